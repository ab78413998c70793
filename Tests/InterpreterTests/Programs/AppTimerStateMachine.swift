enum TimerState: Equatable, CustomStringConvertible {
  case idle, running(since: Int, elapsed: Int), paused(elapsed: Int), finished
  var description: String {
    switch self {
    case .idle: "idle";
    case .running(let s, let e): "running since \(s) (\(e))";
    case .paused(let e): "paused \(e)";
    case .finished: "finished"
    }
  }
}
struct Machine {
  private(set) var state: TimerState = .idle {
    didSet { if oldValue != state { history.append("\(oldValue) -> \(state)") } }
  }; private(set) var history: [String] = []; let limit: Int
  enum Event { case start, pause, reset, tick }
  enum Invalid: Error { case transition(TimerState, Event) }
  init(limit: Int) { self.limit = limit }
  mutating func handle(_ e: Event, at now: Int) throws {
    switch (state, e) {
    case (.idle, .start): state = .running(since: now, elapsed: 0)
    case (.paused(let elapsed), .start): state = .running(since: now, elapsed: elapsed)
    case let (.running(since, elapsed), .pause): state = .paused(elapsed: elapsed + now - since)
    case let (.running(since, elapsed), .tick) where elapsed + now - since >= limit:
      state = .finished
    case (.running, .tick), (.finished, .tick): break
    case (_, .reset): state = .idle
    default: throw Invalid.transition(state, e)
    }
  }
}
var m = Machine(limit: 10)
for (now, event) in zip(
  [0, 3, 4, 5, 6, 20, 21, 22],
  [.start, .tick, .pause, .pause, .start, .tick, .start, .reset] as [Machine.Event])
{
  do { try m.handle(event, at: now); print(now, m.state) } catch Machine.Invalid.transition(
    let s, let e)
  { print(now, "not", e, "when", s) } catch { print(error) }
}
m.history.forEach { print($0) }
