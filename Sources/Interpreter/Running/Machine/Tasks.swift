import Foundation

/// Hands over from one task to the next.
final class Tasks: TaskRunner, @unchecked Sendable {
  private unowned let frames: FrameMemory
  private let surroundings: Surroundings
  let schedule: any TaskSchedule
  private(set) var current: TaskBox
  private let main: TaskBox
  /// Tasks whose threads have begun and not ended.
  private var live: [TaskBox] = []
  /// What stops the whole program; the first thread throws it.
  private var fatal: (any Error)?
  private var isEnding = false
  private static let slots = 1 << 14
  private static let stack: UInt = 1 << 25
  private static let reserve: UInt = 1 << 22
  private static let most = 2_000

  init(
    on frames: FrameMemory, _ surroundings: Surroundings,
    schedule: any TaskSchedule = VirtualSchedule()
  ) {
    self.frames = frames
    self.surroundings = surroundings
    self.schedule = schedule
    main = TaskBox(nil)
    main.hasThread = true
    current = main
  }

  func start(
    _ beginning: TaskBeginning, _ body: @escaping (Frame) throws -> Value
  ) -> TaskBox {
    surroundings.meetsUnpromised()
    let task = TaskBox(body)
    task.takeLocals(of: current, beginning)
    schedule.add(task, at: nil)
    return task
  }

  func suspend() throws {
    let me = current
    guard let next = schedule.next() else {
      throw Trap("all tasks wait for each other, and nobody goes on")
    }
    if next !== me { try handOver(from: me, to: next) }
    if isEnding { throw Stopped(reason: .interrupted) }
    if me === main, let fatal {
      self.fatal = nil
      throw fatal
    }
  }

  func resume(_ task: TaskBox) { schedule.add(task, at: nil) }

  private func handOver(from me: TaskBox, to next: TaskBox) throws {
    guard next.hasThread || live.count < Self.most else {
      throw Trap("there are more tasks at once than there is room for")
    }
    me.place = frames.place
    wake(next)
    me.turn.wait()
    if let place = me.place { frames.place = place }
    current = me
  }

  private func wake(_ task: TaskBox) {
    current = task
    if task.hasThread {
      task.turn.signal()
      return
    }
    task.hasThread = true
    live.append(task)
    let thread = Thread { [self] in run(task) }
    thread.stackSize = Int(Self.stack)
    thread.start()
  }

  /// The whole life of a task's thread.
  private func run(_ task: TaskBox) {
    let block = FrameBlock(count: Self.slots)
    frames.place = MachinePlace(
      limit: block.frames + (Self.slots - FrameMemory.roomAbove),
      stackLimit: NativeStack.here - (Self.stack - Self.reserve))
    do {
      if let body = task.body { task.state = .finished(try body(block.frames)) }
    } catch let error as Thrown {
      task.state = .failed(error)
    } catch {
      if !isEnding { fatal = error }
      task.state = .finished(Value())
    }
    task.body = nil
    for block in frames.place.asides + [block] { block.close() }
    live.removeAll { $0 === task }
    for waiter in task.waiters { schedule.add(waiter, at: nil) }
    task.waiters = []
    if isEnding {
      task.end.signal()
      return
    }
    let next = fatal == nil ? schedule.next() : main
    if next == nil { fatal = Trap("all tasks wait for each other, and nobody goes on") }
    wake(next ?? main)
  }

  /// The program is over: what still waits is not run any more.
  func finish() {
    isEnding = true
    while let task = live.first {
      current = task
      task.turn.signal()
      task.end.wait()
    }
  }

  // MARK: What tasks wait for

  func value(of task: TaskBox) throws -> Value {
    while !task.isFinished {
      task.waiters.append(current)
      try suspend()
    }
    switch task.state {
    case .finished(let value): return value
    case .failed(let error): throw error
    case .running: return Value()
    }
  }

  func yield() throws {
    schedule.add(current, at: nil)
    try suspend()
  }

  var passed: Int { schedule.now }

  func sleep(_ nanoseconds: Int) throws -> Bool {
    let me = current
    if me.isCancelled { return false }
    let (end, isTooLate) = schedule.now.addingReportingOverflow(max(nanoseconds, 0))
    schedule.add(me, at: isTooLate ? .max : end)
    me.isSleeping = true
    try suspend()
    me.isSleeping = false
    return !me.isCancelled
  }

  func cancel(_ task: TaskBox) throws {
    if task.isCancelled { return }
    task.isCancelled = true
    for child in task.children { try cancel(child) }
    for handler in task.onCancel { try handler() }
    if task.isSleeping {
      task.isSleeping = false
      schedule.remove(task)
      schedule.add(task, at: nil)
    }
  }
}
