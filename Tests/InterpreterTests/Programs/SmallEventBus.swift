// swift-format-ignore-file: NeverForceUnwrap
protocol Listener: AnyObject { func on(_ e: Event) }
enum Event: Equatable { case login(String), logout }
final class Bus {
  private var list: [ObjectIdentifier: () -> Listener?] = [:];
  func add(_ l: Listener) { list[ObjectIdentifier(l)] = { [weak l] in l } };
  func send(_ e: Event) -> Int {
    let alive = list.values.compactMap { $0() }; alive.forEach { $0.on(e) }; return alive.count
  }
}
final class Log: Listener { var events: [Event] = []; func on(_ e: Event) { events.append(e) } }
let bus = Bus()
let log = Log()
bus.add(log)
var temp: Log? = Log()
bus.add(temp!)
print(bus.send(.login("x")))
temp = nil
print(bus.send(.logout), log.events == [.login("x"), .logout], log.events.contains(.logout))
