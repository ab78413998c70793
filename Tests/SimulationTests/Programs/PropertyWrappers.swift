/// Property wrappers of the program's own.
@propertyWrapper
struct Clamped {
  private var value: Int
  let range: ClosedRange<Int>
  private(set) var writes = 0
  var wrappedValue: Int {
    get { value }
    set {
      writes += 1
      value = min(max(newValue, range.lowerBound), range.upperBound)
    }
  }
  var projectedValue: String { "\(value) in \(range) after \(writes)" }
  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
  func reset() -> Int { range.lowerBound }
}

@propertyWrapper
struct Trimmed {
  var wrappedValue: String { didSet { wrappedValue = wrappedValue.filter { $0 != " " } } }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue.filter { $0 != " " } }
}

@propertyWrapper
final class Shared<Value> {
  var wrappedValue: Value
  var projectedValue: Shared<Value> { self }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@propertyWrapper
struct Logged<Value> {
  private var stored: Value
  let name: String
  init(wrappedValue: Value, name: String = "value") {
    stored = wrappedValue
    self.name = name
    print("init", name)
  }
  var wrappedValue: Value {
    get {
      print("get", name)
      return stored
    }
    set {
      print("set", name, newValue)
      stored = newValue
    }
  }
}

@propertyWrapper
struct Defaulted {
  var wrappedValue: Int = 42
}

struct Settings {
  @Clamped(0...10) var level = 12
  @Trimmed var name = " a b "
  @Shared var count = 0
  @Logged(name: "flag") var flag = true
  @Defaulted var answer
  var total: Int { level + count }
  init() {}
  init(level: Int) { self.level = level }
  mutating func bump() {
    level += 3
    _level = Clamped(wrappedValue: 99, 5...20)
  }
}

struct Plain {
  @Clamped(1...3) var n: Int = 2
  var other = 5
}

class Model {
  @Clamped(0...5) var energy = 3
  @Trimmed var label: String
  init(label: String) { self.label = label }
}

func propertyWrappers() {
  var settings = Settings()
  print(settings.level, settings.name, settings.$level, settings.answer)
  settings.level = -5
  settings.level += 4
  settings.name = "x y z"
  settings.answer += 1
  print(settings.level, settings.name, settings.$level, settings.answer)
  var copy = settings
  copy.count += 5
  copy.level = 9
  print(settings.count, settings.level, copy.level, settings.$count === copy.$count)
  settings.bump()
  print(settings.level, settings.$level)
  let flag = settings.flag
  settings.flag = !flag
  if settings.flag { print("on") } else { print("off") }
  print(Settings(level: 4).level)
  var plain = Plain(n: 7)
  print(plain.n, Plain(other: 1).n)
  plain.n -= 10
  print(plain.n, plain.other)
  let model = Model(label: " m ")
  model.energy += 10
  model.label += " q "
  print(model.energy, model.label, model.$energy)
  @Clamped(0...9) var local = 20
  local -= 3
  print(local, $local)
}
