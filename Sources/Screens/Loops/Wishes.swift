import Terminal

extension Stage {
  /// Asks for one line at the foot of a page.
  ///
  /// - Returns: What was typed, without blanks around it; nil for nothing, and at Ctrl-C.
  /// - Throws: ``Departure/end`` at Ctrl-D.
  func ask<Shown: Page>(_ question: String, on page: Shown) throws -> String? {
    let canvas = canvas
    let content = page.content(on: canvas)
    let frame = PageFrame(
      content, from: PageFrame.start(of: content, on: canvas),
      footer: page.keys.footer(on: canvas), on: canvas)
    do {
      let line = try ask(question, over: frame.lines).trimmed
      return line.isEmpty ? nil : line
    } catch Departure.menu {
      return nil
    }
  }
}
