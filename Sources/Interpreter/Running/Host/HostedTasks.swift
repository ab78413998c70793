/// The tasks of a program whose host has a queue and a clock of its own.
final class HostedTasks: TaskRunner {
  private unowned let machine: Machine
  private weak var host: (any HostOfTasks)?
  /// Stands for whatever runs outside of all tasks.
  private let outside = TaskBox(nil)

  init(_ machine: Machine, _ host: (any HostOfTasks)?) {
    self.machine = machine
    self.host = host
  }

  var current: TaskBox {
    guard let task = host?.currentTask else { return outside }
    return box(of: task)
  }

  /// What is kept of a task of the host.
  func box(of task: any HostTask) -> TaskBox {
    if let known = task.companion as? Companion, known.machine === machine { return known.box }
    let box = TaskBox(nil)
    adopt(task, box)
    return box
  }

  private func adopt(_ task: any HostTask, _ box: TaskBox) {
    box.hosted = task
    guard !task.isFinished, let perform = host?.performer() else { return }
    task.companion = Companion(box, machine, perform)
  }

  var passed: Int { host?.passed ?? 0 }

  func start(
    _ beginning: TaskBeginning, _ body: @escaping (Frame) throws -> Value
  ) throws -> TaskBox {
    let box = TaskBox(nil)
    box.takeLocals(of: current, beginning)
    let work = HostedWork(machine) { frame in
      do { box.state = .finished(try body(frame)) } catch let error as Thrown {
        box.state = .failed(error)
      }
      return Value()
    }
    let kind: HostedTask.Kind =
      switch beginning.kind {
      case .plain: .plain
      case .detached: .detached
      case .child: .child
      case .named(let name): .named(name)
      }
    let result = HostType(type: beginning.result)
    let task = HostedTask(
      kind: kind, isOnMainActor: beginning.isOnMainActor, isInMainActor: beginning.isInMainActor,
      position: beginning.position, work: work
    ) { [machine] in box.outcome(result, machine) }
    adopt(try asking { try $0.start(task) }, box)
    return box
  }

  func suspend() throws {
    let me = current
    let hasWaited = try asking { host in try host.wait { me.wake = $0 } }
    if !hasWaited { throw Trap("all tasks wait for each other, and nobody goes on") }
  }

  func resume(_ task: TaskBox) {
    let wake = task.wake
    task.wake = nil
    wake?()
  }

  func value(of task: TaskBox) throws -> Value {
    while !task.isFinished {
      guard let hosted = task.hosted,
        try asking({ host in try host.wait { hosted.whenFinished($0) } })
      else { throw Trap("all tasks wait for each other, and nobody goes on") }
    }
    switch task.state {
    case .finished(let value): return value
    case .failed(let error): throw error
    case .running:
      guard let outcome = task.outcome else { return Value() }
      return try machine.answering(outcome)
    }
  }

  func yield() throws { try asking { try $0.yield() } }

  func sleep(_ nanoseconds: Int) throws -> Bool {
    try asking { try !$0.sleep(nanoseconds: nanoseconds) }
  }

  func cancel(_ task: TaskBox) throws {
    guard let hosted = task.hosted else { return }
    try asking { try $0.cancel(hosted) }
  }

  /// What the host throws is its own affair: no code of the program catches it.
  private func asking<Result>(_ ask: (any HostOfTasks) throws -> Result) throws -> Result {
    guard let host else { throw Stopped(reason: .interrupted) }
    do { return try ask(host) } catch { throw HostInterruption(error) }
  }

  private final class Companion: TaskCompanion {
    let box: TaskBox
    private(set) weak var machine: Machine?
    private let perform: (HostedWork) throws -> Void

    init(_ box: TaskBox, _ machine: Machine, _ perform: @escaping (HostedWork) throws -> Void) {
      self.box = box
      self.machine = machine
      self.perform = perform
    }

    func noteCancelled() throws {
      guard let machine, !box.onCancel.isEmpty else { return }
      let handlers = box.onCancel
      try perform(
        HostedWork(machine) { _ in
          for handler in handlers { try handler() }
          return Value()
        })
    }
  }
}

extension TaskBox {
  fileprivate func outcome(_ type: HostType, _ machine: Machine) -> HostedTask.Outcome? {
    switch state {
    case .running: nil
    case .finished(let value): .returned(HostValue(value), type)
    case .failed(let error):
      .threw(
        HostValue(machine.opened(error.value)),
        HostType(type: machine.dynamicType(of: error.value)))
    }
  }
}

extension HostType {
  /// A task of the host, as the program has it.
  ///
  /// - Parameter outcome: Gives what it came to, when it is over, if the program did not begin it.
  public func make(
    task: any HostTask, outcome: @escaping () throws -> HostValue
  ) -> HostValue? {
    guard let tasks = type.machine.tasks as? HostedTasks else { return nil }
    let box = tasks.box(of: task)
    if box.outcome == nil { box.outcome = { try outcome().value } }
    return HostValue(Value(box))
  }

  /// The task of the host that a task of the program is, and how that ends.
  public func task(
    in value: HostValue
  ) -> (task: any HostTask, outcome: () -> HostedTask.Outcome?)? {
    guard let box = value.value.object as? TaskBox, let task = box.hosted else { return nil }
    let (result, machine) = (HostType(type: type.argument(0)), type.machine)
    return (task, { box.outcome(result, machine) })
  }
}

extension HostedProgram {
  /// Runs something that was to be run later.
  public func call(_ work: HostedWork, within allowance: HostedAllowance) -> HostedOutcome {
    run(in: work.machine, within: allowance, isAlone: false, work.run, changed: { [] })
  }
}
