/// `TimelineView`: content that changes with time.
struct TimelineBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = ["TimelineView": TimelineBehavior()]

  var isInert: Bool { true }

  func makeNode(_ view: FrameworkView, in tree: ViewTree, under parent: Node?) -> FrameworkNode {
    TimelineNode(view, in: tree, under: parent)
  }
}

/// `TimelineView`: its closure runs at every tick of its schedule, in virtual time; the body around
/// it does not (T3).
final class TimelineNode: FrameworkNode {
  private var timer: SimulatedTask?
  /// The date of the latest tick: running the closure for another reason changes nothing in it.
  private var date: Value?

  /// A display asks an animation for every frame; the simulation asks four times a second.
  private static let frameInterval = Duration.milliseconds(250)

  override func start() throws {
    try super.start()
    try startTimer()
  }

  override func update(to description: Description) throws {
    let before = view.arguments["schedule"]
    try super.update(to: description)
    guard before != view.arguments["schedule"] else { return }
    stopTimer()
    try startTimer()
  }

  override func end() {
    super.end()
    stopTimer()
  }

  /// The context: the date of the tick.
  override func builderArgument() throws -> Value {
    let date = self.date ?? tree.evaluator.surroundings.moment().value
    self.date = date
    let context = [
      TupleElement(label: "date", value: date),
      TupleElement(
        label: "cadence", value: .opaque(OpaqueValue(name: ".live", place: view.place))),
    ]
    return .tuple(context)
  }

  private func startTimer() throws {
    guard let interval else { return }
    timer = try tree.evaluator.startFrames(view.name, every: interval, at: view.place) {
      [weak self] in
      guard let self else { return }
      date = nil
      let context = try builderArgument()
      for case let builder as BuilderNode in children { builder.tick(context) }
    }
  }

  private func stopTimer() {
    if let timer { tree.scheduler.stop(timer) }
    timer = nil
  }

  /// Nil for a schedule that is paused or that the machine does not know.
  private var interval: Duration? {
    guard case .opaque(let schedule)? = view.arguments["schedule"].map(tree.evaluator.unwrapped)
    else { return nil }
    func argument(_ label: String) -> Value? {
      schedule.arguments.first { $0.label == label }?.value
    }
    if case .boolean(true)? = argument("paused") { return nil }
    switch schedule.name.split(separator: ".").last {
    case "periodic", "PeriodicTimelineSchedule":
      return argument("by").flatMap { tree.evaluator.duration($0) }
    case "everyMinute", "EveryMinuteTimelineSchedule": return .seconds(60)
    case "animation", "AnimationTimelineSchedule":
      let least = argument("minimumInterval").flatMap { tree.evaluator.duration($0) }
      return max(least ?? .zero, Self.frameInterval)
    default:
      tree.assumed(
        .system(
          "this schedule of a TimelineView never ticks", decision: "its content runs once",
          advice: "use .periodic(from:by:) to see it tick"), at: view.place)
      return nil
    }
  }
}
