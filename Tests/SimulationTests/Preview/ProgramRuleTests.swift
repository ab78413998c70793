import Testing

@testable import Simulation

/// Rules that rest on the program as much as on the layout: what counts as a child, and what
/// happens when state is set by what was laid out.
@Suite("Rules between program and layout")
struct ProgramRuleTests {
  private func screen(_ body: String, _ members: String = "", do events: [String] = []) throws
    -> LaidOutScreen
  {
    let source = """
      import SwiftUI
      struct Pair: View {
        var body: some View {
          Color.red.frame(width: 20, height: 10)
          Color.blue.frame(width: 30, height: 10)
        }
      }
      struct Root: View {
        \(members)
        var body: some View {
          \(body)
        }
      }
      """
    let simulator = try Simulator(files: [SourceFile(path: "Root.swift", text: source)])
    let screen = try simulator.mount("Root", on: PreviewArea(width: 100, height: 100))
    for event in events { try screen.perform(Event(event)) }
    return try screen.laidOut()
  }

  /// Of a kind of view, in reading order: x, y, width, height.
  private func frames(of kind: String, in screen: LaidOutScreen) -> [[Double]] {
    var found: [[Double]] = []
    func visit(_ view: LaidOutView) {
      let frame = view.frame
      if view.view == kind { found.append([frame.x, frame.y, frame.width, frame.height]) }
      view.children.forEach(visit)
    }
    if let tree = screen.tree { visit(tree) }
    return found
  }

  @Test(
    "Y5: Group, ForEach and the views of a body are children of the container around",
    arguments: [
      "Group { Pair() }", "ForEach(0..<1, id: \\.self) { _ in Pair() }", "Pair()",
      "Group { Group { Color.red.frame(width: 20, height: 10) }; Color.blue.frame(width: 30, height: 10) }",
    ])
  func transparent(_ content: String) throws {
    let row = try screen("HStack(alignment: .top, spacing: 6) { \(content) }")
    #expect(frames(of: "Color", in: row) == [[22, 45, 20, 10], [48, 45, 30, 10]])
    let column = try screen("VStack(alignment: .leading, spacing: 6) { \(content) }")
    #expect(frames(of: "Color", in: column) == [[35, 37, 20, 10], [35, 53, 30, 10]])
  }

  @Test("Y5: a modifier on them goes to each", arguments: ["Group { Pair() }", "Pair()"])
  func modifierOnEach(_ content: String) throws {
    let column = try screen("VStack(alignment: .leading, spacing: 0) { \(content).padding(5) }")
    #expect(frames(of: "Color", in: column) == [[35, 35, 20, 10], [35, 55, 30, 10]])
  }

  @Test("Y57: what onGeometryChange sets is laid out in another pass, before and after events")
  func geometryChange() throws {
    let members = "@State private var width: CGFloat = 0; @State private var isWide = false"
    let body = """
      VStack(spacing: 0) {
        Button("Wide") { isWide.toggle() }.frame(width: isWide ? 80 : 40, height: 20)
          .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
        Color.red.frame(width: 10, height: width / 2)
      }
      """
    let before = try screen(body, members)
    #expect(frames(of: "Color", in: before) == [[45, 50, 10, 20]])
    let after = try screen(body, members, do: ["tap \"Wide\""])
    #expect(frames(of: "Color", in: after) == [[45, 40, 10, 40]])
  }

  @Test("Y57: a chain of sizes, each set by the one before, comes to rest")
  func chain() throws {
    let links = (1...4).map { "@State private var s\($0): CGFloat = 0" }.joined(separator: "; ")
    let read = { (name: String) in
      ".onGeometryChange(for: CGFloat.self) { $0.size.width } action: { \(name) = $0 }"
    }
    let body = """
      VStack(spacing: 0) {
        Color.red.frame(width: 64, height: 1)\(read("s1"))
        Color.red.frame(width: s1 / 2, height: 1)\(read("s2"))
        Color.red.frame(width: s2 / 2, height: 1)\(read("s3"))
        Color.red.frame(width: s3 / 2, height: 1)\(read("s4"))
      }
      """
    let chain = try screen(body, links)
    #expect(frames(of: "Color", in: chain).map { $0[2] } == [64, 32, 16, 8])
  }

  @Test("Y57: what a preference of sizes sets is laid out in another pass")
  func preference() throws {
    let members = """
      @State private var width: CGFloat = 0
      struct Widest: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
          value = max(value, nextValue())
        }
      }
      """
    let measure = """
      .background { GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) } }
      """
    let body = """
      VStack(spacing: 0) {
        Rectangle().frame(width: 30, height: 10)\(measure)
        Rectangle().frame(width: 50, height: 10)\(measure)
        Capsule().frame(width: width, height: 10)
      }
      .onPreferenceChange(Widest.self) { width = $0 }
      """
    #expect(frames(of: "Capsule", in: try screen(body, members)) == [[25, 55, 50, 10]])
  }

  @Test("Y60: a layout whose properties all have defaults may be written with its closure alone")
  func layoutWithDefaults() throws {
    let members = """
      struct Column: Layout {
        var count = 2
        var gap: CGFloat = 10
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: gap * CGFloat(count), height: 40)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for subview in subviews { subview.place(at: bounds.origin, proposal: .init(bounds.size)) }
        }
      }
      """
    let bare = try screen("Column { Color.red }", members)
    #expect(frames(of: "Color", in: bare) == [[40, 30, 20, 40]])
    let given = try screen("Column(gap: 15) { Color.red }", members)
    #expect(frames(of: "Color", in: given) == [[35, 30, 30, 40]])
  }
}
