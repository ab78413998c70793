import Curriculum
import Terminal

/// What can be looked at, or taken along, from the middle of a page.
extension Stage {
  /// Shows mockups at full size, one after the other.
  func show(_ mockups: [Mockup]) throws {
    for mockup in mockups {
      _ = try present(DetailPage(title: "MOCKUP", matter: .mockup(mockup)))
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
