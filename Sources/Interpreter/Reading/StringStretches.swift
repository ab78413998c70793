import SwiftSyntax

/// A part of a string literal, as long as it goes on without another kind of part.
public enum StringStretch {
  /// With what its escapes stand for.
  case text(String)
  case interpolation(ExpressionSegmentSyntax)
}

extension StringLiteralExprSyntax {
  /// What the literal is made of.
  ///
  /// The parser ends a segment with each line, and also with an escape that begins one: `"\n"` has two
  /// of them. A text here goes on to the next interpolation.
  public var stretches: [StringStretch] {
    let pounds = openingPounds?.text ?? ""
    var stretches: [StringStretch] = []
    for segment in segments {
      switch segment {
      case .stringSegment(let segment):
        let text = resolved(segment.content.text, pounds: pounds)
        if case .text(let start)? = stretches.last {
          stretches[stretches.count - 1] = .text(start + text)
        } else {
          stretches.append(.text(text))
        }
      case .expressionSegment(let segment): stretches.append(.interpolation(segment))
      }
    }
    return stretches
  }

  /// `\n`, `\u{41}` and the others, in literals with as many pounds as the literal has.
  private func resolved(_ text: String, pounds: String) -> String {
    let mark = "\\" + pounds
    guard text.contains(mark) else { return text }
    var result = ""
    var rest = Substring(text)
    while let range = rest.firstRange(of: mark) {
      result += rest[..<range.lowerBound]
      rest = rest[range.upperBound...]
      guard let letter = rest.popFirst() else { break }
      switch letter {
      case "n": result += "\n"
      case "t": result += "\t"
      case "r": result += "\r"
      case "0": result += "\0"
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        rest = rest.dropFirst(digits.count + 2)
        if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
          result.unicodeScalars.append(scalar)
        }
      case "\n", "\r\n": continue
      default: result.append(letter)
      }
    }
    return result + rest
  }
}
