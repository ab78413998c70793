/// Tasks and virtual time on the screen: each turn of a task is followed by its update.
extension ViewTree {
  var scheduler: TaskScheduler { evaluator.scheduler }

  func connectScheduler() {
    scheduler.currentStep = { [unowned self] in recorder.cause }
    scheduler.currentAppearance = { [unowned self] in appearing }
    scheduler.hasPendingWrites = { [unowned self] in !transactions.isEmpty }
  }

  /// The task of a modifier `.task`, whose start the story tells by itself.
  func makeTask(_ name: String, _ action: FunctionValue, at place: SourcePlace) -> SimulatedTask {
    let task = makeTask(name, action, isAnnounced: true, at: place)
    task.rule = "L6"
    return task
  }

  private func makeTask(
    _ name: String, _ action: FunctionValue, isAnnounced: Bool, at place: SourcePlace
  ) -> SimulatedTask {
    let value = TaskValue(name, isOnMainActor: true, isAnnounced: isAnnounced, at: place) {
      [unowned self] in try evaluator.call(action, [], at: self.place(of: action))
    }
    return value.task
  }

  /// The next turn of the main actor: tasks that were just started run until they suspend. What
  /// they write belongs to the update that is due anyway.
  func runStartedTasks() throws {
    while let task = scheduler.takeStarted() { try run(task) }
  }

  /// Runs whatever can run without time going by. Each task that goes on has an update of its own.
  func runReadyTasks() throws {
    while true {
      let turn = scheduler.takeTurn()
      if turn.isEmpty { return }
      for task in turn { try run(task) }
      try runStartedTasks()
      try settle()
    }
  }

  /// Lets virtual time go by.
  func wait(for duration: Duration) throws {
    let deadline = scheduler.now + duration
    if let alarm = scheduler.nextAlarm, alarm <= deadline, isInBackground {
      warn(
        "here time goes on in the background; a phone stops an app there within seconds, and lets it "
          + "go on when it is in front again", at: .nowhere, severity: .note)
    }
    while scheduler.advance(to: deadline) { try runReadyTasks() }
  }

  private var isInBackground: Bool {
    rootEnvironment["scenePhase"]?.value.shortText.hasSuffix("background") == true
  }

  private func run(_ task: SimulatedTask) throws {
    var step = task.because ?? recorder.cause ?? 1
    if task.hasBegun || !task.isAnnounced {
      let verb = task.hasBegun ? "goes on" : "begins"
      step = recorder.record(
        .effect, "\(task.name) \(verb) at \(scheduler.now.eventText)", because: step
      ) { step in
        step.target = task.name
        step.stands(at: tell(task.place))
        step.rule = task.rule
        if let certainty = task.certainty { step.certainty = certainty }
      }
    }
    try recorder.during(step) { try evaluator.resume(task) }
  }

  // MARK: Refreshing

  /// The `.refreshable` of the content that is in front, and what it runs.
  var refreshAction: (node: ModifierNode, action: FunctionValue)? {
    var found: (node: ModifierNode, action: FunctionValue)?
    root?.walkVisible { node in
      guard let node = node as? ModifierNode, node.modifier.name == "refreshable",
        case .function(let action)? = node.modifier.arguments["action"].map(evaluator.unwrapped)
      else { return }
      found = (node, action)
    }
    return found
  }

  /// `pull to refresh`.
  func refresh() throws(EventError) -> () throws -> Void {
    guard let (node, action) = refreshAction else {
      throw EventError("nothing on the screen can be refreshed; .refreshable makes it so")
    }
    return { [self] in
      let task = makeTask("refreshable", action, isAnnounced: false, at: node.modifier.place)
      node.task = task
      try scheduler.start(task)
    }
  }
}
