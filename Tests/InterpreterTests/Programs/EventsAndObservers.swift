// swift-format-ignore-file: NeverForceUnwrap
final class Signal<Value> {
  typealias Handler = (Value) -> Void
  private var handlers: [(id: Int, run: Handler)] = []; private var nextID = 0
  struct Token { fileprivate let id: Int }
  func subscribe(_ run: @escaping Handler) -> Token {
    defer { nextID += 1 }; handlers.append((nextID, run)); return Token(id: nextID)
  }
  func cancel(_ token: Token) { handlers.removeAll { $0.id == token.id } }
  func send(_ value: Value) { for handler in handlers { handler.run(value) } }
  func map<U>(_ change: @escaping (Value) -> U) -> Signal<U> {
    let other = Signal<U>(); _ = subscribe { other.send(change($0)) }; return other
  }
  func filter(_ keep: @escaping (Value) -> Bool) -> Signal {
    let other = Signal(); _ = subscribe { if keep($0) { other.send($0) } }; return other
  }
}
@propertyWrapper struct Clamped<V: Comparable> {
  private var value: V; let range: ClosedRange<V>; private(set) var projectedValue = 0
  init(wrappedValue: V, _ range: ClosedRange<V>) {
    self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
  var wrappedValue: V {
    get { value }
    set { projectedValue += 1; value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
}
struct Player {
  var name: String; @Clamped(0...100) var health = 120; @Clamped(1...5) var level: Int = 0
  var title: String { "\(name) L\(level) H\(health)" }
}
var p = Player(name: "Ann")
print(p.title, p.$health); p.health -= 250; p.level = 3; p.level += 9
print(p.title, p.$health, p.$level)
class Thermostat {
  var target = 20.0 {
    willSet { print("will", newValue) }
    didSet { if target > 30 { target = 30 }; print("did", oldValue, target) }
  }
  lazy var history: [Double] = {
    print("made"); return [target]
  }()
  var fahrenheit: Double {
    get { target * 9 / 5 + 32 }
    set { target = (newValue - 32) * 5 / 9 }
  }
  weak var delegate: (any ThermostatDelegate)?
  func warm(by d: Double) {
    target += d; history.append(target); delegate?.changed(self, to: target)
  }
}
protocol ThermostatDelegate: AnyObject { func changed(_ t: Thermostat, to value: Double) }
final class Display: ThermostatDelegate {
  var shown: [String] = []
  func changed(_ t: Thermostat, to value: Double) { shown.append("\(value)") };
  deinit { print("display off") }
}
let t = Thermostat(); var display: Display? = Display(); t.delegate = display
t.warm(by: 5); t.warm(by: 50); t.fahrenheit = 50;
print(t.target, t.history, t.fahrenheit, display!.shown)
display = nil; t.warm(by: 1); print(t.delegate == nil, t.history.count)
let numbers = Signal<Int>(); var seen: [String] = []
let token = numbers.subscribe { seen.append("raw \($0)") }
let texts = numbers.filter { $0 % 2 == 0 }.map { "even \($0)" }
_ = texts.subscribe { seen.append($0) }
for n in 1...4 { if n == 4 { numbers.cancel(token) }; numbers.send(n) }
print(seen)
var log: [String] = []
struct Settings {
  var volume = 5 { didSet { log.append("v\(oldValue)>\(volume)") } };
  var name = "a" { didSet { log.append("n") } }
  mutating func reset() { self = Settings() }; mutating func louder() { volume += 1; volume += 1 }
}
var s = Settings() { didSet { log.append("s") } }
s.volume = 7; s.louder(); s.reset(); s.name += "b"
func bump(_ n: inout Int) { n += 10; n += 1 }
bump(&s.volume); print(log, s.volume)
