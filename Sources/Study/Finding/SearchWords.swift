import Foundation

/// The words of a text, as they are searched for: without case, accents and signs, and where a word
/// is made of several, as `onChange` is, by each of them.
struct SearchWords {
  struct Word {
    /// Where it stands in the text.
    var range: Range<String.Index>
    var folded: String
    /// Where its parts begin, in bytes of ``folded``; the first is 0.
    var starts: [Int]
  }

  let words: [Word]

  init(_ text: String) {
    var words: [Word] = []
    var start: String.Index?
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let isWord = scalars[index].belongsToWord
      if isWord, start == nil { start = index }
      if !isWord, let first = start {
        words.append(Word(text, first..<index))
        start = nil
      }
      index = scalars.index(after: index)
    }
    if let start { words.append(Word(text, start..<scalars.endIndex)) }
    self.words = words
  }
}

extension SearchWords.Word {
  /// How well a word is met that is searched for.
  enum Match: Int, Comparable {
    /// One of its later parts begins so.
    case inside = 1
    /// It begins so.
    case beginning
    case whole

    static func < (left: Match, right: Match) -> Bool { left.rawValue < right.rawValue }
  }

  fileprivate init(_ text: String, _ range: Range<String.Index>) {
    self.range = range
    let parts = text[range].parts
    folded = parts.count == 1 ? parts[0].folded : ""
    starts = [0]
    guard parts.count > 1 else { return }
    for part in parts {
      if !folded.isEmpty { starts.append(folded.utf8.count) }
      folded += part.folded
    }
  }

  /// - Parameter wanted: Folded.
  func match(_ wanted: String) -> Match? {
    if folded == wanted { return .whole }
    if folded.hasPrefix(wanted) { return .beginning }
    let bytes = folded.utf8
    let isInside = starts.dropFirst().contains {
      bytes.dropFirst($0).starts(with: wanted.utf8)
    }
    return isInside ? .inside : nil
  }

  /// Itself and each of its parts to its end, as somebody may have meant to type them.
  var spellings: [String] {
    starts.map { String(decoding: folded.utf8.dropFirst($0), as: UTF8.self) }
  }
}

extension Unicode.Scalar {
  fileprivate var belongsToWord: Bool {
    if isASCII {
      let lower = value | 0x20
      return (0x61...0x7A).contains(lower) || (0x30...0x39).contains(value)
    }
    let properties = properties
    return properties.isAlphabetic || properties.numericType != nil
      || properties.generalCategory == .nonspacingMark
  }
}

extension Substring {
  /// `onChange` as `on` and `Change`, `URLSession` as `URL` and `Session`.
  fileprivate var parts: [Substring] {
    var parts: [Substring] = []
    var start = startIndex
    let scalars = unicodeScalars
    var former: Unicode.Scalar?
    var index = startIndex
    while index < endIndex {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      if let former, scalar.properties.isUppercase {
        let endsAcronym = next < endIndex && scalars[next].properties.isLowercase
        if !former.properties.isUppercase || endsAcronym {
          parts.append(self[start..<index])
          start = index
        }
      }
      former = scalar
      index = next
    }
    parts.append(self[start..<endIndex])
    return parts
  }

  fileprivate var folded: String {
    // Most words have no accents, and folding them takes a hundred times as long.
    if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
    return String(self).folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}
