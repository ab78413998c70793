/// Enums: payloads, raw values, methods, recursion, comparison.
indirect enum Formula {
  case number(Int)
  case add(Formula, Formula)
  case multiply(Formula, Formula)
  case negate(Formula)
  var value: Int {
    switch self {
    case .number(let n): n
    case .add(let a, let b): a.value + b.value
    case let .multiply(a, b): a.value * b.value
    case .negate(let inner): -inner.value
    }
  }
  var text: String {
    switch self {
    case .number(let n): return "\(n)"
    case .add(let a, let b): return "(\(a.text) + \(b.text))"
    case .multiply(let a, let b): return "\(a.text) * \(b.text)"
    case .negate(let inner): return "-\(inner.text)"
    }
  }
}

enum Planet: Int, CaseIterable, Comparable {
  case mercury = 1, venus, earth, mars = 10, jupiter
  static func < (left: Planet, right: Planet) -> Bool { left.rawValue < right.rawValue }
  var next: Planet? { Planet(rawValue: rawValue + 1) }
}

enum Direction: String, CaseIterable {
  case north, east = "E", south, west
  var opposite: Self {
    switch self {
    case .north: .south
    case .south: .north
    case .east: .west
    case .west: .east
    }
  }
  mutating func turn() {
    let all = Self.allCases
    self = all[(all.firstIndex(of: self)! + 1) % all.count]
  }
  static let start: Direction = .north
}

enum Size: Comparable { case small, medium, large(Int), huge(Int, String) }

enum Event: Equatable {
  case tap(x: Int, y: Int)
  case key(Character, shift: Bool = false)
  case quit
  var isTap: Bool { if case .tap = self { true } else { false } }
}

enum Level: Double { case low = 0.5, high = 1.5 }

func enumsWithPayloads() {
  let formula = Formula.add(.number(2), .multiply(.number(3), .negate(.number(4))))
  print(formula.value, formula.text)
  print(Planet.allCases.count, Planet.mars.rawValue, Planet.jupiter.rawValue)
  print(Planet.mercury.next as Any, Planet.earth.next as Any, Planet(rawValue: 10) == .mars)
  print(Planet.allCases.max()!, Planet.venus < .mars, Planet.allCases.sorted(by: >)[0])
  var direction = Direction.start
  direction.turn()
  print(direction, direction.rawValue, direction.opposite, Direction(rawValue: "E") as Any)
  print(Direction(rawValue: "x") == nil, Direction.allCases.map(\.rawValue))
  let sizes: [Size] = [.huge(1, "b"), .large(3), .small, .large(2), .medium, .huge(1, "a")]
  print(sizes.sorted().map { "\($0)" })
  let events: [Event] = [.tap(x: 1, y: 2), .key("a"), .key("b", shift: true), .quit]
  for event in events {
    switch event {
    case .tap(let x, _) where x > 5: print("far")
    case .tap(x: let x, y: let y): print("tap", x, y)
    case .key(let letter, shift: true): print("shift", letter)
    case .key(let letter, shift: _): print("key", letter)
    case .quit: print("quit")
    }
  }
  print(events.filter(\.isTap).count, events.contains(.quit), events[0] == .tap(x: 1, y: 2))
  print(events[0], events[1], events[3])
  print(Level.high.rawValue, Level(rawValue: 0.5)!)
  if case .tap(let x, let y) = events[0], x < y { print("x below y") }
  var optional: Event? = .quit
  if optional == .quit { optional = nil }
  print(optional == nil)
  for case .key(let letter, _) in events { print(letter) }
}
