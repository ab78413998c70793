import Simulation
import Testing

/// Functions that go on for as long as something says so that nobody knows.
@Suite struct OpenRecursionTests {
  private func screen(_ functions: String, printing text: String) throws -> Screen {
    let source = """
      import SwiftUI
      import BranchKit

      struct Leaf { var left: [Leaf] = [] }
      \(functions)
      struct Root: View {
        @State private var node = Branch()
        @State private var leaf = Leaf(left: [Leaf(left: [Leaf()]), Leaf()])
        var body: some View {
          let _ = print(\(text))
          Text("x")
        }
      }
      """
    return try Simulator(files: [SourceFile(path: "Root.swift", text: source)]).mount("Root")
  }

  @Test(
    "a recursion over what nobody knows ends, and says what was taken for granted",
    arguments: [
      "guard let node else { return 0 }; return 1 + depth(node.parent)",
      "if let parent = node?.parent { return 1 + depth(parent) }; return 0",
      "if node == nil { return 0 }; return 1 + depth(node!.parent)",
      "if node!.isRoot { return 0 }; return 1 + depth(node!.parent)",
    ])
  func ends(_ body: String) throws {
    let screen = try screen(
      "func depth(_ node: Branch?) -> Int { \(body) }", printing: "depth(node)")
    let messages = screen.trace.events.flatMap(\.diagnostics).map(\.message)
    #expect(!messages.contains { $0.contains("nested") || $0.contains("end") })
    #expect(messages.contains { $0.contains("taken for granted") })
  }

  @Test("a recursion over what is known asks the unknown the same in each call")
  func goesOn() throws {
    let screen = try screen(
      """
      func count(_ leaf: Leaf) -> Int {
        if Branch.counts.isOff { return 100 }
        var sum = 1
        for next in leaf.left { sum += count(next) }
        return sum
      }
      """, printing: "count(leaf)")
    #expect(screen.printed == ["4"])
  }
}
