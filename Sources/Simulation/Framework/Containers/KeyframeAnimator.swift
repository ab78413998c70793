import Motion

/// `KeyframeAnimator`: content that is run again for each frame, with a value that follows keyframes.
struct KeyframeBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = ["KeyframeAnimator": KeyframeBehavior()]

  var isInert: Bool { true }

  func makeNode(_ view: FrameworkView, in tree: ViewTree, under parent: Node?) -> FrameworkNode {
    KeyframeNode(view, in: tree, under: parent)
  }
}

/// `KeyframeAnimator`: its closure runs for every frame with the value between the keyframes; the
/// body around it does not (T3).
///
/// With a trigger it goes once and stays at the end, where the next run begins; a run that is
/// interrupted hands on its value and velocity (documented). Without one it begins again where it
/// began.
final class KeyframeNode: FrameworkNode {
  private var timer: SimulatedTask?
  private var run: KeyframeRun?
  /// What the closure was called with last; nil before the first run.
  private var current: Value?
  private var frame = 0

  /// A display shows no more frames a second, however short a run is.
  private static let shortest = 1.0 / 60

  private var isTriggered: Bool { view.arguments["trigger"] != nil }
  private var repeats: Bool { !isTriggered && view.arguments["repeating"] != .boolean(false) }

  override func builderArgument() throws -> Value {
    try current ?? super.builderArgument()
  }

  override func start() throws {
    try super.start()
    if repeats { try begin() }
  }

  override func update(to description: Description) throws {
    let (trigger, repeated) = (view.arguments["trigger"], repeats)
    try super.update(to: description)
    if isTriggered {
      if trigger != view.arguments["trigger"] { try begin() }
    } else if repeats != repeated {
      try repeats ? begin() : rewind()
    }
  }

  override func end() {
    super.end()
    stop()
  }

  private func stop() {
    if let timer { tree.scheduler.stop(timer) }
    timer = nil
    run = nil
  }

  /// Without repetition it shows where it begins (documented).
  private func rewind() {
    stop()
    current = nil
    if let initial = view.arguments["initialValue"] { show(initial) }
  }

  private func begin() throws {
    let now = tree.secondsNow
    let velocities = run?.velocities(at: now) ?? [:]
    let value = try run?.value(at: now) ?? builderArgument()
    stop()
    guard case .function(let keyframes)? = view.arguments["keyframes"] else { return }
    let described = try tree.withoutTracking {
      try tree.evaluator.call(
        keyframes, [CallArgument(label: nil, value: value)], at: tree.place(of: keyframes))
    }
    let tracks = try KeyframeReading(evaluator: tree.evaluator, velocities: velocities)
      .tracks(of: described, from: value, at: tree.place(of: keyframes))
    let next = KeyframeRun(
      tracks, from: value, at: now, repeats: repeats, evaluator: tree.evaluator,
      place: view.place)
    guard next.duration > 0 else { return show(try next.value(at: .infinity)) }
    run = next
    frame = 0
    current = try next.value(at: now)
    tellMotion(of: next)
    timer = try tree.evaluator.startFrames(
      "KeyframeAnimator",
      every: Duration(
        boundedSeconds: max(next.duration / Double(DataAnimation.frames), Self.shortest)),
      at: view.place
    ) { [weak self] in try self?.showFrame() }
  }

  private func tellMotion(of run: KeyframeRun) {
    guard let course = run.course else { return }
    tree.recorder.moved(
      MotionFact(
        subject: "KeyframeAnimator", properties: run.names, course: .keyframes(course),
        instance: enclosingInstance?.token, line: writtenLine, runsBody: true))
  }

  private func showFrame() throws {
    guard let run else { return }
    frame += 1
    let now = tree.secondsNow
    let value = try run.value(at: now)
    tree.recorder.record(.compare, "KeyframeAnimator: frame \(frame)") { step in
      step.view = enclosingInstance?.typeName
      step.stands(at: tree.tell(view.place))
      step.new = value.shortText
      step.rule = "T3"
    }
    show(value)
    if run.isOver(at: now) { stop() }
  }

  private func show(_ value: Value) {
    current = value
    for case let builder as BuilderNode in children { builder.tick(value) }
  }
}

/// One run of a value through its keyframes.
struct KeyframeRun {
  private let tracks: [ReadTrack]
  private let initial: Value
  private let start: Double
  private let repeats: Bool
  private let evaluator: Evaluator
  private let place: SourcePlace

  init(
    _ tracks: [ReadTrack], from value: Value, at start: Double, repeats: Bool,
    evaluator: Evaluator, place: SourcePlace
  ) {
    self.tracks = tracks
    initial = value
    self.start = start
    self.repeats = repeats
    self.evaluator = evaluator
    self.place = place
  }

  private var timeline: KeyframeTimeline { KeyframeTimeline(tracks.map(\.track)) }

  /// In seconds.
  var duration: Double { timeline.duration }

  /// What each number of it is called.
  var names: [String] { tracks.flatMap(\.names) }

  /// Nil where nothing has a keyframe.
  var course: KeyframeCourse? {
    tracks.isEmpty ? nil : KeyframeCourse(timeline: timeline, start: start, repeats: repeats)
  }

  func isOver(at time: Double) -> Bool { course?.end.map { time >= $0 } ?? !repeats }

  /// How fast each property is, by its key path.
  func velocities(at time: Double) -> [String: [Double]] {
    let within = course?.within(time) ?? 0
    return Dictionary(
      tracks.map { ($0.path.text, $0.track.velocities(at: within)) }
    ) { first, _ in first }
  }

  func value(at time: Double) throws -> Value {
    let within = course?.within(time) ?? 0
    var value = initial
    for track in tracks {
      let part = AnimatableNumbers.value(track.shape, with: track.track.values(at: within))
      try evaluator.replace(&value, along: track.path.components[...], with: part, at: place)
    }
    return value
  }
}
