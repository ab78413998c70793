import Layout

/// What is seen of lazy containers, and what waits until it is seen again (I20).
final class SightBoard {
  /// Whether something in a lazy container is seen, as far as that container goes.
  enum Sight {
    case seen
    /// It is in sight again, and nobody was told so far.
    case returning
    case away
  }

  /// Views that stand by themselves in lazy containers, by number.
  var lines: [Int: LineNode] = [:]
  /// Where the layout put what is made, by container.
  private var reports: [Report] = []
  fileprivate var away: [Int: any PlaceOfLazyContainer] = [:]
  /// What does not run before its place is seen again, by the number of that place and its own.
  fileprivate var waiting: [Int: [Int: Rule]] = [:]
  /// With the step by which it came back.
  fileprivate var returning: [(place: any PlaceOfLazyContainer, step: Int)] = []
  /// Whether what is called now is called since something left sight, or came into it.
  fileprivate(set) var isTelling = false

  private struct Report {
    let container: ObjectIdentifier
    var places: [(node: any PlaceOfLazyContainer, place: LazyPlace)]
  }

  /// The layout put what is made of a container somewhere.
  func note(
    _ places: [(node: any PlaceOfLazyContainer, place: LazyPlace)], of container: AnyObject
  ) {
    let key = ObjectIdentifier(container)
    reports.removeAll { $0.container == key }
    reports.append(Report(container: key, places: places))
  }

  fileprivate func takeReports() -> [(node: any PlaceOfLazyContainer, place: LazyPlace)] {
    defer { reports = [] }
    return reports.flatMap(\.places)
  }

  /// A rule that would run does not before it is seen again.
  ///
  /// - Returns: Whether it has to wait.
  func setAside(_ rule: Rule) throws -> Bool {
    guard !away.isEmpty, let node = rule as? Node, let place = node.placeOutOfSight else {
      return false
    }
    waiting[place.number, default: [:]][rule.number] = rule
    (node as? InstanceNode)?.staysOutOfSight(doubt: place.sightDoubt)
    return true
  }

  /// It leaves the tree.
  func forget(_ node: Node) {
    away[node.number] = nil
    waiting[node.number] = nil
  }

  fileprivate func telling(_ body: () throws -> Void) rethrows {
    isTelling = true
    defer { isTelling = false }
    try body()
  }
}

extension ViewTree {
  /// After the layout: what left sight hears of it, and what is in sight again is brought up to date.
  func tellSights() throws {
    var leaving: [(any PlaceOfLazyContainer)] = []
    var returning: [(any PlaceOfLazyContainer)] = []
    for (node, place) in sights.takeReports() {
      let isSeen = place.distance == 0
      if isSeen, node.sight == .seen, node.sightDoubt != nil,
        place.sight.share <= Self.surelySeen
      {
        node.sightDoubt = nil
      }
      guard isSeen != (node.sight != .away), node.isAttached else { continue }
      if isSeen { returning.append(node) } else { leaving.append(node) }
      node.sightDoubt =
        isSeen
        ? doubt(of: place.sight, at: .nowhere) : doubt(ofLeaving: place, at: .nowhere)
    }
    tellLeaving(leaving)
    wake(returning)
  }

  private func tellLeaving(_ places: [any PlaceOfLazyContainer]) {
    var told: [any PlaceOfLazyContainer] = []
    for place in places {
      if place.sight == .seen, place.isOnStage { told.append(place) }
      place.sight = .away
      sights.away[place.number] = place
    }
    guard !told.isEmpty else { return }
    let step = recordSight(of: told, "out of sight", state: "kept here")
    recorder.during(step ?? recorder.cause ?? 1) {
      sights.telling { for place in told { place.tellContent(isSeen: false) } }
    }
  }

  /// What waited runs now, and after it all appears.
  private func wake(_ places: [any PlaceOfLazyContainer]) {
    guard !places.isEmpty else { return }
    let step =
      recordSight(of: places, "in sight again", state: "what it was") ?? recorder.cause ?? 1
    for place in places {
      place.sight = .returning
      sights.away[place.number] = nil
      sights.returning.append((place, step))
      let rules = sights.waiting.removeValue(forKey: place.number) ?? [:]
      for (_, rule) in rules.sorted(by: { $0.key < $1.key })
      where (rule as? Node)?.isAttached ?? true {
        graph.resume(rule, because: step)
        (rule as? any PlaceOfLazyContainer)?.wakingStep = step
        (rule as? InstanceNode)?.differenceStep = nil
      }
    }
  }

