import Simulation

/// Looks for what there is to be stepped through in a program about which nothing is asked: its first
/// appearance, and what a person can do that runs most bodies.
struct ShownSearch {
  let simulator: Simulator
  let root: String
  /// What a person can do, and the program survives.
  let events: [String]

  /// The events, none for the first appearance alone; nil if nothing happens at all.
  func story() -> [String]? {
    let runs = events.map { event in (event: event, count: bodies([event])) }
    let most = runs.map(\.count).max() ?? 0
    if most > 0, let event = runs.first(where: { $0.count == most })?.event { return [event] }
    return bodies([]) > 0 ? [] : nil
  }

  /// How many bodies the last of some events runs, the first appearance included if there is none.
  private func bodies(_ events: [String]) -> Int {
    guard let screen = try? simulator.mount(root) else { return 0 }
    for text in events {
      guard let event = try? Event(text), (try? screen.perform(event)) != nil else { return 0 }
    }
    return Set(screen.trace.events.last?.evaluated.map(\.instance) ?? []).count
  }
}
