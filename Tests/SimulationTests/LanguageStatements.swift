/// Control flow, closures, functions, errors.
extension Snippet {
  static let statements: [Snippet] = [
    Snippet(
      "closures share the variables they capture", "2 1",
      """
      func makeCounter() -> () -> Int {
        var count = 0
        return {
          count += 1
          return count
        }
      }
      func result() -> String {
        let first = makeCounter()
        let second = makeCounter()
        _ = first()
        return "\\(first()) \\(second())"
      }
      """),
    Snippet(
      "a capture list takes the value of now", "5 1",
      """
      func result() -> String {
        var n = 1
        let live = { n }
        let frozen = { [n] in n }
        n = 5
        return "\\(live()) \\(frozen())"
      }
      """),
    Snippet(
      "each turn of a loop has its own variable", "[0, 1, 2]",
      """
      func result() -> String {
        var closures: [() -> Int] = []
        for index in 0..<3 { closures.append { index } }
        return "\\(closures.map { $0() })"
      }
      """),
    Snippet(
      "inout changes the caller's variable", "7 [0, 2]",
      """
      func double(_ value: inout Int, plus other: Int = 0) { value = value * 2 + other }
      func clear(_ value: inout Int) { value = 0 }
      func result() -> String {
        var n = 3
        double(&n, plus: 1)
        var list = [1, 2]
        clear(&list[0])
        return "\\(n) \\(list)"
      }
      """),
    Snippet(
      "parameters have labels, defaults and many values", "hello Ann! hi Bo. 6 0",
      """
      func greet(_ name: String, with word: String = "hello", end: String = "!") -> String {
        "\\(word) \\(name)\\(end)"
      }
      func sum(_ numbers: Int...) -> Int { numbers.reduce(0, +) }
      func result() -> String {
        "\\(greet("Ann")) \\(greet("Bo", with: "hi", end: ".")) \\(sum(1, 2, 3)) \\(sum())"
      }
      """),
    Snippet(
      "guard leaves early", "empty first a",
      """
      func first(_ list: [String]) -> String {
        guard let first = list.first else { return "empty" }
        guard first != "" else { return "blank" }
        return "first \\(first)"
      }
      func result() -> String { first([]) + " " + first(["a"]) }
      """),
    Snippet(
      "defer runs last, the last one first", "body second first",
      """
      final class Log { var lines: [String] = [] }
      func work(_ log: Log) {
        defer { log.lines.append("first") }
        defer { log.lines.append("second") }
        log.lines.append("body")
      }
      func result() -> String {
        let log = Log()
        work(log)
        return log.lines.joined(separator: " ")
      }
      """),
    Snippet(
      "loops break, continue and carry labels", "1 3 | 3 | 10 | 0",
      """
      func result() -> String {
        var odd: [String] = []
        for n in 1...10 {
          if n.isMultiple(of: 2) { continue }
          if n > 4 { break }
          odd.append("\\(n)")
        }
        var found = 0
        outer: for a in 1...3 {
          for b in 1...3 where a * b == 3 {
            found = a * b
            break outer
          }
        }
        var n = 0
        while n < 10 { n += 5 }
        var m = 3
        repeat { m -= 1 } while m > 0
        return "\\(odd.joined(separator: " ")) | \\(found) | \\(n) | \\(m)"
      }
      """),
    Snippet(
      "switch matches values, ranges, tuples and conditions", "none few many axis big other",
      """
      func amount(_ n: Int) -> String {
        switch n {
        case 0: "none"
        case 1...9: "few"
        default: "many"
        }
      }
      func place(_ point: (Int, Int)) -> String {
        switch point {
        case (0, _), (_, 0): return "axis"
        case let (x, y) where x + y > 10: return "big"
        default: return "other"
        }
      }
      func result() -> String {
        "\\(amount(0)) \\(amount(3)) \\(amount(30)) \\(place((0, 5))) \\(place((9, 9))) \\(place((1, 1)))"
      }
      """),
    Snippet(
      "if and switch are expressions", "small cold",
      """
      func result() -> String {
        let n = 3
        let size = if n > 5 { "big" } else { "small" }
        let weather = switch n {
        case ..<5: "cold"
        default: "warm"
        }
        return "\\(size) \\(weather)"
      }
      """),
    Snippet(
      "if let, if case and conditions in a row", "3 yes no 5",
      """
      enum Load { case idle, done(Int) }
      func result() -> String {
        let text: String? = "3"
        var parts: [String] = []
        if let text, let number = Int(text), number > 2 { parts.append("\\(number)") }
        if case .idle = Load.idle { parts.append("yes") }
        if case .done(let n) = Load.idle { parts.append("\\(n)") } else { parts.append("no") }
        guard case .done(let n) = Load.done(5) else { return "" }
        parts.append("\\(n)")
        return parts.joined(separator: " ")
      }
      """),
    Snippet(
      "errors are thrown, caught and turned into nil", "5 empty bad x nil",
      """
      enum InputError: Error { case empty, bad(String) }
      func parse(_ text: String) throws -> Int {
        if text.isEmpty { throw InputError.empty }
        guard let number = Int(text) else { throw InputError.bad(text) }
        return number
      }
      func read(_ text: String) -> String {
        do {
          let number = try parse(text)
          return "\\(number)"
        } catch InputError.empty {
          return "empty"
        } catch InputError.bad(let text) {
          return "bad \\(text)"
        } catch {
          return "other"
        }
      }
      func result() -> String {
        "\\(read("5")) \\(read("")) \\(read("x")) \\((try? parse("y")).map(String.init) ?? "nil")"
      }
      """),
    Snippet(
      "functions are values", "6 9 [1, 4]",
      """
      func twice(_ n: Int) -> Int { n * 2 }
      func apply(_ n: Int, _ change: (Int) -> Int) -> Int { change(n) }
      func result() -> String {
        let square: (Int) -> Int = { $0 * $0 }
        return "\\(apply(3, twice)) \\(apply(3, square)) \\([1, 2].map(square))"
      }
      """),
    Snippet(
      "a nested function sees what is around it", "120 3",
      """
      func result() -> String {
        var calls = 0
        func factorial(_ n: Int) -> Int {
          if n <= 1 { return 1 }
          calls += n == 5 ? 3 : 0
          return n * factorial(n - 1)
        }
        let value = factorial(5)
        return "\\(value) \\(calls)"
      }
      """),
    Snippet(
      "a function inside a function is called above its declaration", "6 7",
      """
      func result() -> String {
        // What the system shares among all is beyond the engine.
        var sum = UserDefaults.standard.integer(forKey: "none")
        for number in [1, 2, 3] { add(number) }
        func add(_ number: Int) { sum += number }
        return "\\(sum) \\(next())"
        func next() -> Int { sum + 1 }
      }
      """),
    Snippet(
      "an inner name hides the outer one", "2 1",
      """
      func result() -> String {
        let n = 1
        var seen = 0
        do {
          let n = 2
          seen = n
        }
        return "\\(seen) \\(n)"
      }
      """),
    Snippet(
      "trailing closures reach several parameters", "ok:1 failed",
      """
      func load(_ good: Bool, success: (Int) -> String, failure: () -> String) -> String {
        good ? success(1) : failure()
      }
      func result() -> String {
        load(true) { "ok:\\($0)" } failure: { "failed" }
          + " "
          + load(false) { "ok:\\($0)" } failure: { "failed" }
      }
      """),
  ]
}
