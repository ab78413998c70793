import Curriculum

extension Prose {
  /// Backquotes mark code.
  init(marked text: String) {
    let pieces = text.split(separator: "`", omittingEmptySubsequences: false)
    self.init(
      pieces.enumerated().filter { !$0.element.isEmpty }.map {
        Prose.Run(String($0.element), $0.offset.isMultiple(of: 2) ? .plain : .code)
      })
  }

  static func code(_ text: String) -> Prose { Prose([Prose.Run(text, .code)]) }
}

extension [String] {
  /// `a, b and c`.
  var listed: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }

  /// The same as code; `none` where there is nothing.
  func listedAsCode(none: String) -> String {
    isEmpty ? none : map { "`\($0)`" }.listed
  }
}
