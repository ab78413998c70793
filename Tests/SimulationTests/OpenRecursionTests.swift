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

  @Test(
    "a view that contains itself for as long as something unknown says so ends, too",
    arguments: [
      "if let parent = node.parent { Place(node: parent) }",
      "if node.parent != nil { Box { Place(node: node.parent!) } }",
      "GeometryReader { _ in if let parent = node.parent { Place(node: parent) } }",
      "if let parent = node.parent { Other(node: parent) }",
    ])
  func endsAsView(_ content: String) throws {
    let source = """
      import SwiftUI
      import BranchKit

      struct Box<Content: View>: View {
        @ViewBuilder var content: () -> Content
        var body: some View { VStack { content() } }
      }
      struct Other: View {
        let node: Branch
        var body: some View { Place(node: node) }
      }
      struct Place: View {
        let node: Branch
        var body: some View {
          VStack {
            Text(node.name)
            \(content)
          }
        }
      }
      struct Root: View {
        @StateObject var branch = Branch()
        @State private var taps = 0
        var body: some View {
          Place(node: branch)
          Button("Tap \\(taps)") { taps += 1 }
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Root.swift", text: source)]).mount("Root")
    try screen.perform(Event("tap \"Tap 0\""))
    for event in screen.trace.events {
      #expect(event.evaluated.count { $0.view == "Place" } <= 2)
      #expect(!event.diagnostics.contains { $0.message.contains("nested") })
    }
    let messages = screen.trace.events.flatMap(\.diagnostics).map(\.message)
    let decisions = ["!= nil is taken for true", "== nil is taken for false"]
    #expect(messages.contains { message in decisions.contains { message.contains($0) } })
  }

  @Test("views of one kind, one in the other, ask something unknown the same, each of its own")
  func asksEachTheSame() throws {
    let source = """
      import SwiftUI
      import BranchKit

      struct Card<Content: View>: View {
        let branch: Branch
        @ViewBuilder var content: () -> Content
        var body: some View {
          VStack {
            if let name = branch.name { Text(name) }
            content()
          }
        }
      }
      struct Root: View {
        var body: some View {
          Card(branch: Branch(1)) { Card(branch: Branch(2)) { Text("x") } }
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Root.swift", text: source)]).mount("Root")
    #expect(screen.elements.count(where: \.isText) == 3)
  }
}
