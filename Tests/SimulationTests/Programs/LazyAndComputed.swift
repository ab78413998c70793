/// Properties that are computed, made late, or belong to the type.
func note<T>(_ text: String, _ value: T) -> T {
  print("make", text)
  return value
}

struct Lens {
  static let standard = Lens(factor: 2)
  static var made = 0
  static var double: Int {
    get { made * 2 }
    set { made = newValue / 2 }
  }
  let factor: Int
  var origin = note("origin", 0)
  lazy var table: [Int] = note("table", (1...3).map { $0 * factor })
  lazy var sum = table.reduce(0, +)
  init(factor: Int) {
    self.factor = factor
    Lens.made += 1
  }
  var scaled: Int {
    get { origin * factor }
    set { origin = newValue / factor }
  }
  var isPlain: Bool { factor == 1 }
}

final class Cache {
  var hits = 0
  lazy var content: [String: Int] = {
    hits += 1
    return ["a": 1]
  }()
  static let shared = note("shared", Cache())
}

func lazyAndComputed() {
  var lens = Lens(factor: 3)
  print("before", lens.factor)
  print(lens.table)
  lens.table.append(1)
  var other = lens
  other.table.append(2)
  print(lens.table, other.table, lens.sum, other.sum)
  lens.scaled = 30
  lens.scaled += 3
  print(lens.origin, lens.scaled, lens.isPlain)
  print(Lens.made, Lens.standard.factor, Lens.made)
  Lens.double += 10
  print(Lens.made, Lens.double)
  print(Cache.shared.hits)
  Cache.shared.content["b"] = 2
  print(Cache.shared.content.count, Cache.shared.hits)
  var computed: Int { lens.origin + 1 }
  print(computed)
  lens.origin = 100
  print(computed)
}
