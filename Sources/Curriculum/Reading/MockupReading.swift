extension MockupDraft {
  /// Reads a `mockup` block. A callout that is not `N = text` is left out of the model; lint
  /// reports it.
  init(_ block: HeaderedBlock) {
    self.block = block
    let callouts = block.headers("callout").compactMap { header -> Mockup.Callout? in
      guard let (number, text) = MockupDraft.callout(header.value) else { return nil }
      return Mockup.Callout(
        number: number, text: Prose(inline: text), position: header.line.position)
    }
    var drawing = block.body
    while let last = drawing.last, last.allSatisfy(\.isWhitespace) { drawing.removeLast() }
    mockup = Mockup(
      id: block.value("id") ?? "", listing: block.value("listing"), alt: block.value("alt") ?? "",
      callouts: callouts, drawing: drawing, screen: MockupDraft.screen(block),
      position: block.fence.position)
  }

  private static func screen(_ block: HeaderedBlock) -> MockupScreen? {
    guard let root = block.value("root"), !root.isEmpty else { return nil }
    let size = block.value("size").flatMap(MockupScreen.size)
    return MockupScreen(
      root: root, events: block.headers("do").map(\.value), width: size?.width,
      height: size?.height)
  }

  /// `1 = text`
  static func callout(_ value: String) -> (number: Int, text: String)? {
    guard let equals = value.firstIndex(of: "="), let number = Int(trimmed(value[..<equals])),
      number > 0
    else { return nil }
    let text = trimmed(value[value.index(after: equals)...])
    return text.isEmpty ? nil : (number, text)
  }
}
