import Interpreter
import Testing

/// Initialisers that protocols ask for: they have the labels and the types that are asked for.
@Suite struct InitializerRequirementTests {
  @Test(
    "what is made in the way that is asked for has no finding",
    arguments: [
      "struct M: ExpressibleByIntegerLiteral { init(integerLiteral value: UInt64) {} }",
      "struct M: ExpressibleByFloatLiteral { init(floatLiteral value: Double) {} }",
      "struct M: ExpressibleByBooleanLiteral { init(booleanLiteral value: Bool) {} }",
      "struct M: ExpressibleByStringLiteral { init(stringLiteral value: StaticString) {} }",
      "struct M: ExpressibleByStringInterpolation { init(stringLiteral value: String) {} }",
      "struct M: ExpressibleByNilLiteral { init(nilLiteral: ()) {} }",
      "struct M<E>: ExpressibleByArrayLiteral { init(arrayLiteral elements: E...) {} }",
      "struct M: ExpressibleByDictionaryLiteral { init(dictionaryLiteral e: (String, Int)...) {} }",
      """
      struct M: LosslessStringConvertible {
        var description = ""
        init(_ text: some StringProtocol) {}
      }
      """,
      "protocol P { associatedtype Row; init(row: Row) }\nstruct M: P { init(row: [Int: Bool]) {} }",
      "protocol P { associatedtype Row; init(row: Row) }\nstruct M: P { var row: Int }",
      "protocol P { init(a: Int); init() }\nextension P { init() { self.init(a: 1) } }\n"
        + "struct M: P { var a: Int }",
      "protocol P { init(_ make: @escaping () -> Int, all: Int...) }\n"
        + "struct M: P { init(_ make: @escaping () -> Int, all: Int...) {} }",
      "protocol P { init(a: Int) throws }\nstruct M: P { init(a: Int) {} }",
      "protocol P { init?(a: Int) }\nstruct M: P { init(a: Int) {} }",
      "struct M: OptionSet { let rawValue: UInt8 }",
      "enum M: String, CodingKey { case a, b }",
      "protocol P { init(n: Int) }\nclass A { required init(n: Int) {} }\nextension A: P {}\n"
        + "class B: A {}",
    ])
  func met(source: String) {
    #expect(Check.findings(in: source) == [])
  }

  @Test(
    "what is made otherwise is told",
    arguments: [
      ("protocol P { init(a: Int) }; struct M: P { var a: String }", "has no `init`"),
      (
        "protocol P { init(a: Int) }; struct M: P { init(a: String) {} }",
        "its `init` is not what that asks for"
      ),
      (
        "protocol P { init(a: Int) }; struct M: P { init?(a: Int) {} }",
        "its `init` is not what that asks for"
      ),
      (
        "struct M: LosslessStringConvertible { var description = \"\"; init(_ n: Int) {} }",
        "its `init` is not what that asks for"
      ),
      ("struct M: ExpressibleByIntegerLiteral { var n: Int }", "has no `init`"),
      (
        "struct M: ExpressibleByBooleanLiteral { init(_ isOn: Bool) {} }",
        "its `init` is not what that asks for"
      ),
    ])
  func unmet(source: String, problem: String) {
    let findings = Check.findings(in: source)
    #expect(findings.count == 1)
    #expect(findings.first?.contains("`M` says that it is a") == true)
    #expect(findings.first?.contains(problem) == true)
  }

  @Test("A way to make something that is nowhere is not known, and has an end")
  func nowhere() {
    let source = """
      struct M: LosslessStringConvertible {
        var description = ""
        init(n: Int) {}
      }
      func make<T: LosslessStringConvertible>(_ type: T.Type) -> T? { T("4") }
      print(make(M.self) == nil)
      """
    let outcome = SourceProgram([SourceText(path: "M.swift", text: source)]).run { _ in }
    guard case .notKnown(let what, _) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(what == "`M(_:)`")
  }
}
