import Foundation

/// The words of a text, as they are searched for: without case, accents and signs, and where a word
/// is made of several, as `onChange` is, by each of them.
struct SearchWords {
  struct Word {
    /// Where it stands in the text, in bytes.
    var range: Range<Int>
    var folded: String
    /// Where its parts after the first begin, in bytes of ``folded``.
    var joints: [Int] = []
  }

  private(set) var words: [Word] = []

  /// Bytes are looked at and not characters, which would take ten times as long over a course.
  init(_ text: String) {
    var text = text
    words = text.withUTF8 { bytes in
      var words: [Word] = []
      var start = 0
      for index in 0...bytes.count {
        if index < bytes.count, bytes[index].mayBelongToWord { continue }
        if index > start { Self.add(bytes, start..<index, to: &words) }
        start = index + 1
      }
      return words
    }
  }

  private static func add(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, to words: inout [Word]
  ) {
    let slice = bytes[range]
    if slice.allSatisfy({ $0 < 0x80 }) { return words.append(Word(ascii: slice)) }
    // Signs beyond ASCII, such as dashes and quotation marks, belong to no word.
    let text = String(decoding: slice, as: UTF8.self)
    for piece in text.unicodeScalars.split(whereSeparator: { !$0.belongsToWord }) {
      let start = text.utf8.distance(from: text.startIndex, to: piece.startIndex)
      words.append(Word(String(piece), at: range.lowerBound + start))
    }
  }
}

extension SearchWords.Word {
  /// How well a word is met that is searched for.
  enum Closeness: Int, Comparable {
    /// One of its later parts begins so.
    case inside = 1
    /// It begins so.
    case beginning
    case whole

    static func < (left: Closeness, right: Closeness) -> Bool { left.rawValue < right.rawValue }
  }

  /// - Parameter wanted: Folded.
  func match(_ wanted: String) -> Closeness? {
    if folded == wanted { return .whole }
    if folded.utf8.starts(with: wanted.utf8) { return .beginning }
    let bytes = folded.utf8
    return joints.contains { bytes.dropFirst($0).starts(with: wanted.utf8) } ? .inside : nil
  }

  /// Itself and each of its parts to its end, as somebody may have meant to type them.
  var spellings: [String] {
    joints.isEmpty
      ? [folded]
      : [folded] + joints.map { String(decoding: folded.utf8.dropFirst($0), as: UTF8.self) }
  }

  fileprivate init(ascii bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    range = bytes.startIndex..<bytes.endIndex
    folded = String(unsafeUninitializedCapacity: bytes.count) { folded in
      for (index, byte) in bytes.enumerated() {
        folded[index] = byte.isCapital ? byte | 0x20 : byte
      }
      return bytes.count
    }
    // Few words have more than one part.
    guard bytes.dropFirst().contains(where: \.isCapital) else { return }
    let letters = Array(bytes)
    joints = Self.joints(letters.map(\.isCapital), isSmall: { letters[$0].isSmall })
  }

  fileprivate init(_ text: String, at start: Int) {
    range = start..<start + text.utf8.count
    let scalars = Array(text.unicodeScalars)
    let places = Self.joints(
      scalars.map(\.properties.isUppercase), isSmall: { scalars[$0].properties.isLowercase })
    folded = ""
    for (start, end) in zip([0] + places, places + [scalars.count]) {
      if start > 0 { joints.append(folded.utf8.count) }
      folded += String(String.UnicodeScalarView(scalars[start..<end])).folding(
        options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
  }

  /// The places of the capitals that begin a part: `onChange` is `on` and `Change`, `URLSession` is
  /// `URL` and `Session`.
  private static func joints(_ isCapital: [Bool], isSmall: (Int) -> Bool) -> [Int] {
    isCapital.indices.dropFirst().filter { place in
      guard isCapital[place] else { return false }
      return !isCapital[place - 1] || place + 1 < isCapital.count && isSmall(place + 1)
    }
  }
}

extension UInt8 {
  fileprivate var isCapital: Bool { self >= 0x41 && self <= 0x5A }
  fileprivate var isSmall: Bool { self >= 0x61 && self <= 0x7A }
  fileprivate var mayBelongToWord: Bool {
    isSmall || isCapital || (self >= 0x30 && self <= 0x39) || self >= 0x80
  }
}

extension Unicode.Scalar {
  fileprivate var belongsToWord: Bool {
    properties.isAlphabetic || properties.numericType != nil
      || properties.generalCategory == .nonspacingMark
  }
}
