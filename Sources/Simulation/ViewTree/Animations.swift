/// An animation of the data that a view of the program interpolates for itself: its body runs for
/// every frame (T3), where other views run once (T1).
///
/// A display would show many frames. The simulation shows a few, at equal distances in virtual
/// time, and always the last.
final class DataAnimation {
  static let frames = 4

  private let start: Value
  private let end: Value
  private(set) var frame = 0
  var task: SimulatedTask?

  /// Nil for data that cannot be interpolated, or that does not differ.
  init?(from start: Value, to end: Value) {
    guard start != end, Self.mix(start, end, 0) != nil else { return nil }
    self.start = start
    self.end = end
  }

  var isOver: Bool { frame >= Self.frames }

  /// The data as the next frame shows it.
  func advance() -> Value {
    frame += 1
    return Self.mix(start, end, Double(frame) / Double(Self.frames)) ?? end
  }

  /// A number, or pairs of numbers; nil for anything else.
  private static func mix(_ start: Value, _ end: Value, _ progress: Double) -> Value? {
    switch (start, end) {
    case (.double(let start), .double(let end)): .double(start + (end - start) * progress)
    case (.integer(let start), _): mix(.double(Double(start)), end, progress)
    case (_, .integer(let end)): mix(start, .double(Double(end)), progress)
    case (.tuple(let starts), .tuple(let ends)): mix(starts, ends, progress)
    default: nil
    }
  }

  private static func mix(_ starts: [TupleElement], _ ends: [TupleElement], _ progress: Double)
    -> Value?
  {
    guard starts.count == ends.count else { return nil }
    var elements: [TupleElement] = []
    for (start, end) in zip(starts, ends) {
      guard let value = mix(start.value, end.value, progress) else { return nil }
      elements.append(TupleElement(label: end.label, value: value))
    }
    return .tuple(elements)
  }
}

extension ViewTree {
  /// An animation from what a view showed to what its parent describes now; nil if the view
  /// interpolates nothing, nothing of that differs, or the update is not animated.
  func animation(of node: InstanceNode, from old: StructureValue, to new: StructureValue) throws
    -> (data: DataAnimation, duration: Duration)?
  {
    guard interpreter.program.conforms(new.type, to: "Animatable"),
      let duration = animationDuration(around: node),
      let start = try animatableData(of: old), let end = try animatableData(of: new),
      let data = DataAnimation(from: start, to: end)
    else { return nil }
    return (data, duration)
  }

  private func animatableData(of structure: StructureValue) throws -> Value? {
    try interpreter.property(
      "animatableData", of: .structure(structure), at: structure.type.place)
  }

  /// The transaction's animation, or that of the nearest `.animation` whose value changed.
  func animationDuration(around node: Node) -> Duration? {
    var outer = node.parent
    while let current = outer {
      if let modifier = current as? ModifierNode, modifier.animatedUpdate == updates {
        return interpreter.animationDuration(of: modifier.modifier.arguments["animation"])
      }
      outer = current.parent
    }
    return interpreter.animationDuration(of: updateAnimation)
  }
}

extension InstanceNode {
  /// In an animated update the body starts with the data that is on the screen.
  func animate(from before: StructureValue) throws {
    stopAnimation()
    guard let (data, duration) = try tree.animation(of: self, from: before, to: value) else {
      return
    }
    let task = try tree.interpreter.startFrames(
      "animation of \(typeName)", every: duration / DataAnimation.frames,
      at: value.type.place
    ) { [weak self] in try self?.showFrame() }
    guard let task else { return }
    data.task = task
    animation = data
    presented = before
  }

  private func showFrame() throws {
    guard let animation else { return }
    var frame = Value.structure(value)
    let data = animation.advance()
    try tree.interpreter.set("animatableData", of: &frame, to: data, at: value.type.place)
    if case .structure(let structure) = frame { presented = structure }
    let number = animation.frame
    if animation.isOver { stopAnimation() }
    try connect()
    differingInputs = InputChange(certainty: .usual, rule: "T3")
    differenceStep = tree.recorder.record(
      .compare, "\(token): frame \(number) of the \(DataAnimation.frames) that are shown"
    ) { step in
      step.view = typeName
      step.instance = token
      step.new = data.shortText
      step.rule = "T3"
    }
    tree.graph.schedule(self)
  }

  func stopAnimation() {
    if let task = animation?.task { tree.scheduler.stop(task) }
    animation = nil
    presented = nil
  }
}
