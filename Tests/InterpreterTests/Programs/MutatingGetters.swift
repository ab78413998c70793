struct Counter {
  private var reads = 0
  var next: Int { mutating get { reads += 1; return reads * 10 } }
  var total: Int { reads }
  lazy var expensive: [Int] = { [reads, reads + 1] }()
  mutating func take(_ count: Int) -> [Int] { (0..<count).map { _ in next } }
}
var counter = Counter()
print(counter.next, counter.next, counter.total)
print(counter.take(2), counter.total, counter.expensive, counter.next, counter.expensive)
struct Cache {
  private(set) var hits = 0
  private var store: [Int: String] = [:]
  subscript(key: Int) -> String {
    mutating get {
      if let known = store[key] { hits += 1; return known }
      let made = "value \(key)"
      store[key] = made
      return made
    }
    set { store[key] = newValue }
  }
}
var cache = Cache()
_ = cache[1]
print(cache[1], cache.hits)
cache[1] = "set"
cache[2] += "+"
print(cache[1], cache[2], cache.hits)
struct Wheel { var angle = 0 { didSet { angle %= 360 } } }
var wheel = Wheel()
wheel.angle += 350
wheel.angle += 20
print(wheel.angle)
