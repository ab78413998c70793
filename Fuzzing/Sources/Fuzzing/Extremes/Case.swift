import Simulation

/// What one program did.
struct Outcome {
  var isRefused = false
  var mounted = 0
  var events = 0
  /// Programs that a limit of the simulator stopped.
  var stopped = 0
}

/// Puts every view of a program on the screen and lets every event happen that the screens offer.
func run(_ text: String) -> Outcome {
  var outcome = Outcome()
  // Programs without end are stopped sooner, so that there is time for more of them.
  let limits = SimulationLimits(steps: 200_000, elements: 50_000)
  let file = SourceFile(path: "case.swift", text: text)
  guard let simulator = try? Simulator(files: [file], limits: limits) else {
    outcome.isRefused = true
    return outcome
  }
  for view in [nil] + simulator.views.prefix(6).map(Optional.some) {
    guard let screen = try? simulator.mount(view) else { continue }
    outcome.mounted += 1
    for event in screen.availableEvents.prefix(8) + ["wait 1s", "wait 1min"] {
      guard let event = try? Event(event), (try? screen.perform(event)) != nil else { continue }
      outcome.events += 1
    }
    let texts = screen.trace.events.flatMap(\.diagnostics).map(\.message)
    if texts.contains(where: { $0.hasPrefix("stopped:") }) { outcome.stopped += 1 }
    _ = (screen.instances, screen.livingState, screen.elements, screen.state)
  }
  return outcome
}
