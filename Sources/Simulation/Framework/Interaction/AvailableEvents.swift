/// What a person could do with the screen as it is now.
extension ViewTree {
  /// Events that the screen would accept now. What is in front comes first: behind a sheet something
  /// may happen, too, and no finger does it.
  var availableEvents: [String] {
    let all = events(inReachOnly: false)
    guard cover != nil else { return all }
    let inReach = eventsInReach
    return inReach + all.filter { !inReach.contains($0) }
  }

  /// Of these what a person could bring about: nothing behind a sheet or an alert.
  var eventsInReach: [String] { events(inReachOnly: true) }

  /// Of these each with the control that answers, which rows of a `ForEach` have in common.
  var offersInReach: [OfferedEvent] {
    named(inReachOnly: true).map { node, text in
      OfferedEvent(
        event: text,
        control: node.map { "\(text.prefix { $0 != "\"" })\($0.wayInText)" } ?? text)
    }
  }

  private func events(inReachOnly: Bool) -> [String] {
    named(inReachOnly: inReachOnly).map(\.text)
  }

  private func named(inReachOnly: Bool) -> [(node: Node?, text: String)] {
    guard root != nil else { return [(nil, "insert")] }
    let front = inReachOnly ? cover : nil
    var all: [(node: Node?, text: String)] =
      numberedOffers
      .filter { front.map($0.node.isBelow) ?? true }.map { ($0.node, $0.text) }
    for choice in dialogs.compactMap(systemChoice) {
      all.append((nil, "tap \(Event.quoted(choice))"))
    }
    if let level = frontStage([.pushed]), front.map(level.isBelow) ?? true {
      all.append((nil, "back"))
    }
    if frontStage([.sheet]) != nil { all.append((nil, "dismiss")) }
    if refreshAction != nil, front == nil, frontStage([.dialog]) == nil {
      all.append((nil, "pull to refresh"))
    }
    if let alarm = scheduler.nextAlarm {
      all.append((nil, "wait \((alarm - scheduler.now).eventText)"))
    }
    var seen: Set<String> = []
    return all.filter { seen.insert($0.text).inserted }
  }

  /// The sheet or the alert in front, which keeps a finger from everything else.
  var cover: StageNode? {
    frontStage([.sheet, .dialog]).flatMap { $0.leavesTheRest ? nil : $0 }
  }

  private var dialogs: [StageNode] {
    var dialogs: [StageNode] = []
    root?.walkVisible { node in
      if let stage = node as? StageNode, stage.kind == .dialog { dialogs.append(stage) }
    }
    return dialogs
  }

  /// What is offered from the top, each by a text that means it and nothing else.
  var numberedOffers: [(node: Node, text: String)] {
    let offers = self.offers
    let groups = Dictionary(grouping: offers.indices) { offers[$0].kind }
    var numbers: [Int: Int] = [:]
    var hidden: Set<Int> = []
    for (_, indices) in groups where indices.count > 1 {
      let nodes = distinct(indices.map { offers[$0].node })
      for index in indices {
        guard let place = nodes.firstIndex(where: { $0 === offers[index].node }) else {
          hidden.insert(index)
          continue
        }
        numbers[index] = nodes.count > 1 ? place + 1 : nil
      }
    }
    return offers.indices.filter { !hidden.contains($0) }.map {
      (offers[$0].node, offers[$0].text(numbers[$0]))
    }
  }

  /// Of things that are called the same those that a person can tell apart: what stands in front,
  /// and the innermost of what stands inside one another.
  private func distinct(_ nodes: [Node]) -> [Node] {
    var seen: Set<ObjectIdentifier> = []
    let all = inFront(nodes).filter { seen.insert(ObjectIdentifier($0)).inserted }
    var outer: Set<ObjectIdentifier> = []
    for node in all {
      for around in sequence(first: node, next: \.parent).dropFirst()
      where seen.contains(ObjectIdentifier(around)) {
        outer.insert(ObjectIdentifier(around))
      }
    }
    return all.filter { !outer.contains(ObjectIdentifier($0)) }
  }

  /// Everything that a thing on the screen offers, from the top.
  var offers: [Offer] {
    var all: [Offer] = []
    root?.walkVisible { node in
      guard isReachable(node) else { return }
      if let view = node as? FrameworkNode, !isDisabled(view), !view.leavesTouchesToStyle {
        all += view.behavior.offers(of: view)
      }
      if let modifier = node as? ModifierNode { all += modifier.behavior.offers(of: modifier) }
      if let row = node as? BuilderNode { all += offers(of: row) }
    }
    let covers = TouchCovers(self)
    let covered = Set(
      distinctNodes(of: all).filter { covers.cover(of: $0) != nil }.map(ObjectIdentifier.init))
    return covered.isEmpty ? all : all.filter { !covered.contains(ObjectIdentifier($0.node)) }
  }

