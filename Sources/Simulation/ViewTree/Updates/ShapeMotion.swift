import Motion

/// The `animatableData` of a shape on its way (T8): for each picture the shape is asked for its path
/// with the data of that time. No body runs for it.
struct ShapeFlight {
  let flight: Flight
  /// Where it leads.
  let data: Value
  /// What its numbers are called inside of it.
  let names: [String]
}

extension FrameworkNode {
  /// In an animated update a shape of the program goes on from the data that is on the screen.
  func followShape(from former: FrameworkView) throws {
    guard let old = try animatableData(of: former), let new = try animatableData(of: view),
      let start = AnimatableNumbers(old), let target = AnimatableNumbers(new),
      start.names == target.names
    else { return shapeFlight = nil }
    guard start.numbers != target.numbers else { return }
    guard let animation = try tree.animation(around: self),
      var flight = try? shapeFlight?.flight ?? Flight(at: start.numbers),
      (try? flight.send(to: target.numbers, at: tree.secondsNow, with: animation)) != nil
    else { return shapeFlight = nil }
    let names = target.names.map { $0.isEmpty ? "animatableData" : "animatableData.\($0)" }
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

  private func animatableData(of view: FrameworkView) throws -> Value? {
    guard let shape = shape(of: view),
      shape.type.stored.contains(where: { $0.name == "animatableData" })
        || tree.evaluator.computedProperty("animatableData", of: shape.type, from: view.place)
          != nil
    else { return nil }
    return try tree.withoutTracking {
      try tree.evaluator.property("animatableData", of: .structure(shape), at: view.place)
    }
  }
}
