/// Literals, operators, strings, collections, optionals.
extension Snippet {
  static let values: [Snippet] = [
    Snippet(
      "what is repeated takes the type of the array that it goes to", "red 2 true",
      """
      enum Peg { case red, green }
      struct Row {
        var pegs: [Peg] = []
        mutating func fill() { pegs = Array(repeating: .red, count: 2) }
      }
      func result() -> String {
        var row = Row()
        row.fill()
        return "\\(row.pegs[0]) \\(row.pegs.count) \\([Peg.green, .red].firstIndex(of: row.pegs[0]) == 1)"
      }
      """),
    Snippet(
      "integers divide towards zero", "3 -3 1 -1",
      """
      func result() -> String { "\\(7 / 2) \\(-7 / 2) \\(7 % 2) \\(-7 % 2)" }
      """),
    Snippet(
      "doubles keep their point", "2.0 2.5 0.1 3",
      """
      func result() -> String { "\\(2.0) \\(5 / 2.0) \\(Double(1) / 10) \\(Int(3.9))" }
      """),
    Snippet(
      "a literal takes the type it is asked for", "1.5 3.0",
      """
      func half(_ value: Double) -> Double { value / 2 }
      func result() -> String {
        let whole: Double = 6
        return "\\(half(3)) \\(half(whole))"
      }
      """),
    Snippet(
      "operators bind as in Swift", "14 20 true false",
      """
      func result() -> String {
        "\\(2 + 3 * 4) \\((2 + 3) * 4) \\(1 + 1 == 2 && !false) \\(true && false || false)"
      }
      """),
    Snippet(
      "and, or and ?? leave out what they do not need", "false true 1 calls: 0",
      """
      final class Calls { var count = 0 }
      func result() -> String {
        let calls = Calls()
        func asked() -> Bool {
          calls.count += 1
          return true
        }
        let first: Int? = 1
        func other() -> Int {
          calls.count += 1
          return 2
        }
        let a = false && asked()
        let b = true || asked()
        let c = first ?? other()
        return "\\(a) \\(b) \\(c) calls: \\(calls.count)"
      }
      """),
    Snippet(
      "strings count characters", "5 true ANNA anna-lena a,b,c",
      """
      func result() -> String {
        let name = "Anna👍🏽"
        let parts = ["a", "b", "c"].joined(separator: ",")
        return "\\(name.count) \\(name.hasPrefix("Ann")) \\("Anna".uppercased()) "
          + "\\("Anna".lowercased() + "-lena") \\(parts)"
      }
      """),
    Snippet(
      "strings are split, trimmed, searched and reversed", "[\"a\", \"b\"] x true cba",
      """
      import Foundation
      func result() -> String {
        let parts = "a b".split(separator: " ").map { String($0) }
        let trimmed = "  x ".trimmingCharacters(in: .whitespaces)
        return "\\(parts) \\(trimmed) \\("steam".contains("tea")) \\(String("abc".reversed()))"
      }
      """),
    Snippet(
      "interpolation shows descriptions", "[1, 2] [\"a\"] nil Optional(3) (1, \"b\") true",
      """
      func result() -> String {
        let none: Int? = nil
        let some: Int? = 3
        return "\\([1, 2]) \\(["a"]) \\(String(describing: none)) \\(String(describing: some)) \\((1, "b")) \\(true)"
      }
      """),
    Snippet(
      "a multi-line string keeps its lines", "a|  b|c d",
      """
      func result() -> String {
        let text = \"\"\"
          a
            b
          c \\
          d
          \"\"\"
        return text.split(separator: "\\n").joined(separator: "|")
      }
      """),
    Snippet(
      "arrays are values", "[1, 2, 3] [9, 2, 3, 4]",
      """
      func result() -> String {
        let first = [1, 2, 3]
        var second = first
        second[0] = 9
        second.append(4)
        return "\\(first) \\(second)"
      }
      """),
    Snippet(
      "arrays map, filter, sort and reduce", "[2, 4] [3, 2, 1] 6 [\"b\", \"a\"] 2",
      """
      func result() -> String {
        let numbers = [3, 1, 2]
        let even = numbers.map { $0 * 2 }.filter { $0 < 5 }.sorted()
        let sum = numbers.reduce(0, +)
        let names = ["a", "b"].sorted { $0 > $1 }
        return "\\(even) \\(numbers.sorted(by: >)) \\(sum) \\(names) \\(numbers.firstIndex(of: 2) ?? -1)"
      }
      """),
    Snippet(
      "collections are searched and cut", "2 nil [2, 3] [1] [3] true false [[1, 2], [3]] [1, 2, 3]",
      """
      func result() -> String {
        let n = [1, 2, 3]
        let found = n.first { $0 > 1 } ?? 0
        let missing = n.first { $0 > 9 }
        let nested = [[1, 2], [3]]
        return "\\(found) \\(missing.map(String.init) ?? "nil") \\(Array(n.dropFirst())) "
          + "\\(Array(n.prefix(1))) \\(Array(n.suffix(1))) \\(n.contains(3)) \\(n.allSatisfy { $0 > 1 }) "
          + "\\(nested) \\(nested.flatMap { $0 })"
      }
      """),
    Snippet(
      "arrays are changed in place", "[5, 1] [9, 5, 1] [5] [1, 5] 0 true",
      """
      func result() -> String {
        var a = [1, 5]
        a.swapAt(0, 1)
        var b = a
        b.insert(9, at: 0)
        var c = b
        c.removeAll { $0 != 5 }
        var d = a
        d.reverse()
        var e = d
        e.removeAll()
        return "\\(a) \\(b) \\(c) \\(d) \\(e.count) \\(e.isEmpty)"
      }
      """),
    Snippet(
      "dictionaries read, default, write and forget", "1 nil 0 3 [\"a\", \"c\"] 2",
      """
      func result() -> String {
        var ages = ["a": 1, "b": 2]
        let first = ages["a"] ?? -1
        let missing = ages["z"]
        ages["b"] = nil
        ages["c", default: 0] += 3
        let none = ages["x", default: 0]
        return "\\(first) \\(missing.map(String.init) ?? "nil") \\(none) \\(ages["c"] ?? -1) "
          + "\\(ages.keys.sorted()) \\(ages.count)"
      }
      """),
    Snippet(
      "sets hold a value once", "2 true [1, 2, 3] [2]",
      """
      func result() -> String {
        var set: Set<Int> = [1, 2, 2]
        let count = set.count
        set.insert(3)
        return "\\(count) \\(set.contains(3)) \\(set.sorted()) \\(set.intersection([2, 9]).sorted())"
      }
      """),
    Snippet(
      "ranges count, contain and clamp", "3 4 true false [0, 2, 4] 5",
      """
      func result() -> String {
        let even = stride(from: 0, to: 6, by: 2).map { $0 }
        return "\\((0..<3).count) \\((0...3).count) \\((1...5).contains(5)) \\((1..<5).contains(5)) "
          + "\\(even) \\(min(max(9, 0), 5))"
      }
      """),
    Snippet(
      "a slice by range", "[2, 3] [1, 2] [3, 4]",
      """
      func result() -> String {
        let n = [1, 2, 3, 4]
        return "\\(Array(n[1...2])) \\(Array(n[..<2])) \\(Array(n[2...]))"
      }
      """),
    Snippet(
      "optionals chain and fall back", "4 -1 ANNA none",
      """
      struct Pet { var name: String? }
      struct Owner { var pet: Pet? }
      func result() -> String {
        let owner = Owner(pet: Pet(name: "Anna"))
        let nobody = Owner(pet: nil)
        return "\\(owner.pet?.name?.count ?? -1) \\(nobody.pet?.name?.count ?? -1) "
          + "\\(owner.pet?.name?.uppercased() ?? "none") \\(nobody.pet?.name?.uppercased() ?? "none")"
      }
      """),
    Snippet(
      "a write through nil does nothing", "Rex nil",
      """
      struct Pet { var name: String }
      func result() -> String {
        var first: Pet? = Pet(name: "Max")
        var second: Pet?
        first?.name = "Rex"
        second?.name = "Rex"
        return "\\(first?.name ?? "nil") \\(second?.name ?? "nil")"
      }
      """),
    Snippet(
      "compactMap drops nil", "[1, 3]",
      """
      func result() -> String { "\\(["1", "x", "3"].compactMap { Int($0) })" }
      """),
    Snippet(
      "tuples have names and come apart", "3 b 1 2 true",
      """
      func limits() -> (low: Int, high: Int) { (1, 2) }
      func result() -> String {
        let pair = (count: 3, name: "b")
        let (low, high) = limits()
        return "\\(pair.count) \\(pair.1) \\(low) \\(high) \\((1, 2) == (1, 2))"
      }
      """),
    Snippet(
      "enumerated and zip walk in pairs", "0a 1b | 1x 2y",
      """
      func result() -> String {
        let first = ["a", "b"].enumerated().map { "\\($0.offset)\\($0.element)" }
        let second = zip([1, 2], ["x", "y"]).map { "\\($0)\\($1)" }
        return first.joined(separator: " ") + " | " + second.joined(separator: " ")
      }
      """),
    Snippet(
      "key paths read and map", "Ada [\"Ada\", \"Bo\"] 2",
      """
      struct Person { var name: String }
      func result() -> String {
        let people = [Person(name: "Ada"), Person(name: "Bo")]
        let path = \\Person.name
        return "\\(people[0][keyPath: path]) \\(people.map(\\.name)) \\(people.map(\\.name.count).min() ?? 0)"
      }
      """),
  ]
}
