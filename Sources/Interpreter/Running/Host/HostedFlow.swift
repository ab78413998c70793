/// Where a flow of control stands: a task of the host that waits in the middle of what it runs here,
/// while others go on.
public struct HostedFlow {
  /// Calls that have begun and not come to their end.
  var depth = 0
  var isCollecting = false
  /// Something ended badly inside of a call that still goes on.
  var isSpoiled = false
  var printed: [HostedText] = []
  var allowance: HostedAllowance?
  /// On each machine on which it runs something.
  var places: [(machine: Machine, top: Frame?, place: MachinePlace)] = []
  /// It has frames of its own: those of the machine belong to the flow that had no task.
  var isOfTask = false

  /// A flow that has run nothing so far.
  public init() { isOfTask = true }

  init(isOfTask: Bool) { self.isOfTask = isOfTask }

  /// It stands in the middle of something.
  public var isRunning: Bool { depth > 0 }
}

/// The flow that runs now, and the machines on which others wait.
struct HostedFlows {
  var current = HostedFlow(isOfTask: false)
  /// Machines that were given up and on which somebody still waits in the middle of something.
  var outlived: [Machine] = []
  /// How many flows wait in the middle of something.
  var waiting: [ObjectIdentifier: Int] = [:]

  mutating func note(_ flow: HostedFlow, _ change: Int) {
    guard flow.isRunning else { return }
    for (machine, _, _) in flow.places {
      let count = waiting[ObjectIdentifier(machine), default: 0] + change
      waiting[ObjectIdentifier(machine)] = count > 0 ? count : nil
    }
  }

  /// Machines that were given up and on which nobody waits any more.
  mutating func takeOutlived() -> [Machine] {
    let over = outlived.filter { waiting[ObjectIdentifier($0)] == nil }
    outlived.removeAll { machine in over.contains { $0 === machine } }
    return over
  }

  /// - Returns: Whether somebody waits on it, so that it cannot be closed.
  mutating func keeps(_ machine: Machine) -> Bool {
    guard waiting[ObjectIdentifier(machine)] != nil else { return false }
    outlived.append(machine)
    return true
  }
}
