import Motion

/// `PhaseAnimator`: content that goes through phases, each with its animation.
struct PhaseBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = ["PhaseAnimator": PhaseBehavior()]

  var isInert: Bool { true }

  func makeNode(_ view: FrameworkView, in tree: ViewTree, under parent: Node?) -> FrameworkNode {
    PhaseNode(view, in: tree, under: parent)
  }
}

/// `PhaseAnimator`: its closure runs once for each phase, and what it describes is animated on from
/// the phase before.
///
/// The first phase is left at once, or whenever the trigger changes; the others when their animation
/// is logically complete. After a trigger it comes back to the first phase and stays.
final class PhaseNode: FrameworkNode {
  private var index = 0
  private var timer: SimulatedTask?
  /// When the phase that runs is left.
  private var endOfPhase = 0.0
  private let phase = Attribute("phase", kind: .state)

  /// A phase without an animation is on the screen for a frame of a display.
  private static let shortest = 1.0 / 60

  private var phases: [Value] {
    if case .array(let phases)? = view.arguments["phases"] { phases } else { [] }
  }

  override func builderArgument() throws -> Value {
    phases.indices.contains(index) ? phases[index] : try super.builderArgument()
  }

  override func start() throws {
    try super.start()
    if view.arguments["trigger"] == nil { try goOn() }
  }

  override func update(to description: Description) throws {
    let before = view.arguments["trigger"]
    try super.update(to: description)
    guard before != view.arguments["trigger"] else { return }
    stop()
    try goOn()
  }

  override func end() {
    super.end()
    stop()
  }

  private func stop() {
    if let timer { tree.scheduler.stop(timer) }
    timer = nil
  }

  /// To the phase after this one, in a transaction of its own.
  private func goOn() throws {
    timer = nil
    let phases = phases
    guard phases.count > 1 else { return }
    let next = (index + 1) % phases.count
    let animation = try animation(to: phases[next])
    let step = tree.recorder.record(
      .effect, "PhaseAnimator goes on to its phase \(phases[next].shortText)"
    ) { step in
      step.view = enclosingInstance?.typeName
      step.stands(at: tree.tell(view.place))
    }
    let write = PendingWrite(attribute: phase, step: step) { [weak self] in
      guard let self else { return }
      index = next
      for case let builder as BuilderNode in children { builder.tick(phases[next]) }
    }
    _ = tree.transact(animation: animation) {
      tree.enqueue(write)
      return .void
    }
    guard next != 0 || view.arguments["trigger"] == nil else { return }
    let motion = AnimationReading(evaluator: tree.evaluator).animation(animation)
    guard let seconds = motion.map(\.logicalDuration) ?? 0 else { return }
    endOfPhase = tree.secondsNow + max(seconds, Self.shortest)
    timer = try tree.evaluator.startTimer(
      "PhaseAnimator", every: Duration(boundedSeconds: max(seconds, Self.shortest)),
      isRepeating: false, at: view.place
    ) { [weak self] in try self?.goOn() }
  }

  /// How long it goes on with phases that are still to come; nil where it does not, infinite where
  /// nothing ends it.
  var secondsToGo: Double? {
    guard timer != nil else { return nil }
    guard view.arguments["trigger"] != nil else { return .infinity }
    let phases = phases
    var seconds = max(0, endOfPhase - tree.secondsNow)
    for next in (index + 1..<index + 1 + phases.count).map({ $0 % phases.count }) {
      let animation = (try? animation(to: phases[next])).flatMap {
        AnimationReading(evaluator: tree.evaluator).animation($0)
      }
      seconds += max(animation?.logicalDuration ?? 0, next == 0 ? 0 : Self.shortest)
      if next == 0 { break }
    }
    return seconds
  }

  /// What the program says of the way to a phase; the default where it says nothing.
  private func animation(to phase: Value) throws -> Value {
    guard case .function(let animation)? = view.arguments["animation"] else {
      return .opaque(OpaqueValue(name: ".default", place: view.place))
    }
    let said = try tree.withoutTracking {
      try tree.evaluator.call(
        animation, [CallArgument(label: nil, value: phase)], at: tree.place(of: animation))
    }
    // What the interface writes for a closure that is not given.
    if case .integer = said { return .opaque(OpaqueValue(name: ".default", place: view.place)) }
    return said
  }
}
