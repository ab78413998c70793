import Testing

@testable import Interpreter

/// What a program knows goes with it: somebody checks thousands in a session.
@Suite struct ReleasedProgramTests {
  private struct Held { weak var object: AnyObject? }

  @Test(
    "no declaration of the program or of a library outlives it",
    arguments: [
      """
      import SwiftUI
      protocol Named { associatedtype Part: Sequence where Part.Element == Self; var parts: Part { get } }
      enum Mode { case idle, busy(Int) }
      struct Row<T: Hashable>: View {
        @State private var count = 0
        var mode = Mode.busy(1)
        var body: some View {
          VStack { Button("\\(count)") { count += 1 }; ForEach([1, 2], id: \\.self) { Text("\\($0)") } }
        }
      }
      extension Row { var double: Int { count * 2 }; func all() -> [Row] { [self] } }
      """,
      """
      final class Node { var next: Node?; lazy var text = { self.next.map { _ in "a" } ?? "b" }() }
      extension Array where Element == Node { func last() -> Node? { self.first { $0.next == nil } } }
      func run() { struct Local { var n = 1 }; let all = [Local()]; print(all.map(\\.n).sorted()) }
      """,
    ])
  func released(text: String) {
    var held: [Held] = []
    check(text, &held)
    #expect(held.count > 50)
    #expect(held.count { $0.object != nil } == 0)
  }

  private func check(_ text: String, _ held: inout [Held]) {
    let program = SourceProgram([SourceText(path: "Test.swift", text: text)])
    _ = program.findings()
    let tables = ([program.resolver.program] + program.resolver.libraries).map(\.members)
    for table in tables { note(table, &held) }
  }

  private func note(_ table: MemberTable, _ held: inout [Held]) {
    for name in table.names {
      for symbol in table.known(name) {
        switch symbol {
        case .variable(let variable): held.append(Held(object: variable))
        case .function(let function): held.append(Held(object: function))
        case .enumCase(let enumCase): held.append(Held(object: enumCase))
        case .alias(let alias): held.append(Held(object: alias))
        case .associated(let associated): held.append(Held(object: associated))
        case .nominal(let nominal):
          held.append(Held(object: nominal))
          held += nominal.extensions.map { Held(object: $0) }
          note(nominal.members, &held)
        default: continue
        }
      }
    }
  }
}
