import SwiftParser
import SwiftSyntax

/// Whether a text parses as Swift: the strongest evidence there is.
enum SwiftParse {
  /// Whether the parser finds nothing wrong. What is left out (`...`, `…`) counts as a value, and
  /// brackets that nobody closes are closed: authors leave both out.
  static func isSound(_ source: String) -> Bool {
    !tree(completed(source)).hasError
  }

  /// Whether it is Swift as it stands.
  static func isSoundAsWritten(_ source: String) -> Bool { !tree(source).hasError }

  static func tree(_ source: String) -> SourceFileSyntax { Parser.parse(source: source) }

  /// The source with straight quotes in the place of the curly ones that a word processor made of
  /// them, if only that makes it Swift.
  static func straightened(_ source: String) -> String {
    guard !Substring(source).isPlainASCII, source.contains(where: { "“”„".contains($0) }),
      !isSoundAsWritten(source)
    else { return source }
    let straight = String(source.map { "“”„".contains($0) ? "\"" : $0 })
    return isSoundAsWritten(straight) ? straight : source
  }

  /// The source with values for what was left out, and the brackets closed.
  static func completed(_ source: String) -> String {
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let bare = BareCode.of(line)
      guard bare.contains("...") || bare.contains("…") else { return String(line) }
      return String(line).replacingEllipses
    }
    let open = Brackets.open(in: lines)
    if !open.isEmpty { lines.append(open.reversed().map(String.init).joined(separator: "\n")) }
    return lines.joined(separator: "\n")
  }
}

extension String {
  /// `...` between spaces or brackets as an expression that reads everywhere.
  fileprivate var replacingEllipses: String {
    var result = ""
    var rest = Substring(self)
    while let character = rest.first {
      let length = rest.hasPrefix("...") ? 3 : character == "…" ? 1 : 0
      if length > 0 {
        let before = result.last ?? " "
        let after = rest.dropFirst(length).first ?? " "
        if " ({[,".contains(before), " )}],".contains(after) {
          result += "()"
          rest = rest.dropFirst(length)
          continue
        }
      }
      result.append(character)
      rest.removeFirst()
    }
    return result
  }
}

/// Brackets of code, without those in literals and comments.
enum Brackets {
  /// The closing ones that are missing, innermost last.
  static func open(in lines: [String]) -> [Character] {
    var open: [Character] = []
    for line in lines { count(BareCode.of(Substring(line)), in: &open) }
    return open
  }

  /// Follows the brackets of one bare line. A closing one that fits to none is passed over.
  static func count(_ bare: String, in open: inout [Character]) {
    for character in bare {
      switch character {
      case "{": open.append("}")
      case "(": open.append(")")
      case "[": open.append("]")
      case "}", ")", "]":
        if let place = open.lastIndex(of: character) { open.removeSubrange(place...) }
      default: break
      }
    }
  }
}
