import Motion

/// The `animatableData` of a shape on its way (T8), or the numbers of another view that is only drawn:
/// for each picture it is drawn with the data of that time. No body runs for it.
struct ShapeFlight {
  let flight: Flight
  /// Where it leads.
  let data: Value
  /// What its numbers are called inside of it.
  let names: [String]
}

extension FrameworkNode {
  /// In an animated update what is drawn goes on from the data that is on the screen.
  func followShape(from former: FrameworkView) throws {
    guard tree.mayAnimate || shapeFlight != nil else { return }
    guard let old = try animatableData(of: former), let new = try animatableData(of: view),
      let start = AnimatableNumbers(old), let target = AnimatableNumbers(new),
      start.names == target.names
    else { return shapeFlight = nil }
    guard start.numbers != target.numbers else { return }
    guard let animation = try tree.animation(around: self),
      var flight = try? shapeFlight?.flight ?? Flight(at: start.numbers),
      (try? flight.send(to: target.numbers, at: tree.secondsNow, with: animation)) != nil
    else { return shapeFlight = nil }
    let isOwn = shape(of: view) != nil
    let names =
      isOwn
      ? target.names.map { $0.isEmpty ? "animatableData" : "animatableData.\($0)" } : target.names
    shapeFlight = ShapeFlight(flight: flight, data: new, names: names)
    tree.recordMotion(of: self, names, flight)
  }

  /// The shape as the program has it; nil for what is none of the program.
  func shape(of view: FrameworkView) -> StructureValue? {
    guard let type = tree.evaluator.program.types[view.name], !type.isFramework else { return nil }
    return StructureValue(
      type: type, fields: type.stored.map { view.arguments[$0.name] ?? .void })
  }

  /// The same as a picture shows it now.
  var shownShape: StructureValue? {
    guard let shape = shape(of: view) else { return nil }
    let time = tree.shownTime
    guard let shapeFlight, !shapeFlight.flight.isOver(at: time) else { return shape }
    var frame = Value.structure(shape)
    let data = AnimatableNumbers.value(
      shapeFlight.data, with: shapeFlight.flight.values(at: time))
    let isSet: Void? = try? tree.withoutTracking {
      try tree.evaluator.set("animatableData", of: &frame, to: data, at: view.place)
    }
    guard isSet != nil, case .structure(let moved) = frame else { return shape }
    return moved
  }

  /// The number of that name as a picture shows it now, in a view of SwiftUI; nil where it is not on
  /// its way.
  func shownNumber(_ name: String) -> Double? {
    let time = tree.shownTime
    guard let shapeFlight, !shapeFlight.flight.isOver(at: time),
      let index = shapeFlight.names.firstIndex(of: name)
    else { return nil }
    return shapeFlight.flight.values(at: time)[index]
  }

  private func animatableData(of view: FrameworkView) throws -> Value? {
    guard let shape = shape(of: view) else {
      let numbers = behavior.animatedNumbers(of: view, in: tree)
      guard !numbers.isEmpty else { return nil }
      return .tuple(numbers.map { TupleElement(label: $0.name, value: .double($0.number)) })
    }
    guard
      shape.type.stored.contains(where: { $0.name == "animatableData" })
        || tree.evaluator.computedProperty("animatableData", of: shape.type, from: view.place)
          != nil
    else { return nil }
    return try tree.withoutTracking {
      try tree.evaluator.property("animatableData", of: .structure(shape), at: view.place)
    }
  }
}
