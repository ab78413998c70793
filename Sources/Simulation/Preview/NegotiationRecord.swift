import Layout

/// What a layout told of its negotiation, as it is told to others.
final class NegotiationRecord {
  private var told: [(item: LayoutItem, step: NegotiationStep)] = []

  /// A program that nests endlessly is told of so far.
  private static let limit = 100_000

  var listener: (LayoutItem, NegotiationStep) -> Void {
    { [self] item, step in if told.count < Self.limit { told.append((item, step)) } }
  }

  /// The steps of things that are seen; what only holds others together, and what was said before,
  /// is left out.
  func steps(of screens: [Pieces], naming instance: (InstanceNode) -> String) -> [LaidOutStep] {
    var names: [ObjectIdentifier: Name] = [:]
    for pieces in screens { for figure in pieces.figures { add(figure, to: &names, instance) } }
    var causes = NegotiationCauses()
    var news = NegotiationNews()
    return told.compactMap { item, step in
      guard news.isNew(item, step), let name = names[ObjectIdentifier(item)] else { return nil }
      let (number, cause) = causes.next(item, step.kind)
      return LaidOutStep(
        n: number, kind: step.kind.word, view: name.view, text: name.text,
        id: name.identifier, instance: name.instance,
        proposal: LaidOutProposal(width: step.proposal.width, height: step.proposal.height),
        size: step.size.map { LaidOutSize(width: $0.width, height: $0.height) },
        because: step.reason.words, rule: step.rule.name, cause: cause,
        line: name.line,
        frame: step.kind == .place ? item.frame.map { LaidOutFrame($0) } : nil)
    }
  }

  private struct Name {
    var view: String
    var text: String?
    var identifier: String?
    var instance: String?
    var line: Int?
  }

  /// A thing is called by what is innermost; the view of the program around it is as large.
  private func add(
    _ figure: Figure, to names: inout [ObjectIdentifier: Name],
    _ instance: (InstanceNode) -> String
  ) {
    let own = (figure.node as? InstanceNode).flatMap { figure.isInstance ? instance($0) : nil }
    for item in figure.items {
      let known = names[ObjectIdentifier(item)]
      names[ObjectIdentifier(item)] = Name(
        view: figure.name,
        text: figure.isInstance ? nil : (figure.node as? FrameworkNode)?.view.title,
        identifier: figure.identifier ?? known?.identifier, instance: own ?? known?.instance,
        line: figure.place.flatMap { $0.line > 0 ? $0.line : nil } ?? known?.line)
    }
    for child in figure.children { add(child, to: &names, instance) }
  }
}

/// Which steps say something that was not said before: an offer that was made before is answered from
/// memory. An offer of another length is news, whatever it is answered from.
private struct NegotiationNews {
  private struct Offer: Hashable {
    let item: ObjectIdentifier
    let width: Double?
    let height: Double?
  }

  private var offers: Set<Offer> = []
  /// Whether the latest offer to an item was told.
  private var isTold: [ObjectIdentifier: Bool] = [:]

  mutating func isNew(_ item: LayoutItem, _ step: NegotiationStep) -> Bool {
    let key = ObjectIdentifier(item)
    switch step.kind {
    case .propose:
      let offer = Offer(item: key, width: step.proposal.width, height: step.proposal.height)
      let isFirst = offers.insert(offer).inserted
      isTold[key] = isFirst || !step.isRemembered
      return isTold[key] ?? true
    case .choose: return isTold[key] ?? true
    case .place: return true
    }
  }
}

/// Which step led to which: an offer to those inside it, an offer to the choice, the place of a
/// container to the places in it.
private struct NegotiationCauses {
  private var count = 0
  /// Offers that are not answered yet, from the outside to the inside.
  private var open: [(item: LayoutItem, number: Int)] = []
  private var placed: [ObjectIdentifier: Int] = [:]

  mutating func next(_ item: LayoutItem, _ kind: NegotiationStep.Kind) -> (
    number: Int, cause: Int?
  ) {
    count += 1
    switch kind {
    case .propose:
      defer { open.append((item, count)) }
      return (count, open.last?.number)
    case .choose:
      while let offer = open.popLast() {
        if offer.item === item { return (count, offer.number) }
      }
      return (count, nil)
    case .place:
      open = []
      placed[ObjectIdentifier(item)] = count
      let around = sequence(first: item, next: \.parent).dropFirst()
      return (count, around.lazy.compactMap { placed[ObjectIdentifier($0)] }.first)
    }
  }
}

extension NegotiationStep.Kind {
  fileprivate var word: String {
    switch self {
    case .propose: "propose"
    case .choose: "choose"
    case .place: "place"
    }
  }
}
