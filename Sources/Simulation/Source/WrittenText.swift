import SwiftParser
import SwiftSyntax

extension Program {
  /// An expression as its file has it; nil if it stands in none, or on many lines.
  func text(of expression: Expression) -> String? {
    let place = expression.place
    guard files.indices.contains(place.file) else { return nil }
    var lines = files[place.file].text.split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst(place.line - 1).prefix(Self.lines)
    guard let first = lines.popFirst() else { return nil }
    let rest = String(decoding: first.utf8.dropFirst(place.column - 1), as: UTF8.self)
    let source = ([rest] + lines.map(String.init)).joined(separator: "\n")
    guard case .expr(let found)? = Parser.parse(source: source).statements.first?.item,
      !found.hasError
    else { return nil }
    let text = found.trimmedDescription
    return text.contains("\n") ? nil : text
  }

  /// An expression that goes on for longer is not shown.
  private static let lines = 3
}

/// Remembers how expressions read: who asks, asks again in each run.
final class WrittenTexts {
  private var known: [SourcePlace: String?] = [:]

  func text(of expression: Expression, in program: Program) -> String? {
    if let text = known[expression.place] { return text }
    let text = program.text(of: expression)
    known[expression.place] = text
    return text
  }
}
