import Foundation

/// `NSRegularExpression`, by that of the machine's own library.
extension NativeTable {
  nonisolated(unsafe) static let expressions: [String: Native] = [
    "__expressionIsRight(_:_:)": making { (pattern: String, options: Int) in
      ExpressionNatives.expression(pattern, options) != nil
    },
    "__expressionGroups(_:_:)": making { (pattern: String, options: Int) in
      ExpressionNatives.expression(pattern, options)?.numberOfCaptureGroups ?? 0
    },
    "__expressionMatches(_:_:_:_:_:_:)": making {
      (
        here: Here, pattern: String, options: Int, text: String, location: Int, length: Int,
        isAnchored: Bool
      ) throws -> [Int] in
      let range = try ExpressionNatives.range(location, length, in: text)
      return try here.machine.interruptible {
        ExpressionNatives.expression(pattern, options)?
          .matches(in: text, options: isAnchored ? .anchored : [], range: range)
          .flatMap(ExpressionNatives.places) ?? []
      }
    },
    "__expressionNamed(_:_:_:_:_:_:)": making {
      (
        here: Here, pattern: String, options: Int, text: String, location: Int, length: Int,
        name: String
      ) throws -> [Int] in
      let range = try ExpressionNatives.range(location, length, in: text)
      return try here.machine.interruptible {
        let found = ExpressionNatives.expression(pattern, options)?
          .firstMatch(in: text, range: range)?.range(withName: name)
        return found.map { [$0.location, $0.length] } ?? [NSNotFound, 0]
      }
    },
    "__expressionReplaced(_:_:_:_:_:_:)": making {
      (
        here: Here, pattern: String, options: Int, text: String, location: Int, length: Int,
        template: String
      ) throws -> String in
      let range = try ExpressionNatives.range(location, length, in: text)
      return try here.machine.interruptible {
        ExpressionNatives.expression(pattern, options)?
          .stringByReplacingMatches(in: text, range: range, withTemplate: template) ?? text
      }
    },
  ]
}

private enum ExpressionNatives {
  static func expression(_ pattern: String, _ options: Int) -> NSRegularExpression? {
    try? NSRegularExpression(
      pattern: pattern, options: NSRegularExpression.Options(rawValue: UInt(max(options, 0))))
  }

  /// A range that lies in the text; Foundation ends the process for any other.
  static func range(_ location: Int, _ length: Int, in text: String) throws -> NSRange {
    let count = text.utf16.count
    guard location >= 0, length >= 0, location <= count, length <= count - location else {
      throw Trap("the range {\(location), \(length)} is out of bounds: the text is \(count) long")
    }
    return NSRange(location: location, length: length)
  }

  /// Where the whole match and each of its groups lie.
  static func places(_ match: NSTextCheckingResult) -> [Int] {
    (0..<match.numberOfRanges).flatMap { index in
      [match.range(at: index).location, match.range(at: index).length]
    }
  }
}
