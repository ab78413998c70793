/// Waiting of code that runs for a host: its tasks are the host's, with its queue and its clock.
public protocol HostOfTasks: Host {
  /// Nil outside of all tasks.
  var currentTask: (any HostTask)? { get }
  func start(_ task: HostedTask) throws -> any HostTask
  /// Lets the task that runs wait until somebody wakes it.
  /// - Parameter prepare: Gets what wakes it.
  /// - Returns: Whether it waited: outside of all tasks nobody does.
  func wait(_ prepare: (@escaping () -> Void) -> Void) throws -> Bool
  func cancel(_ task: any HostTask) throws
  /// What runs something of the program for whoever runs something now; nil if nobody does.
  func performer() -> ((HostedWork) throws -> Void)?
  /// Lets everything else that is ready go on first.
  func yield() throws
  /// Lets time go by.
  /// - Returns: Whether the task was cancelled before it was over.
  func sleep(nanoseconds: Int) throws -> Bool
  /// Nanoseconds that went by since the program began.
  var passed: Int { get }
  /// Whether a function is isolated to the main actor.
  /// - Parameters:
  ///   - position: Where it is declared.
  ///   - owner: The type whose member it is.
  func isOnMainActor(functionAt position: SourcePosition, of owner: HostType?) -> Bool
  /// Goes to the actor of a function that is called, which may let others go on.
  /// - Returns: Whether it is another one, which ``leaveActor(isMain:isFailing:)`` leaves again.
  func enterActor(isMain: Bool, isAsync: Bool) throws -> Bool
  /// Goes back to where the call came from.
  func leaveActor(isMain: Bool, isFailing: Bool) throws
}

/// A task of the host.
public protocol HostTask: AnyObject {
  var isCancelled: Bool { get }
  var isFinished: Bool { get }
  /// What the machine keeps of it; the host lets go of it when the task is over.
  var companion: (any TaskCompanion)? { get set }
  func whenFinished(_ handler: @escaping () -> Void)
}

/// What a machine keeps of a task of the host.
public protocol TaskCompanion: AnyObject {
  /// The task was cancelled.
  func noteCancelled() throws
}

/// Something of the program that the host runs, in a flow of control of its own or in the one that
/// runs now.
public final class HostedWork {
  private(set) weak var machine: Machine?
  let run: (Frame) throws -> Value

  init(_ machine: Machine, _ run: @escaping (Frame) throws -> Value) {
    self.machine = machine
    self.run = run
  }
}

/// A task that the program begins.
public struct HostedTask {
  public enum Kind {
    case plain, detached
    /// In a group.
    case child
    /// `async let`, with the name of the variable.
    case named(String)
  }

  /// How a task ended.
  public enum Outcome {
    case returned(HostValue, HostType)
    case threw(HostValue, HostType)
  }

  public let kind: Kind
  /// Its closure says that it runs on the main actor.
  public let isOnMainActor: Bool
  /// What it stands in does, as far as the source says so.
  public let isInMainActor: Bool
  public let position: SourcePosition
  public let work: HostedWork
  /// What it came to; nil as long as it runs.
  public let outcome: () -> Outcome?
}
