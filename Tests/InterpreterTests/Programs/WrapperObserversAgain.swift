// What an observer of a wrapped property sets is observed again; that of a plain one is not.
@propertyWrapper struct Told {
  var held: Int
  init(wrappedValue: Int) { held = wrappedValue }
  var wrappedValue: Int {
    get { held }
    set {
      print("set \(newValue)")
      held = newValue
    }
  }
}
class Meter {
  @Told var level = 0 {
    willSet { print("will \(newValue)") }
    didSet {
      print("did \(oldValue) -> \(level)")
      if level > 3 { level = 3 }
    }
  }
  var plain = 0 {
    didSet {
      print("plain \(oldValue) -> \(plain)")
      if plain > 3 { plain = 3 }
    }
  }
}
struct Gauge {
  @Told var level = 0 {
    didSet {
      print("gauge \(oldValue) -> \(level)")
      while level > 3 { level -= 4 }
    }
  }
}
let meter = Meter()
meter.level = 10
meter.plain = 10
meter.level += 5
print(meter.level, meter.plain)
var gauge = Gauge()
gauge.level = 9
print(gauge.level)
