/// A page as a browser of text writes it out: `[7]` before each link, and behind all the list of where
/// they lead. Neither is of the article, nor are links below links, each on a line of its own.
struct DumpedLinks {
  /// Without the marks of links.
  private(set) var lines: [String]
  private var remains: [ClosedRange<Int>] = []

  private static let fewest = 3
  private static let longestLink = 48

  init(_ source: [String]) {
    lines = source
    guard let list = Self.addresses(in: source) else { return }
    remains.append(list.lines)
    var run: [Int] = []
    for index in source.indices.prefix(list.lines.lowerBound) {
      let marked = Self.unmarked(source[index], upTo: list.count)
      lines[index] = marked.text
      if marked.isLink {
        run.append(index)
      } else if !Substring(source[index]).trimmedSpaces.isEmpty {
        end(&run)
      }
    }
    end(&run)
  }

  private mutating func end(_ run: inout [Int]) {
    if run.count >= Self.fewest { remains += run.map { $0...$0 } }
    run = []
  }

  func claim(in table: inout LineTable) {
    for range in remains { table.claim(range, as: .remains) }
  }

  /// The list at the end, with the line that opens it: numbers from 1 on, each with an address.
  private static func addresses(in source: [String]) -> (lines: ClosedRange<Int>, count: Int)? {
    var first = source.count
    var last: Int?
    var count = 0
    for index in source.indices.reversed() {
      let text = Substring(source[index]).trimmedSpaces
      if text.isEmpty { continue }
      if isAddress(text) {
        count += 1
        last = last ?? index
      } else if last == nil || !opensAddresses(text) {
        break
      }
      first = index
    }
    guard count >= fewest, let last else { return nil }
    return (first...last, count)
  }

  private static func isAddress(_ text: Substring) -> Bool {
    guard let bullet = Bullet(text), bullet.number != nil, !bullet.rest.contains(" ") else {
      return false
    }
    return bullet.rest.holds("://") || bullet.rest.hasPrefix("mailto:")
  }

  /// `References`, `Visible links:`, as lynx writes above them.
  private static func opensAddresses(_ text: Substring) -> Bool {
    ["references", "visible links", "hidden links"].contains {
      text.lowercased().filter { $0 != ":" } == $0
    }
  }

  /// A line without the marks of links, and whether it is one short link.
  private static func unmarked(_ line: String, upTo most: Int) -> (text: String, isLink: Bool) {
    guard line.utf8.contains(UInt8(ascii: "[")) else { return (line, false) }
    var text = ""
    var rest = Substring(line)
    var marks = 0
    while let character = rest.first {
      let digits = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
      let behind = rest.dropFirst(digits.count + 1)
      // `names[1]` is code.
      let isFree = text.last.map { !$0.isLetter && !$0.isNumber && !"_)]".contains($0) } ?? true
      if character == "[", isFree, behind.first == "]", let number = Int(digits), number <= most {
        rest = behind.dropFirst()
        marks += 1
        continue
      }
      text.append(character)
      rest.removeFirst()
    }
    let link = Bullet(Substring(text).trimmedSpaces)?.rest ?? Substring(text).trimmedSpaces
    let opens = Substring(line).trimmedSpaces
    let isFirst = (Bullet(opens)?.rest ?? opens).first == "["
    return (text, marks > 0 && isFirst && link.count <= longestLink && !link.endsSentence)
  }
}

/// A list of short names before anything is said: the bar of the page, or its contents.
enum OpeningList {
  private static let fewest = 3
  private static let mostWords = 4

  static func marked(_ blocks: [GuideBlock]) -> [GuideBlock] {
    guard let place = blocks.firstIndex(where: { $0.kind != .blank && $0.kind != .remains }),
      blocks[place].kind == .list
    else { return blocks }
    let entries = blocks[place].lines.map { Substring($0).trimmedSpaces }.filter { !$0.isEmpty }
    let areNames = entries.allSatisfy { entry in
      let words = Bullet(entry)?.rest ?? entry
      return words.split(separator: " ").count <= mostWords && !words.endsSentence
        && !words.contains(":")
    }
    guard entries.count >= fewest, areNames else { return blocks }
    var blocks = blocks
    blocks[place].kind = .remains
    return blocks
  }
}
