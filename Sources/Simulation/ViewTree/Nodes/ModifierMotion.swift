import Motion

extension ModifierNode {
  /// In an animated update its numbers go through those between; otherwise they are there at once.
  func animateArguments(from old: Modifier) throws {
    guard behavior.isAnimatable, tree.mayAnimate || flight != nil else { return }
    let before = behavior.animatedNumbers(of: old, at: self)
    let after = behavior.animatedNumbers(of: modifier, at: self)
    guard before.names == after.names else { return flight = nil }
    guard before.numbers != after.numbers else { return }
    guard let animation = try tree.animation(around: self),
      var flight = try? self.flight?.flight ?? Flight(at: before.numbers),
      (try? flight.send(to: after.numbers, at: tree.secondsNow, with: animation)) != nil
    else { return flight = nil }
    self.flight = ArgumentFlight(flight: flight, numbers: after)
    tree.recordMotion(of: self, after.names, flight)
  }

  /// What its arguments are at the time that a picture is made for.
  var shownArguments: [String: Value] {
    let time = tree.shownTime
    guard let flight, !flight.flight.isOver(at: time) else { return modifier.arguments }
    return flight.numbers.values(of: modifier, with: flight.flight.values(at: time), in: tree)
  }
}

extension ViewTree {
  /// Virtual time, in seconds.
  var secondsNow: Double { scheduler.now.seconds }

  /// The time that a picture is made for, in seconds.
  var shownTime: Double { pictureTime ?? secondsNow }

  /// Numbers of a node are on their way.
  ///
  /// - Parameter subject: What moves, where the node does not say it any more.
  func recordMotion(
    of node: Node, _ properties: [String], _ flight: Flight, as subject: String? = nil
  ) {
    // What is there at once does not move.
    guard !flight.isOver(at: secondsNow) else { return }
    recorder.moved(
      MotionFact(
        subject: subject ?? node.nameInMotion, properties: properties, course: .flight(flight),
        instance: (node as? InstanceNode ?? node.enclosingInstance)?.token,
        line: node.lineInMotion, runsBody: node is InstanceNode))
  }
}

extension Node {
  /// What moves, as a sentence has it: the view that a modifier is put on, with what it says.
  var nameInMotion: String {
    var node: Node = self
    while true {
      switch node {
      case let instance as InstanceNode: return instance.token
      case let view as FrameworkNode:
        let title = view.view.title.map { " \"\($0)\"" } ?? ""
        return view.kind + title
      default: break
      }
      guard let first = node.children.first else { return "a view" }
      node = first
    }
  }

  fileprivate var lineInMotion: Int? {
    (self as? InstanceNode).map(\.value.type.place.line) ?? writtenLine
  }
}
