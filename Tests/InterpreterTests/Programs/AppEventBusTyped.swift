protocol Event { static var topic: String { get } }
extension Event { static var topic: String { "\(Self.self)" } }
struct UserLoggedIn: Event { let name: String }
struct ScoreChanged: Event { let by: Int; static let topic = "score" }
final class Subscription {
  private let cancelAction: () -> Void; init(_ c: @escaping () -> Void) { cancelAction = c };
  func cancel() { cancelAction() }; deinit { cancelAction() }
}
final class Bus {
  private var handlers: [String: [Int: (any Event) -> Void]] = [:]; private var next = 0;
  private(set) var log: [String] = []
  func on<E: Event>(_ type: E.Type = E.self, _ body: @escaping (E) -> Void) -> Subscription {
    let id = next; next += 1
    handlers[E.topic, default: [:]][id] = { if let e = $0 as? E { body(e) } }
    return Subscription { [weak self] in self?.handlers[E.topic]?[id] = nil }
  }
  func send<E: Event>(_ event: E) {
    log.append(E.topic);
    for (_, h) in (handlers[E.topic] ?? [:]).sorted(by: { $0.key < $1.key }) { h(event) }
  }
  var count: Int { handlers.values.map(\.count).reduce(0, +) }
}
let bus = Bus(); var total = 0
var keep: [Subscription] = [bus.on(UserLoggedIn.self) { print("hello", $0.name) }]
keep.append(bus.on { (e: ScoreChanged) in total += e.by })
do {
  let temporary = bus.on(ScoreChanged.self) { print("temporary", $0.by) };
  bus.send(ScoreChanged(by: 2)); _ = temporary
}
bus.send(ScoreChanged(by: 3)); bus.send(UserLoggedIn(name: "Ann")); print(total, bus.count, bus.log)
keep[0].cancel(); bus.send(UserLoggedIn(name: "Bob")); print(bus.count); keep.removeAll();
print(bus.count, UserLoggedIn.topic)
