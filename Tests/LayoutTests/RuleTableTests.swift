import Foundation
import Layout
import Testing

/// How sure each rule of the layout is, as the table of the rules has it.
enum RuleTable {
  static let high: [ClosedRange<Int>] = [
    1...5, 10...10, 12...15, 20...31, 40...53, 55...57, 60...62, 70...71,
  ]
  static let medium = [6, 11, 54, 72]
  static let open = [73, 74]

  static var highNames: [String] { high.joined().map { "Y\($0)" } }
  static var mediumNames: [String] { medium.map { "Y\($0)" } }
}

@Suite("The table of rules")
struct RuleTableTests {
  @Test("it has every rule that the layout names, once")
  func whole() {
    let numbers = Array(RuleTable.high.joined()) + RuleTable.medium + RuleTable.open
    #expect(numbers.sorted() == Layout.Rule.allCases.map { Int($0.rawValue) })
  }

  @Test("a test is named after every rule that is sure", arguments: RuleTable.highNames)
  func named(rule: String) throws {
    let names = try Self.testNames.get()
    #expect(names.contains { $0.contains(rule) })
  }

  @Test(
    "a test says of every rule that is measured that it is usual", arguments: RuleTable.mediumNames)
  func labelled(rule: String) throws {
    let names = try Self.testNames.get()
    #expect(names.contains { $0 == [rule, "usual"] })
  }

  @Test("cases are named after every rule that is sure", arguments: RuleTable.highNames)
  func cases(rule: String) throws {
    // What depends on the font has no case.
    guard rule != "Y14" else { return }
    #expect(try Self.caseNames.get().contains { $0.hasPrefix(rule + " ") })
  }

  private static let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Each as the rules that it begins with.
  private static let testNames: Result<[[String]], any Error> = Result {
    try ["LayoutTests", "SimulationTests/Preview"].flatMap { folder in
      try texts(in: folder, ending: ".swift").flatMap { text in
        text.matches(of: #/@Test\(\s*"((?:(?:Y\d+|usual)[, ]*)+)[^"]*"/#).map { match in
          match.1.split { $0 == "," || $0 == " " }.map(String.init)
        }
      }
    }
  }

  private static let caseNames: Result<[String], any Error> = Result {
    try texts(in: "SimulationTests/LayoutCases/Pages", ending: ".cases").flatMap { text in
      text.matches(of: #/(?m)^== (.*)$/#).map { String($0.1) }
    }
  }

  private static func texts(in folder: String, ending: String) throws -> [String] {
    let folder = tests.appending(path: folder)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(ending) }
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
  }
}
