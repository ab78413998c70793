import Curriculum
import Terminal

/// What can be looked at, or taken along, from the middle of a page.
extension Stage {
  /// Does something that was chosen on a page, and comes back to the page when it ends or is left.
  ///
  /// - Throws: ``Departure`` for Ctrl-C, Ctrl-D and a command, which leave the page as well.
  func visit(_ activity: () throws -> Void) throws {
    do { try aside(activity) } catch Departure.back {
      // The page is what it was left for.
    }
  }

  /// Says lines as text that scrolls, or where the window is too small for them as a page.
  ///
  /// - Parameter areDrawn: Whether they stay as they are, and are not wrapped as sentences are: beside
  ///   them a page has a margin.
  func read(_ title: String, _ lines: [StyledLine], areDrawn: Bool = false) throws {
    let count = lines.reduce(0) { $0 + $1.wrapped(to: canvas.width).count }
    guard !isPlain, count >= canvas.height else { return say(lines) }
    let margin = StyledLine.spaces(canvas.margin)
    let matter = areDrawn ? DetailPage.Matter.drawing(lines.map { margin + $0 }) : .text(lines)
    _ = try present(DetailPage(title: title, matter: matter))
  }

  /// Shows mockups at full size, one after the other.
  func show(_ mockups: [Mockup]) throws {
    for mockup in mockups {
      _ = try present(DetailPage(title: "MOCKUP", matter: .mockup(mockup)))
    }
  }

  /// Shows what listings look like, one after the other; in plain mode says it.
  func show(_ screens: ListingScreens, of listings: [Listing]) throws {
    for listing in listings {
      guard let screen = screens.screen(of: listing) else { continue }
      guard !isPlain else {
        say(screens.outline(of: listing).lines(on: canvas))
        continue
      }
      _ = try present(DetailPage(title: "SCREEN", matter: .drawing(screen.lines(on: canvas))))
    }
  }

  /// Hands code to the terminal's clipboard, or in plain mode says it without line numbers.
  ///
  /// - Returns: What was done, in a few words; empty if it was seen.
  func copy(_ sources: [String]) -> String {
    let code = sources.joined(separator: "\n")
    let lines = code.sourceLines
    guard !isPlain else {
      console.write(lines.map { StyledLine($0) })
      return ""
    }
    return console.copy(code)
      ? "\(counted(lines.count, "line")) sent to the clipboard"
      : "this terminal has no clipboard; l shows the code"
  }
}
