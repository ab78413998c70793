import Testing

@testable import Simulation

/// No program, however strange its lengths, makes the layout trap, hang or place something nowhere.
struct StrangeSourceTests {
  @Test("Whatever lengths a program says, all that stands has a finite frame", arguments: 1...40)
  func strange(seed: Int) throws {
    var writer = StrangeWriter(seed: UInt64(seed))
    let source = writer.program()
    let area = PreviewArea(
      width: Double.random(in: 1...900, using: &writer.chance),
      height: Double.random(in: 1...900, using: &writer.chance))
    let simulator = try Simulator(files: [SourceFile(path: "Root.swift", text: source)])
    let screen = try simulator.mount("Root", on: area)
    check(try screen.laidOut(), source)
    for _ in 0..<2 {
      if let event = screen.availableEvents.first { try screen.perform(Event(event)) }
    }
    let kept = try screen.laidOut()
    check(kept, source)
    screen.tree.root?.layoutHasChangedBelow()
    screen.tree.root?.walk { $0.layoutMemory = nil }
    let anew = try screen.laidOut()
    #expect(kept.tree == anew.tree, "kept and anew differ for\n\(source)")
  }

  private func check(_ screen: LaidOutScreen, _ source: String) {
    func visit(_ view: LaidOutView) {
      let frame = view.frame
      let isFinite = [frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite)
      #expect(isFinite && frame.width >= 0 && frame.height >= 0, "\(view.view) of\n\(source)")
      view.children.forEach(visit)
    }
    screen.tree.map(visit)
    for layer in screen.layers { visit(layer.tree) }
  }

  @Test("Views that are nested very deeply are laid out, or refused with a sentence")
  func deep() throws {
    for depth in [300, 3_000, 100_000] {
      let source = """
        import SwiftUI
        struct Deep: View {
          let left: Int
          var body: some View {
            if left > 0 { HStack { Deep(left: left - 1).padding(0.001) } } else { Color.red }
          }
        }
        struct Root: View { var body: some View { Deep(left: \(depth)) } }
        """
      let simulator = try Simulator(files: [SourceFile(path: "Root.swift", text: source)])
      let screen = try simulator.mount("Root")
      let errors = screen.trace.events.flatMap(\.diagnostics).filter { $0.severity == .error }
      guard errors.isEmpty else {
        #expect(errors.contains { $0.message.contains("nested more than") })
        continue
      }
      check(try screen.laidOut(), source)
    }
  }
}

/// Writes programs with lengths that nobody would say.
private struct StrangeWriter {
  var chance: SeededGenerator

  init(seed: UInt64) { chance = SeededGenerator(seed: seed) }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &chance)]
  }

  private mutating func length() -> String {
    pick([
      "0", "-5", "1", "20", "100", "1000", "0.1", "1e300", "-1e300", ".infinity", ".nan",
      "-.infinity", "isOn ? 30 : 60",
    ])
  }

  private mutating func leaf() -> String {
    pick([
      "Color.red", "Circle()", "Text(\"some words that wrap somewhere\")", "Spacer()", "Divider()",
      "EmptyView()", "Button(\"Tap\") { isOn.toggle() }", "Toggle(\"On\", isOn: $isOn)",
      "Image(systemName: \"star\")", "if isOn { Text(\"on\") }",
      "GeometryReader { area in Color.blue.frame(width: area.size.width / 2) }",
    ])
  }

  private mutating func view(depth: Int) -> String {
    var text: String
    if depth == 0 || Int.random(in: 0..<4, using: &chance) == 0 {
      text = leaf()
    } else {
      let content = (0...Int.random(in: 0...2, using: &chance)).map { _ in view(depth: depth - 1) }
        .joined(separator: "\n")
      let rows = "ForEach(0..<(isOn ? 3 : 30), id: \\.self) { row in Text(\"row \\(row)\") }"
      text = pick([
        "VStack(spacing: \(length())) {\n\(content)\n}", "HStack {\n\(content)\n}",
        "ZStack {\n\(content)\n}", "ScrollView {\n\(content)\n}",
        "LazyVStack(spacing: \(length())) {\n\(content)\n\(rows)\n}",
        "List {\n\(content)\n\(rows)\n}", "ViewThatFits {\n\(content)\n}",
        "Grid {\nGridRow {\n\(content)\n}\n}", "Section {\n\(content)\n}",
        "ScrollView { LazyVGrid(columns: [GridItem(.adaptive(minimum: \(length())))]) {\n\(rows)\n} }",
        "ScrollView(.horizontal) { LazyHStack {\n\(rows)\n} }",
      ])
      if text.hasPrefix("Section") { text = "Group {\n\(content)\n}" }
    }
    guard !text.hasPrefix("if ") else { return text }
    for _ in 0..<Int.random(in: 0...2, using: &chance) {
      text += pick([
        ".frame(width: \(length()))", ".frame(minWidth: \(length()), maxHeight: \(length()))",
        ".padding(\(length()))", ".offset(x: \(length()), y: \(length()))",
        ".position(x: \(length()), y: \(length()))", ".aspectRatio(\(length()), contentMode: .fit)",
        ".fixedSize()", ".layoutPriority(\(length()))", ".overlay { \(leaf()) }",
        ".background(Color.green)",
        ".safeAreaInset(edge: .bottom, spacing: \(length())) { Color.red }",
        ".containerRelativeFrame(.horizontal)", ".ignoresSafeArea()",
        ".alignmentGuide(.leading) { $0.width * \(length()) }",
      ])
    }
    return text
  }

  mutating func program() -> String {
    """
    import SwiftUI
    struct Root: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          \(view(depth: 4))
          \(view(depth: 3))
        }
      }
    }
    """
  }
}
