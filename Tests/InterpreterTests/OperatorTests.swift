import Foundation
import Testing

/// Which operators take which of the common types, as swiftc says (`scripts/record-operators`).
@Suite struct OperatorTests {
  struct Table {
    var types: [String] = []
    var literals: [String] = []
    var operators: [String] = []
    /// By the left side and the operator, all right sides.
    var taken: [[String]: Set<String>] = [:]

    init() throws {
      let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "Operators.txt")
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .map { $0.split(separator: " ").map(String.init) }
      (types, literals, operators) = (lines[0], lines[1], lines[2])
      for line in lines.dropFirst(3) { taken[Array(line.prefix(2))] = Set(line.dropFirst(2)) }
    }

    /// A function in which an operator stands between two values of these types, or literals.
    func function(
      _ number: Int, _ left: String, _ operation: String, _ right: String
    ) -> String {
      let given = [("a", left), ("b", right)].filter { !literals.contains($0.1) }
        .map { "_ \($0.0): \($0.1)" }.joined(separator: ", ")
      let one = literals.contains(left) ? left : "a"
      let other = literals.contains(right) ? right : "b"
      let body =
        assigns(operation)
        ? "var x = a; x \(operation) \(other)" : "_ = \(one) \(operation) \(other)"
      return "func f\(number)(\(given)) { \(body) }"
    }

    func assigns(_ operation: String) -> Bool {
      ["+=", "-=", "*=", "/=", "%="].contains(operation)
    }
  }

  @Test("an operator takes two sides where swiftc says so, and nowhere else")
  func sides() throws {
    let table = try Table()
    var lines: [String] = []
    var isTaken: [Bool] = []
    for left in table.types + table.literals {
      for operation in table.operators
      where !table.literals.contains(left) || !table.assigns(operation) {
        let taken = table.taken[[left, operation]] ?? []
        for right in table.types + table.literals
        where !table.literals.contains(left) || !table.literals.contains(right) {
          lines.append(table.function(lines.count, left, operation, right))
          isTaken.append(taken.contains(right))
        }
      }
    }
    #expect(lines.count > 8_000 && isTaken.count { $0 } > 600)
    let text = "import Foundation\n" + lines.joined(separator: "\n")
    let refused = Set(
      Check.findings(in: text).compactMap { $0.split(separator: ":").first.flatMap { Int($0) } })
    for (index, line) in lines.enumerated() where refused.contains(index + 2) == isTaken[index] {
      Issue.record("\(isTaken[index] ? "swiftc takes" : "swiftc refuses"): \(line)")
    }
  }
}
