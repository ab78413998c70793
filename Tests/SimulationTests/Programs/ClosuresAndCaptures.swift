/// What closures keep: variables by reference, capture lists by value, self.
final class Counter {
  var count = 0
  var actions: [() -> Void] = []
  func record() {
    actions.append { [weak self] in self?.count += 1 }
    actions.append { [unowned self] in count += 10 }
    actions.append { self.count += 100 }
  }
}

func makeIncrementer(by step: Int) -> () -> Int {
  var total = 0
  return {
    total += step
    return total
  }
}

func applyTwice(_ body: (Int) -> Int, to value: Int) -> Int { body(body(value)) }
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C {
  { g(f($0)) }
}
func changing(_ value: inout [Int], with body: (inout Int) -> Void) {
  for index in value.indices { body(&value[index]) }
}
func when(_ condition: @autoclosure () -> Bool, _ action: () -> Void) {
  print("asked")
  if condition() { action() }
}

func closuresAndCaptures() {
  let first = makeIncrementer(by: 2)
  let second = makeIncrementer(by: 10)
  print(first(), first(), second(), first())
  var x = 1
  let byReference = { x * 10 }
  let byValue = { [x] in x * 10 }
  let renamed = { [y = x + 5] in y }
  x = 7
  print(byReference(), byValue(), renamed())
  var closures: [() -> Int] = []
  for i in 0..<3 { closures.append { i * i } }
  print(closures.map { $0() })
  let counter = Counter()
  counter.record()
  counter.actions.forEach { $0() }
  counter.actions[0]()
  print(counter.count)
  print(applyTwice({ $0 + 3 }, to: 1), applyTwice({ n in n * n }, to: 3))
  let shout = compose({ (n: Int) in "n\(n)" }, { $0 + "!" })
  print(shout(4))
  var numbers = [1, 2, 3]
  changing(&numbers) { $0 *= 3 }
  changing(&numbers) { number in
    number -= 1
    number *= number
  }
  print(numbers)
  when(numbers.count > 2) { print("yes") }
  func factorial(_ n: Int) -> Int { n < 2 ? 1 : n * factorial(n - 1) }
  func isEven(_ n: Int) -> Bool { n == 0 ? true : isOdd(n - 1) }
  func isOdd(_ n: Int) -> Bool { n == 0 ? false : isEven(n - 1) }
  print(factorial(6), isEven(10), isOdd(7))
  var fibonacci: ((Int) -> Int)!
  fibonacci = { $0 < 2 ? $0 : fibonacci($0 - 1) + fibonacci($0 - 2) }
  print(fibonacci(12))
  let operations: [String: (Int, Int) -> Int] = ["+": (+), "-": { $0 - $1 }, "max": max]
  print(operations["+"]!(3, 4), operations["-"]!(3, 4), operations["max"]!(3, 4))
  let nested = { (a: Int) -> (Int) -> Int in { b in a * 10 + b } }
  print(nested(4)(2))
  let optional: ((Int) -> Int)? = nil
  print(optional?(3) as Any)
  print([3, 1, 2].sorted { a, b in a > b }, ["b", "a"].sorted(by: <))
  let immediate: Int = {
    let a = 3
    let b = 4
    return a * a + b * b
  }()
  print(immediate)
  let method = counter.record
  method()
  print(counter.actions.count)
  let unbound = Counter.record
  unbound(counter)()
  print(counter.actions.count)
  let pairs = zip([1, 2], ["a", "b"]).map { "\($0)\($1)" }
  print(pairs, [("k", 1)].map { key, value in "\(key)=\(value)" })
}
