import Testing

/// Declarations that contradict themselves or what they rest on, and operands that no operator takes.
@Suite struct ContradictionTests {
  @Test("nobody inherits from a final class")
  func finalClass() {
    let found = Check.findings(in: "final class Base {}\nclass Part: Base {}")
    #expect(found.map { $0.prefix(4) } == ["2:7 "])
  }

  @Test("a wrapper has a wrapped value")
  func emptyWrapper() {
    let found = Check.findings(in: "@propertyWrapper struct Kept { var value = 0 }")
    #expect(found.count == 1)
  }

  @Test("two cases do not share a raw value, written or not")
  func rawValues() {
    let twice = Check.findings(in: "enum Rank: Int {\n  case low = 1, high = 0\n  case top\n}")
    #expect(twice.map { $0.prefix(2) } == ["3:"])
    let names = Check.findings(in: "enum Kind: String {\n  case a\n  case b = \"a\"\n}")
    #expect(names.map { $0.prefix(2) } == ["3:"])
    #expect(Check.findings(in: "enum Rank: Int { case low = -1, high = 1, top }") == [])
    #expect(Check.findings(in: "enum Kind: String { case a, b = \"c\", c = \"d\" }") == [])
  }

  @Test("what a superclass has is overridden, and an overload is not")
  func overriding() {
    let base =
      "class Base {\n  var n: Int { 1 }\n  func run(_ n: Int) {}\n  private func own() {}\n}\n"
    let found = Check.findings(
      in: base + "class Part: Base {\n  var n: Int { 2 }\n  func run(_ n: Int) {}\n}")
    #expect(found.map { $0.prefix(2) } == ["7:", "8:"])
    let overloads =
      "class Part: Base {\n  func run(_ n: String) {}\n  func run() {}\n  func own() {}\n}"
    #expect(Check.findings(in: base + overloads) == [])
  }

  @Test("a value cannot be weak")
  func weakValue() {
    let found = Check.findings(
      in: """
        struct Row {}
        final class Cell {
          weak var row: Row?
          weak var cell: Cell?
          unowned var size: Int
          unowned let above: Cell
          unowned var below: Cell?
          init(above: Cell) { (self.above, size) = (above, 1) }
        }
        """)
    #expect(found.map { $0.prefix(2) } == ["3:", "5:"])
  }

  @Test("a property without a wrapper has no projection")
  func projection() {
    let found = Check.findings(
      in: """
        import SwiftUI
        struct Gauge: View {
          var level = 1.0
          @State private var top = 2.0
          var body: some View {
            VStack {
              Slider(value: $top)
              Slider(value: $level)
            }
          }
        }
        """)
    #expect(found.map { $0.prefix(5) } == ["8:21 "])
  }

  @Test("no operator takes a whole number and one with decimals")
  func mixedNumbers() {
    let found = Check.findings(
      in: "func f(_ count: Int, _ price: Double) -> Double {\n  return count * price\n}")
    #expect(found.map { $0.prefix(2) } == ["2:"])
    let own = "func * (l: Int, r: Double) -> Double { Double(l) * r }\n"
    #expect(
      Check.findings(in: own + "func f(_ n: Int, _ p: Double) -> Double { n * p }") == [])
  }

  @Test("where a method of the name does not fit, the function outside is meant")
  func outerFunction() {
    let found = Check.findings(
      in: """
        extension String {
          func rows(_ least: Int) -> Int { max(count, least) }
        }
        """)
    #expect(found == [])
  }
}
