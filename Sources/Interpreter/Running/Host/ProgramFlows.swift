extension HostedProgram {
  var depth: Int {
    get { flows.current.depth }
    set { flows.current.depth = newValue }
  }
  var printed: [HostedText] {
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
  var allowance: HostedAllowance? {
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
