// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
// A validated property, its projection tells what was refused, and wrappers compose outside-in.
@propertyWrapper struct Validated<Value> {
  struct Report: CustomStringConvertible {
    fileprivate(set) var refused: [Value] = []
    var description: String { refused.isEmpty ? "clean" : "refused \(refused)" }
  }
  private var value: Value
  private let rule: (Value) -> Bool
  private(set) var projectedValue = Report()
  init(wrappedValue: Value, _ rule: @escaping (Value) -> Bool) {
    precondition(rule(wrappedValue))
    value = wrappedValue
    self.rule = rule
  }
  var wrappedValue: Value {
    get { value }
    set {
      guard rule(newValue) else { projectedValue.refused.append(newValue); return }
      value = newValue
    }
  }
}

@propertyWrapper final class Logged<Value> {
  var log: [String] = []
  var wrappedValue: Value { didSet { log.append("\(oldValue)->\(wrappedValue)") } }
  var projectedValue: Logged<Value> { self }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

struct Account {
  @Validated({ $0 >= 0 }) var balance = 10
  @Validated({ (text: String) in !text.isEmpty }) var owner = "Ada"
  @Logged var note = "new"

  mutating func withdraw(_ amount: Int) { balance -= amount }
}

var account = Account()
account.withdraw(4)
account.withdraw(40)
account.owner = ""
account.owner += " L."
account.note = "seen"
var copy = account
copy.note = "shared by both"
copy.balance = 99
print(account.balance, account.$balance, account.owner, account.$owner)
print(copy.balance, copy.$balance.refused, account.note, account.$note.log)

@propertyWrapper struct AtMostFive {
  var wrappedValue: Int { didSet { wrappedValue = min(wrappedValue, 5) } }
  var projectedValue: String { "of five" }
}
struct Meter { @Logged @AtMostFive var level: Int = 1 }
var meter = Meter()
meter.level = 3
meter.level = 8
meter.level -= 1
print(meter.level, meter.$level.log.count, meter.$level.wrappedValue.projectedValue)