  private func distinctNodes(of offers: [Offer]) -> [Node] {
    var seen: Set<ObjectIdentifier> = []
    return offers.map(\.node).filter {
      !($0 is BuilderNode) && seen.insert(ObjectIdentifier($0)).inserted
    }
  }

  /// The thing that an event with a number means.
  ///
  /// - Throws: ``EventError`` if fewer things are called so.
  func aim(of event: Event) throws(EventError) -> Node? {
    guard let number = event.number, let wanted = event.action.aim else { return nil }
    let found = (offers + rowsBesideOffers).filter { offer in
      guard let aim = (try? Event(offer.text()))?.action.aim, aim.verb == wanted.verb else {
        return false
      }
      return (aim.label == wanted.label || isCalled(wanted.label, offer.node))
        && isInside(offer.node, wanted.place)
    }
    let nodes = distinct(found.map(\.node))
    guard nodes.indices.contains(number - 1) else {
      throw EventError(
        nodes.isEmpty
          ? "nothing called \"\(wanted.label)\" answers to this event"
          : "there \(nodes.count == 1 ? "is 1 thing" : "are \(nodes.count) things") called \"\(wanted.label)\" that this event could mean, numbered from 1 in the order of the screen"
      )
    }
    return nodes[number - 1]
  }

  /// Rows that a tap chooses although nothing offers it: several may be chosen, and the list is not
  /// being edited.
  private var rowsBesideOffers: [Offer] {
    var all: [Offer] = []
    root?.walkVisible { node in
      guard let list = node as? FrameworkNode, list.view.hasSelectableRows else { return }
      all += choosableRows(of: list).compactMap { choice in
        choice.text.map { Offer(node: choice.node, start: "tap ", label: $0) }
      }
    }
    return all
  }

  /// Whether a thing answers to a label, among others perhaps.
  private func isCalled(_ label: String, _ node: Node) -> Bool {
    switch node {
    case let control as FrameworkNode: control.labels.contains(label)
    case let gesture as ModifierNode: gestureLabels(of: gesture).contains(label)
    default: false
    }
  }

  /// What a row offers.
  func offers(of row: BuilderNode) -> [Offer] {
    guard let each = row.parent as? EachNode, let text = row.shownTexts(withImages: false).first
    else { return [] }
    var all: [Offer] = []
    if rowAction(.delete, of: each) != nil, row.ban(on: .deleting) == nil, offersDelete(row) {
      all.append(Offer(node: row, start: "swipe to delete ", label: text))
    }
    if rowAction(.move, of: each) != nil, row.ban(on: .moving) == nil {
      all.append(Offer(node: row, start: "move ", label: text, end: " to 0"))
    }
    return all
  }
}

extension Event {
  /// A motion of each kind, as an event writes it around the label.
  static let motions: [(motion: FingerMotion, start: String, end: String)] = [
    (.tap(count: 1), "tap ", ""), (.tap(count: 2), "double tap ", ""),
    (.press, "long press ", ""), (.drag(width: 100, height: 0), "drag ", " by 100 0"),
    (.pinch(2), "pinch ", " by 2"), (.rotate(90), "rotate ", " by 90"),
  ]
}

extension Event.Action {
  /// What an event is aimed at: the kind of event, the label, and the view around it.
  var aim: (verb: String, label: String, place: String?)? {
    switch self {
    case .tap(let label, let place): ("tap", label, place)
    case .toggle(let label, let place): ("toggle", label, place)
    case .type(_, let label, let place), .submit(let label, let place): ("type", label, place)
    case .select(_, let label, let place): ("select", label, place)
    case .slide(let label, _, let place): ("slide", label, place)
    case .gesture(.tap(1), let label, let place): ("tap", label, place)
    case .gesture(let motion, let label, let place): (motion.name, label, place)
    case .hover(let label, let place): label.map { ("hover", $0, place) }
    case .swipeToDelete(let label, let place): ("swipe", label, place)
    case .move(let label, _, let place): ("move", label, place)
    case .set, .environment, .wait, .remove, .insert, .back, .dismiss, .scroll, .scrollOn, .refresh:
      nil
    }
  }
}
