protocol Service: AnyObject { init() }
@propertyWrapper struct Injected<T> {
  private let path: KeyPath<Container, T>; init(_ p: KeyPath<Container, T>) { path = p };
  var wrappedValue: T { Container.shared[keyPath: path] }
}
protocol Clock { var now: Int { get } }
struct SystemClock: Clock { var now: Int { 42 } }
struct FixedClock: Clock { let now: Int }
protocol Logging { func log(_ s: @autoclosure () -> String) }
final class Logger: Logging {
  private(set) var lines: [String] = []; var isOn = true;
  func log(_ s: @autoclosure () -> String) { if isOn { lines.append(s()) } }
}
final class Container {
  static var shared = Container(); var clock: any Clock = SystemClock(); let logger = Logger();
  lazy var greeter = Greeter(); private var singletons: [ObjectIdentifier: any Service] = [:];
  private var factories: [String: () -> Any] = [:]
  func register<T>(_ t: T.Type = T.self, _ make: @escaping () -> T) { factories["\(t)"] = make }
  func resolve<T>() -> T? { factories["\(T.self)"]?() as? T }
  func single<S: Service>(_ t: S.Type = S.self) -> S {
    if let s = singletons[ObjectIdentifier(t)] as? S { return s }; let s = S();
    singletons[ObjectIdentifier(t)] = s; return s
  }
}
struct Greeter {
  @Injected(\.clock) private var clock; @Injected(\.logger) var logger;
  func greet(_ n: String) -> String { logger.log("greeted \(n)"); return "\(n) at \(clock.now)" }
}
final class Counter: Service { var n = 0; init() { print("made a counter") } }
print(Container.shared.greeter.greet("Ann")); Container.shared.clock = FixedClock(now: 7);
print(Greeter().greet("Bob")); Container.shared.logger.isOn = false
var evaluated = false;
Container.shared.logger.log(
  {
    evaluated = true; return "x"
  }());
print(evaluated, Container.shared.logger.lines)
Container.shared.single(Counter.self).n += 2; let c: Counter = Container.shared.single();
print(c.n); Container.shared.register { FixedClock(now: 1) };
Container.shared.register((any Clock).self) { SystemClock() }
let f: FixedClock? = Container.shared.resolve(); let any: (any Clock)? = Container.shared.resolve();
let none: Int? = Container.shared.resolve(); print(f?.now ?? 0, any?.now ?? 0, none as Any)
