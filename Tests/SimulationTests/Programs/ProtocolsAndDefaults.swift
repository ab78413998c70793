/// Protocols: default implementations, dispatch, existentials, composition, inheritance.
protocol Named {
  var name: String { get }
  func greet() -> String
}
extension Named {
  func greet() -> String { "hello \(name)" }
  func wave() -> String { "default wave of \(name)" }
  var initial: Character { name.first ?? "?" }
}
protocol Aged { var age: Int { get set } }
extension Aged {
  var isAdult: Bool { age >= 18 }
  mutating func birthday() { age += 1 }
}
protocol Ranked: Named, Comparable { var rank: Int { get } }
extension Ranked {
  static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
}
struct Human: Named, Aged {
  var name: String
  var age: Int
}
struct Robot: Named {
  let name = "R2"
  func greet() -> String { "beep" }
}
class Animal: Named {
  var name: String
  init(name: String) { self.name = name }
  func greet() -> String { "growl of \(name)" }
}
class Dog: Animal { override func greet() -> String { super.greet() + " woof" } }
struct Officer: Ranked {
  var name: String
  var rank: Int
}
protocol Factory {
  static var kind: String { get }
  static func make() -> Self
}
extension Factory { static var kind: String { "generic" } }
struct Cup: Factory { static func make() -> Cup { Cup() } }
struct Bowl: Factory {
  static let kind = "bowl"
  static func make() -> Bowl { Bowl() }
}
protocol Visitor { mutating func visit(_ n: Int) -> Bool }
struct Summing: Visitor {
  var sum = 0
  mutating func visit(_ n: Int) -> Bool {
    sum += n
    return sum < 6
  }
}
func walk(_ values: [Int], _ visitor: inout some Visitor) {
  for value in values where !visitor.visit(value) { break }
}
func both(_ value: any Named & Aged) -> String { "\(value.name) \(value.age) \(value.isAdult)" }
func opaque(_ flag: Bool) -> some Named { Human(name: flag ? "T" : "F", age: 1) }
func generic<T: Named>(_ value: T) -> String { value.wave() }

extension Int: Named {
  var name: String { "int\(self)" }
}
extension Array: Named where Element: Named {
  var name: String { map(\.name).joined(separator: "&") }
}
extension Optional where Wrapped: Named {
  var safeName: String { self?.name ?? "nobody" }
}
protocol Delegate: AnyObject { func done(_ n: Int) }
class Owner: Delegate {
  var log: [Int] = []
  func done(_ n: Int) { log.append(n) }
}
class Worker {
  weak var delegate: (any Delegate)?
  func work() { for n in 1...3 { delegate?.done(n * n) } }
}

func protocolsAndDefaults() {
  let all: [any Named] = [Human(name: "Ann", age: 30), Robot(), Dog(name: "Rex"), 7]
  for one in all { print(one.greet(), one.wave(), one.initial) }
  print(Human(name: "Ann", age: 3).wave(), generic(Human(name: "Bob", age: 1)))
  var human = Human(name: "Cid", age: 17)
  print(human.isAdult)
  human.birthday()
  print(human.isAdult, both(human), opaque(true).greet())
  let officers = [
    Officer(name: "b", rank: 2), Officer(name: "a", rank: 9), Officer(name: "c", rank: 1),
  ]
  print(
    officers.sorted().map(\.name), officers.max()!.name, officers[0] < officers[1],
    officers[0] >= officers[2])
  print(Cup.kind, Bowl.kind, type(of: Bowl.make()).kind)
  var visitor = Summing()
  walk([1, 2, 3, 4], &visitor)
  print(visitor.sum)
  print([1, 2].name, [1, 2].greet(), (nil as Int?).safeName, (5 as Int?).safeName)
  for one in all {
    if let robot = one as? Robot { print("robot", robot.name) }
    if one is Animal { print("animal") }
    if let aged = one as? any Aged { print("aged", aged.age) }
  }
  let owner = Owner()
  let worker = Worker()
  worker.delegate = owner
  worker.work()
  print(owner.log)
  var thing: any Named = Robot()
  thing = human
  print(thing.name)
}