  /// At the end of an update what is in sight again appears.
  func tellReturns() {
    let places = sights.returning
    sights.returning = []
    for (place, step) in places where place.sight == .returning {
      place.sight = .seen
      guard place.isAttached, place.isOnStage else { continue }
      recorder.during(step) { sights.telling { place.tellContent(isSeen: true) } }
    }
  }

  /// - Returns: The step; nil where nothing is told, since nothing in them would notice.
  private func recordSight(
    of places: [any PlaceOfLazyContainer], _ what: String, state: String
  ) -> Int? {
    let noticing = places.filter(\.noticesSight)
    guard let first = noticing.first else { return nil }
    let names = noticing.prefix(Self.mostNamed).map(\.nameInSight)
    let more = noticing.count - names.count
    let all = names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    let (verb, whose) = noticing.count > 1 ? ("are", "their") : ("is", "its")
    let rest = noticing.contains(where: \.holdsState) ? ", \(whose) state is \(state)" : ""
    return recorder.record(.check, "\(all) \(verb) \(what)\(rest)") { step in
      step.view = first.enclosingInstance?.typeName
      step.rule = "I20"
      step.certainty = noticing.allSatisfy { $0.sightDoubt != nil } ? .depends : .usual
    }
  }

  private static let mostNamed = 3
}

extension Node {
  /// The nearest place of a lazy container around it, or itself, that is out of sight; nil for what
  /// is presented from there.
  var placeOutOfSight: (any PlaceOfLazyContainer)? {
    var node: Node? = self
    while let current = node {
      if current.sight == .away { return current as? any PlaceOfLazyContainer }
      if (current as? StageNode)?.isDetached == true { return nil }
      node = current.parent
    }
    return nil
  }

  /// Everything in it that is on the stage hears whether it is seen.
  fileprivate func tellContent(isSeen: Bool) {
    for child in children where child.sight == .seen {
      if let stage = child as? StageNode, stage.isCovered || stage.isDetached { continue }
      child.hearsSight(isSeen)
      child.tellContent(isSeen: isSeen)
    }
  }

  private func hearsSight(_ isSeen: Bool) {
    // What nobody has seen never appeared.
    if !isSeen, tree.withdrawAppearance(of: self) {
      (self as? ModifierNode)?.task = nil
    } else {
      becomesCovered(!isSeen)
    }
  }

  /// Whether something in it has state, or is called.
  fileprivate var noticesSight: Bool {
    holdsState || contains { ($0 as? ModifierNode)?.behavior.hearsSight ?? false }
  }

  fileprivate var holdsState: Bool {
    contains { ($0 as? InstanceNode)?.slots.contains(where: \.ownsStorage) ?? false }
  }

  /// What it is called in a sentence.
  fileprivate var nameInSight: String {
    if let name = (self as? BuilderNode)?.name { return name }
    var node: Node = self
    while let child = node.children.first {
      if let instance = child as? InstanceNode { return instance.token }
      if let view = child as? FrameworkNode {
        return view.view.title.map { "\(view.kind) \(Event.quoted($0))" } ?? view.kind
      }
      node = child
    }
    return "a row"
  }
}

extension InstanceNode {
  /// It was marked, or would be described again, and is out of sight (I20).
  fileprivate func staysOutOfSight(doubt: Doubt?) {
    guard runsBody else { return }
    let reason = "out of sight, and looked at when it is seen again"
    tree.recorder.checked(Check(view: typeName, instance: token, reason: "out of sight"))
    let silence = Step.Silence.notRun(reason)
    tree.recorder.record(.skip, "\(token) is \(silence.words)", because: changes.last?.step) {
      step in
      step.view = typeName
      step.instance = token
      step.runner = runName
      step.silence = silence
      step.rule = "I20"
      step.certainty = doubt == nil ? .usual : .depends
      step.doubt = doubt?.assumption.what
    }
  }
}
