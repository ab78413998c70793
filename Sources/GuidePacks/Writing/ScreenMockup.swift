import Curriculum
import Guides
import Simulation

/// The screen of a listing for which the guide has no drawing, drawn by the layout machine.
struct ScreenMockup {
  /// A drawing that is higher than a terminal is not looked at.
  private static let mostRows = 20

  let listing: GuideListing

  /// The block; nil if nothing is to be seen, or more than fits.
  func lines(_ identifiers: inout Identifiers) -> [String]? {
    guard let root = listing.root else { return nil }
    let screen = MockupScreen(root: root, events: [])
    let source = Listing(
      id: listing.id, source: listing.source, position: Position(line: 1, column: 1))
    guard let drawn = try? Oracle.simulatedDrawing(screen, source), drawn.count <= Self.mostRows,
      drawn.allSatisfy({ !$0.contains("`") }), let words = description(root)
    else { return nil }
    let id = identifiers.name(for: listing.id + " screen", or: "screen")
    return [
      "```mockup", "id: \(id)", "listing: \(listing.id)", "root: \(root)", "alt: \(words)", "",
    ]
      + drawn + ["```", ""]
  }

  /// What it reads, from top to bottom; nil if it reads nothing.
  private func description(_ root: String) -> String? {
    let file = SourceFile(path: "listing", text: listing.source)
    guard let screen = try? Simulator(files: [file]).mount(root),
      let laidOut = try? screen.laidOut()
    else { return nil }
    var words: [String] = []
    func gather(_ view: LaidOutView) {
      if let text = view.text, !text.isEmpty { words.append(headerLine(text)) }
      view.children.forEach(gather)
    }
    laidOut.tree.map(gather)
    guard !words.isEmpty else { return nil }
    return "A screen that reads: " + words.joined(separator: "; ") + "."
  }
}
