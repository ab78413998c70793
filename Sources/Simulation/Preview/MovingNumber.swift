import Motion

/// A number that is on its way now: a part of what a picture of the screen cannot show.
public struct MovingNumber: Sendable, Equatable {
  /// What it belongs to: `Text "Saved"`.
  public var subject: String
  /// `opacity`, `rotationEffect degrees`, `presence (opacity)`.
  public var property: String
  public var value: Double
  /// Where it comes to rest.
  public var target: Double

  /// A sentence without its full stop: `The opacity of Text "Saved" is 0.75, on its way to 1`.
  public var words: String {
    "The \(property) of \(subject) is \(Self.text(value)), on its way to \(Self.text(target))"
  }

  /// At most three decimals.
  public static func text(_ number: Double) -> String {
    let scaled = (number * 1000).rounded() / 1000
    return scaled == scaled.rounded() && abs(scaled) < 1e15 ? "\(Int(scaled))" : "\(scaled)"
  }
}

extension Screen {
  /// What is on its way now, besides the places of what is drawn: the numbers of modifiers, and how
  /// much is there of what comes and leaves.
  public var movingNumbers: [MovingNumber] {
    let time = tree.secondsNow
    var found: [MovingNumber] = []
    func add(_ token: String, _ names: [String], _ flight: Flight) {
      guard !flight.isOver(at: time) else { return }
      let subject = tree.names.reading(token)
      let (values, targets) = (flight.values(at: time), flight.target)
      for (index, name) in names.enumerated() where values[index] != targets[index] {
        let number = MovingNumber(
          subject: subject, property: name, value: values[index], target: targets[index])
        if !found.contains(number) { found.append(number) }
      }
    }
    var present: Set<Int> = []
    tree.root?.walk { node in
      present.insert(node.number)
      if let view = node as? FrameworkNode, let shape = view.shapeFlight {
        add(view.view.name, shape.names, shape.flight)
      }
      guard let modifier = node as? ModifierNode, let flight = modifier.flight else { return }
      add(modifier.nameInMotion, flight.numbers.names, flight.flight)
    }
    let motion = screenMotion.exact
    let presences =
      motion.entering.filter { present.contains($0.key.number) }.sorted {
        ($0.key.number, $0.key.part) < ($1.key.number, $1.key.part)
      }.map(\.value) + motion.leaving.map(\.presence)
    for presence in presences {
      add(presence.subject, ["presence (\(presence.effect.name))"], presence.flight)
    }
    return found
  }

  /// How long it takes until everything is where it comes to rest, places as well; nil where nothing
  /// moves, or never comes to rest.
  public var millisecondsToRest: Int? {
    var flights = screenMotion.exact.flights.values + []
    flights += screenMotion.exact.entering.values.map(\.flight)
    flights += screenMotion.exact.leaving.map(\.presence.flight)
    var phases = 0.0
    tree.root?.walk { node in
      if let flight = (node as? ModifierNode)?.flight { flights.append(flight.flight) }
      if let shape = (node as? FrameworkNode)?.shapeFlight { flights.append(shape.flight) }
      phases = max(phases, (node as? PhaseNode)?.secondsToGo ?? 0)
    }
    let rest = max(phases, flights.compactMap(\.end).max().map { $0 - tree.secondsNow } ?? 0)
    return rest > 0 && rest < 1e6 ? Int((rest * 1000).rounded(.up)) : nil
  }
}
