/// A mutating call on a property with accessors reads it once and writes it once.
struct ReadSwitch {
  var raw = false
  var flag: Bool {
    get {
      print("flag get")
      return raw
    }
    set {
      print("flag set \(newValue)")
      raw = newValue
    }
  }
  mutating func flip() { flag.toggle() }
}

final class ReadStore {
  var backing = [3, 1, 2]
  var items: [Int] {
    get {
      print("items get \(backing.count)")
      return backing
    }
    set {
      print("items set \(newValue)")
      backing = newValue
    }
  }
  func sort() { items.sort { $0 > $1 } }
}

@propertyWrapper
struct ReadLogged {
  var stored: Int
  init(wrappedValue: Int) { stored = wrappedValue }
  var wrappedValue: Int {
    get {
      print("wrapped get")
      return stored
    }
    set {
      print("wrapped set \(newValue)")
      stored = newValue
    }
  }
}

struct ReadHolder {
  @ReadLogged var number = 4
  mutating func turn() { number.negate() }
}

var readGlobal: [Int] {
  get {
    print("global get")
    return [1, 2]
  }
  set { print("global set \(newValue)") }
}

func readOnce() {
  var lamp = ReadSwitch()
  lamp.flag.toggle()
  lamp.flip()
  print(lamp.raw)

  let store = ReadStore()
  store.items.removeLast()
  store.sort()
  store.items.append(5)
  store.items.removeAll { $0 == 1 }
  print(store.backing)

  var holder = ReadHolder()
  holder.number.negate()
  holder.turn()
  print(holder.number)
  readGlobal.removeLast()
}
