// swift-format-ignore-file: NeverForceUnwrap
enum Light: Int, CaseIterable {
  case red = 1, green, yellow
  mutating func advance() { self = Light(rawValue: rawValue % 3 + 1)! }
  var next: Light { var copy = self; copy.advance(); return copy }
  static let first = Light.red
  var isStop: Bool { self == .red || self == .yellow }
}
var light = Light.first
for _ in 0..<4 { print(light, light.rawValue, light.isStop, terminator: "; "); light.advance() }
print(light.next)
enum Download: Equatable {
  case idle, running(progress: Double, url: String), done(bytes: Int), failed(
    reason: String, retries: Int)
  enum Event { case start(String), tick(Double), finish(Int), fail(String), reset }
  mutating func handle(_ event: Event) -> Bool {
    switch (self, event) {
    case (.idle, .start(let url)), (.failed, .start(let url)):
      self = .running(progress: 0, url: url)
    case (.running(let p, let url), .tick(let d)) where p + d < 1:
      self = .running(progress: p + d, url: url)
    case (.running, .tick): self = .done(bytes: 1)
    case (.running, .finish(let n)) where n > 0: self = .done(bytes: n)
    case (.running, .fail(let why)): self = .failed(reason: why, retries: 0)
    case (.failed(let why, let n), .fail): self = .failed(reason: why, retries: n + 1)
    case (_, .reset): self = .idle
    default: return false
    }
    return true
  }
  var progress: Double? { if case .running(let p, _) = self { return p }; return nil }
  var label: String {
    switch self {
    case .idle: return "idle"
    case .running(progress: 0, _): return "starting"
    case .running(progress: 0.5..., let url): return "most of \(url)"
    case let .running(p, url): return "\(Int(p * 100))% of \(url)"
    case .done(let n) where n == 1: return "1 byte"
    case .done(let n): return "\(n) bytes"
    case .failed(let why, 0): return "failed: \(why)"
    case .failed(let why, let n): return "failed: \(why), \(n) more"
    }
  }
}
var d = Download.idle
let events: [Download.Event] = [
  .tick(0.1), .start("x.zip"), .tick(0.25), .tick(0.5), .fail("lost"), .fail("again"),
  .start("y.zip"), .finish(0), .finish(42), .reset,
]
for e in events { let ok = d.handle(e); print(ok, d.label, d.progress.map { "\($0)" } ?? "-") }
print(
  d == .idle, Download.done(bytes: 2) == .done(bytes: 3), Download.running(progress: 0.5, url: "a"))
struct Machine<State: Hashable, Event: Hashable> {
  struct Key: Hashable { let state: State, event: Event }
  private(set) var state: State; private var table: [Key: State] = [:]; var history: [State] = []
  init(_ start: State) { state = start }
  mutating func on(_ e: Event, from a: State, to b: State) { table[Key(state: a, event: e)] = b }
  mutating func fire(_ e: Event) -> State? {
    guard let next = table[.init(state: state, event: e)] else { return nil }
    history.append(state); state = next; return next
  }
}
var door = Machine<String, Character>("closed")
door.on("o", from: "closed", to: "open"); door.on("c", from: "open", to: "closed");
door.on("l", from: "closed", to: "locked"); door.on("u", from: "locked", to: "closed")
print("oclou".map { door.fire($0) ?? "?" }, door.state, door.history)
