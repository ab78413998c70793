/// Where a flow of control stands: a task of the host that waits in the middle of what it runs here,
/// while others go on.
public struct HostedFlow {
  /// Calls that have begun and not come to their end.
  fileprivate var depth = 0
  fileprivate var isCollecting = false
  /// Something ended badly inside of a call that still goes on.
  fileprivate var isSpoiled = false
  fileprivate var printed: [HostedProgram.PrintedText] = []
  fileprivate var allowance: HostedProgram.Allowance?
  /// On each machine on which it runs something.
  fileprivate var places: [(machine: Machine, top: Frame?, place: MachinePlace)] = []
  /// It has frames of its own: those of the machine belong to the flow that had no task.
  fileprivate var isOfTask = false

  /// A flow that has run nothing so far.
  public init() { isOfTask = true }

  fileprivate init(isOfTask: Bool) { self.isOfTask = isOfTask }

  /// It stands in the middle of something.
  public var isRunning: Bool { depth > 0 }
}

/// The flow that runs now, and the machines on which others wait.
struct HostedFlows {
  var current = HostedFlow(isOfTask: false)
  /// Machines that were given up and on which somebody still waits in the middle of something.
  fileprivate var outlived: [Machine] = []
  /// How many flows wait in the middle of something.
  fileprivate var waiting: [ObjectIdentifier: Int] = [:]

  fileprivate mutating func note(_ flow: HostedFlow, _ change: Int) {
    guard flow.isRunning else { return }
    for (machine, _, _) in flow.places {
      let count = waiting[ObjectIdentifier(machine), default: 0] + change
      waiting[ObjectIdentifier(machine)] = count > 0 ? count : nil
    }
  }

  /// Machines that were given up and on which nobody waits any more.
  fileprivate mutating func takeOutlived() -> [Machine] {
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

extension HostedProgram {
  var depth: Int {
    get { flows.current.depth }
    set { flows.current.depth = newValue }
  }
  var printed: [PrintedText] {
    get { flows.current.printed }
    set { flows.current.printed = newValue }
  }
  /// Whether what is printed waits for the end of the call.
  var isCollecting: Bool {
    get { flows.current.isCollecting }
    set { flows.current.isCollecting = newValue }
  }
  /// Something ended badly inside of a call that still goes on.
  var isSpoiled: Bool {
    get { flows.current.isSpoiled }
    set { flows.current.isSpoiled = newValue }
  }
  /// What the call that goes on may take.
  var allowance: Allowance? {
    get { flows.current.allowance }
    set { flows.current.allowance = newValue }
  }
  /// What runs has frames of its own.
  var isOfTask: Bool { flows.current.isOfTask }

  /// Another flow of control begins or goes on.
  ///
  /// - Returns: Where the one stands that ran so far.
  public func go(on next: HostedFlow) -> HostedFlow {
    var outer = flows.current
    let machines = flows.outlived + [machine].compactMap(\.self)
    outer.places = machines.map { ($0, $0.top, $0.frames.place) }
    flows.note(outer, 1)
    flows.note(next, -1)
    flows.current = next
    flows.current.places = []
    for machine in machines {
      let known = next.places.first { $0.machine === machine }
      machine.top = known?.top
      machine.frames.place = known?.place ?? machine.frames.emptyPlace
      guard next.isRunning, known != nil else { continue }
      machine.isDead = false
      if let allowance = next.allowance {
        machine.allow(steps: allowance.steps, seconds: allowance.seconds)
      }
    }
    if !next.isRunning { flows.takeOutlived().forEach { $0.close() } }
    return outer
  }

  /// A flow that does not run now is over.
  public func end(_ flow: HostedFlow) {
    flows.note(flow, -1)
    for (machine, _, place) in flow.places {
      let wasDead = machine.isDead
      machine.isDead = wasDead || flow.isRunning
      for block in place.asides { block.close() }
      machine.isDead = wasDead
    }
  }
}
