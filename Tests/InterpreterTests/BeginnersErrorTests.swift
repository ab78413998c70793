import Foundation
import Testing

/// Small programs with the mistakes that beginners make, and where swiftc refuses them; some that it
/// only warns of, or takes. `Beginners.txt` has them, and `BeginnerViews.txt` those of SwiftUI, of which
/// a Mac's compiler says so: behind `###` a name and the lines, and then
/// the program.
@Suite struct BeginnersErrorTests {
  struct Program: Sendable, CustomTestStringConvertible {
    var name: String
    /// Where swiftc refuses it; empty where it does not.
    var refused: Set<Int>
    var text: String
    var testDescription: String { name }
  }

  private static let programs: [Program] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let text = ["Beginners.txt", "BeginnerViews.txt"].map { name in
      (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
    }.joined(separator: "\n")
    return ("\n" + text).components(separatedBy: "\n### ").dropFirst().compactMap { part in
      let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      guard lines.count == 2 else { return nil }
      let head = lines[0].split(separator: " ")
      return Program(
        name: String(head.first ?? ""), refused: Set(head.dropFirst().compactMap { Int($0) }),
        text: String(lines[1]))
    }
  }()

  @Test("there are programs of both kinds")
  func count() {
    #expect(Self.programs.count { !$0.refused.isEmpty } > 350)
    #expect(Self.programs.count { $0.refused.isEmpty } > 300)
  }

  @Test("what swiftc refuses is refused at its lines, what it takes is taken", arguments: programs)
  func judged(program: Program) {
    let found = Check.findings(in: program.text)
    let lines = Set(found.compactMap { $0.split(separator: ":").first.flatMap { Int($0) } })
    if program.refused.isEmpty {
      #expect(found.isEmpty)
    } else {
      #expect(program.refused.isSubset(of: lines), "\(found)")
    }
  }
}
