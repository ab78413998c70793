import Layout

/// What a layout told of its negotiation, as it is told to others.
final class NegotiationRecord {
  private var told: [(item: LayoutItem, step: NegotiationStep)] = []

  /// A program that nests endlessly is told of so far.
  private static let limit = 100_000

  var listener: (LayoutItem, NegotiationStep) -> Void {
    { [self] item, step in if told.count < Self.limit { told.append((item, step)) } }
  }

  /// The steps of things that are seen; what only holds others together, and what was answered from
  /// memory, is left out.
  func steps(of screens: [Pieces], naming instance: (InstanceNode) -> String) -> [LaidOutStep] {
    var names: [ObjectIdentifier: Name] = [:]
    for pieces in screens { for figure in pieces.figures { add(figure, to: &names, instance) } }
    let shown = told.filter { !$0.step.isRemembered }.compactMap { item, step in
      names[ObjectIdentifier(item)].map { (name: $0, step: step) }
    }
    return shown.enumerated().map { index, entry in
      LaidOutStep(
        n: index + 1, kind: entry.step.kind.word, view: entry.name.view, text: entry.name.text,
        id: entry.name.identifier, instance: entry.name.instance,
        proposal: LaidOutProposal(
          width: entry.step.proposal.width, height: entry.step.proposal.height),
        size: entry.step.size.map { LaidOutSize(width: $0.width, height: $0.height) },
        because: entry.step.reason.words, rule: entry.step.rule.name)
    }
  }

  private struct Name {
    var view: String
    var text: String?
    var identifier: String?
    var instance: String?
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
        identifier: figure.identifier ?? known?.identifier, instance: own ?? known?.instance)
    }
    for child in figure.children { add(child, to: &names, instance) }
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
