/// Who runs the tasks of a program: the machine itself, each on a thread of its own, or its host.
protocol TaskRunner: AnyObject {
  /// The task that runs now; outside of all of them one that stands for that.
  var current: TaskBox { get }
  /// Nanoseconds that tasks have slept, all in all.
  var passed: Int { get }
  /// Begins a task; it runs when all others wait, or when the host says.
  func start(_ beginning: TaskBeginning, _ body: @escaping (Frame) throws -> Value) throws
    -> TaskBox
  /// Lets others go on until this task is resumed.
  func suspend() throws
  func resume(_ task: TaskBox)
  /// What a task gives back, when it has come to its end.
  func value(of task: TaskBox) throws -> Value
  func yield() throws
  /// False if it was cancelled before the time was over.
  func sleep(_ nanoseconds: Int) throws -> Bool
  func cancel(_ task: TaskBox) throws
}
