/// Where the bodies of a file begin and end, noted while it is read.
final class BodyNotes {
  private var ranges: [Range<Int>] = []

  func note(_ range: Range<Int>) { ranges.append(range) }

  /// Those that can be left out of the file: none in another one, and none with a class in it, which
  /// may override what code outside of it calls.
  func outermost(of text: String) -> [Range<Int>] {
    var classes = Self.classes(in: text)[...]
    let count = text.utf8.count
    var end = 0
    return ranges.sorted { ($0.lowerBound, -$0.count) < ($1.lowerBound, -$1.count) }
      .filter { range in
        guard range.lowerBound >= end, range.upperBound <= count else { return false }
        end = range.upperBound
        classes = classes.drop { $0 < range.lowerBound }
        return classes.first.map { $0 >= range.upperBound } ?? true
      }
  }

  /// Where the word stands, whatever it is there.
  private static func classes(in text: String) -> [Int] {
    let word = Array("class".utf8)
    var text = text
    return text.withUTF8 { bytes in
      var found: [Int] = []
      var start = 0
      while start + word.count <= bytes.count {
        if bytes[start] == word[0], bytes[start...].starts(with: word) { found.append(start) }
        start += 1
      }
      return found
    }
  }
}
