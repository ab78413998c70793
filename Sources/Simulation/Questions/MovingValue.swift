import Drawing
import Motion

extension Screen {
  /// Where a number of something is now: of a modifier on it, or of the rectangle in which it is
  /// drawn.
  ///
  /// - Throws: ``EventError`` if nothing on the screen is called so, or it has no such number;
  ///   ``SourceError`` as ``drawn(isExact:)``.
  func movingValue(of question: LayoutQuestion) throws -> (
    number: StatedNumber, certainty: Certainty
  ) {
    let node = try node(named: question.target)
    let property = question.property ?? ""
    if property == "runs", let instance = node as? InstanceNode { return runs(of: instance) }
    var known: [String] = []
    for (names, numbers, flight) in node.numbersAround {
      if let index = names.firstIndex(where: { $0 == property || $0.shortName == property }) {
        return (StatedNumber(numbers[index]), flight?.certainty ?? .certain)
      }
      known += names.filter { !known.contains($0) }
    }
    let places = ["x", "y", "width", "height"]
    guard let index = places.firstIndex(of: property) else {
      throw EventError(
        "\(question.target) has no \(property); it has " + (known + places).joined(separator: ", "))
    }
    return try place(of: node, index, question)
  }

  /// How often the body of a view has run since it came on the screen.
  private func runs(of instance: InstanceNode) -> (number: StatedNumber, certainty: Certainty) {
    let name = tree.names.name(of: instance)
    let count = trace.events.reduce(0) { count, event in
      count + event.evaluated.count { $0.instance == name }
    }
    let certainty = trace.events.compactMap { $0.doubt(about: name)?.certainty }.max()
    return (StatedNumber(Double(count)), certainty ?? .certain)
  }

  private func node(named name: String) throws -> Node {
    var named: [(name: String, node: Node)] = []
    onLargeStack { [tree] in
      tree.root?.walk { node in
        switch node {
        case let modifier as ModifierNode:
          if let own = modifier.modifier.identifier { named.append((own, modifier)) }
        case let instance as InstanceNode: named.append((tree.names.name(of: instance), instance))
        default: break
        }
      }
    }
    guard let found = named.first(where: { $0.name == name })?.node else {
      let names = named.map(\.name).reduce(into: [String]()) { all, name in
        if !all.contains(name) { all.append(name) }
      }
      throw EventError(
        "nothing on the screen is called \"\(name)\"; \(names.thereAre) \(names.joined(separator: ", "))"
      )
    }
    return found
  }

  /// A side of the rectangle around everything in it that is drawn.
  private func place(of node: Node, _ index: Int, _ question: LayoutQuestion) throws -> (
    number: StatedNumber, certainty: Certainty
  ) {
    let (things, nodes) = try onLargeStack { [tree, screenMotion] in
      let made = try tree.scene(isExact: true)
      let things = screenMotion.exact.shown(made.scene.things, at: tree.secondsNow)
      return (things, made.nodes)
    }
    let own = things.filter { thing in
      nodes[thing.identity.number].map { $0 === node || $0.isBelow(node) } ?? false
    }
    guard !own.isEmpty else { throw EventError("nothing of \(question.target) is drawn") }
    let area = own.area
    let flights = own.compactMap { screenMotion.exact.flights[$0.identity]?.certainty }
    var measured = question
    measured.asksForPlace = index < 2
    let rests = (try? laidOut().answer(measured))?.certainty ?? .depends
    return (
      StatedNumber([area.x, area.y, area.width, area.height][index]),
      max(flights.max() ?? .certain, rests)
    )
  }
}

extension Node {
  /// The numbers of the modifiers around the first view in it, from the inside to the outside, as
  /// they are now.
  fileprivate var numbersAround: [(names: [String], numbers: [Double], flight: Flight?)] {
    var chain: [Node] = []
    var node: Node? = self
    while let current = node, !(current is FrameworkNode) {
      chain.append(current)
      node = current.children.first
    }
    chain.reverse()
    node = parent
    while let current = node, !(current is FrameworkNode), current.children.count == 1 {
      chain.append(current)
      node = current.parent
    }
    return chain.compactMap(\.numbersNow)
  }

  private var numbersNow: (names: [String], numbers: [Double], flight: Flight?)? {
    switch self {
    case let node as ModifierNode where node.behavior.isAnimatable:
      let numbers = node.behavior.animatedNumbers(of: node.modifier, at: node)
      let now = node.flight?.flight.values(at: tree.secondsNow) ?? numbers.numbers
      return (numbers.names, now, node.flight?.flight)
    case let node as InstanceNode:
      guard let flight = node.animation?.flight else { return nil }
      let now = flight.values(at: tree.secondsNow)
      return (
        now.indices.map { now.count > 1 ? "animatableData \($0)" : "animatableData" }, now, flight
      )
    default: return nil
    }
  }
}

extension String {
  /// `rotation` of `rotationEffect degrees`, `scale` of `scaleEffect`.
  fileprivate var shortName: String {
    switch self {
    case "rotationEffect degrees": "rotation"
    case "scaleEffect": "scale"
    default: self
    }
  }
}

extension Flight {
  /// How sure it is where it is.
  fileprivate var certainty: Certainty {
    departures.map { departure in
      let preset = AnimationPreset.all.first { $0.animation.base == departure.animation?.base }
      return max(departure.encounter.grounds.certainty, preset?.grounds.certainty ?? .certain)
    }.max() ?? .certain
  }
}

extension Grounds {
  fileprivate var certainty: Certainty { self == .documented ? .certain : .usual }
}
