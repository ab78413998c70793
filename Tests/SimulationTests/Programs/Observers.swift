/// `willSet` and `didSet`: when they run, and what they see.
struct Meter {
  var log: [String] = []
  var level = 1 {
    willSet { log.append("will \(level)->\(newValue)") }
    didSet {
      log.append("did \(oldValue)->\(level)")
      if level > 10 { level = 10 }
    }
  }
  var values = [1, 2] {
    didSet { log.append("values \(oldValue)->\(values)") }
  }
  init(level: Int) {
    self.level = level
    self.values.append(3)
  }
  mutating func raise() {
    level += 1
    values[0] += 1
  }
}

class Device {
  var name = "d" {
    didSet { print("name", oldValue, "->", name) }
  }
  var volume = 0 {
    willSet(next) { print("volume will be", next) }
    didSet(former) { print("volume was", former) }
  }
  var half: Int {
    get { volume / 2 }
    set { volume = newValue * 2 }
  }
}

class LoudDevice: Device {
  override var volume: Int {
    didSet { print("loud", oldValue, volume) }
  }
  override var name: String {
    willSet { print("loud will", newValue) }
  }
  override init() {
    super.init()
    volume = 3
  }
}

func raiseInside(_ number: inout Int) {
  number += 1
  number += 1
  print("inside", number)
}

func observers() {
  var meter = Meter(level: 4)
  meter.level = 7
  meter.level += 5
  meter.values.append(9)
  meter.values[1] = 20
  meter.raise()
  raiseInside(&meter.level)
  print(meter.level)
  for line in meter.log { print(line) }
  let device = Device()
  device.name = "e"
  device.volume += 2
  device.half = 8
  raiseInside(&device.volume)
  let loud = LoudDevice()
  loud.volume = 1
  loud.name = "L"
  loud.half = 5
  print(device.volume, loud.volume, loud.name, loud.half)
  var local = 1 {
    didSet { print("local", oldValue, local) }
  }
  local = 2
  local += 3
}
