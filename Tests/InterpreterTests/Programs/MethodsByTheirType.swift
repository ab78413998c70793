// Methods that are named by their type and called with the value that they belong to.

struct Counter {
  var n = 1
  func add(_ m: Int) -> Int { n + m }
  func both(_ a: Int, b: String) -> String { "\(a)\(b)\(n)" }
  func none() -> Int { n }
  func checked(_ m: Int) throws -> Int {
    guard m > 0 else { throw Refusal.small }
    return n + m
  }
  static func twice(_ counter: Counter) -> Int { counter.n * 2 }
}

enum Refusal: Error { case small }

final class Speaker {
  var greeting = "Hello"
  func say(_ name: String) -> String { "\(greeting), \(name)" }
}

let add = Counter.add(Counter(n: 4))
print(add(3), Counter.add(Counter(n: 5))(6))
print([Counter(n: 1), Counter(n: 2)].map(Counter.none).map { $0() })
let both = Counter.both(Counter())
print(both(1, "x"), Counter.none(Counter(n: 9))(), Counter.twice(Counter(n: 3)))

let speaker = Speaker()
let say = Speaker.say(speaker)
speaker.greeting = "Bye"
print(say("Ann"))

func use(_ make: (Counter) -> (Int) throws -> Int) -> Int { (try? make(Counter())(0)) ?? -1 }
print(use { Counter.checked($0) }, use(Counter.checked))
let starts = String.hasPrefix("hello")
print(starts("he"))
