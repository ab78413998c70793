/// The words and names of one guide, by which words are told apart that lost the space between them:
/// where inline code stood, a page that is copied has none left.
struct GuideVocabulary: Sendable {
  /// A part of a word: a name of code, or a word of the language.
  struct Piece: Equatable {
    var text: String
    var isCode: Bool
  }

  /// Names from the listings of the guide, and names with a hump from its prose.
  private let names: Set<String>
  private let fromListings: Set<String>
  /// Words that the guide uses, in small letters, by how often.
  private let words: [String: Int]
  /// Words with a capital letter, as they are written, by how often.
  private let titled: [String: Int]

  private static let mostPieces = 6
  /// A name with a mark before it may be glued to the same word again and again.
  private static let mostMarked = 6
  private static let mostLetters = 80

  init(_ blocks: [GuideBlock]) {
    var fromListings: Set<String> = []
    var words: [String: Int] = [:]
    var titled: [String: Int] = [:]
    for block in blocks {
      if block.kind == .code {
        for line in block.lines {
          for name in Self.letters(Substring(BareCode.of(Substring(line)))) where name.count > 2 {
            fromListings.insert(name)
          }
        }
      } else if block.kind == .prose || block.kind == .list {
        for line in block.lines {
          for word in Self.letters(Substring(line)) {
            words[word.lowercased(), default: 0] += 1
            if word.first?.isUppercase == true { titled[word, default: 0] += 1 }
          }
        }
      }
    }
    // Neither what a library is called nor a word of the grammar is a name from a listing.
    self.fromListings = fromListings.filter {
      !$0.hasSuffix("UI") && !$0.hasSuffix("Kit") && !SwiftWords.keywords.contains(Substring($0))
    }
    // A name that ends as a word does may be one that lost its space.
    let often = titled.filter { $0.value >= 2 && $0.key.dropFirst().contains(where: \.isUppercase) }
    let known = self.fromListings
    names = known.union(often.keys.filter { !Self.isGlued($0, known, words) })
    self.words = words
    self.titled = titled
  }

  /// Whether a word that looks like a name is one with a word behind it: `LampViewis`.
  private static func isGlued(
    _ name: String, _ names: Set<String>, _ words: [String: Int]
  ) -> Bool {
    name.indices.dropFirst(4).contains { place in
      let tail = name[place...]
      return tail.allSatisfy(\.isLowercase) && tail.count >= 2
        && names.contains(String(name[..<place])) && words[String(tail), default: 0] >= 2
    }
  }

  func isFromListing(_ word: Substring) -> Bool { fromListings.contains(String(word)) }

  // MARK: Where a mark stands between

  /// `changes.When`, `@State(The`, `with@State`, `init()will`: the words apart.
  func unglued(_ token: Substring) -> [Substring] {
    guard token.count >= 5, !token.contains("/") else { return [token] }
    var parts: [Substring] = []
    var start = token.startIndex
    var place = token.startIndex
    while place < token.endIndex {
      let next = token.index(after: place)
      if next < token.endIndex, isGlue(token[start...place], token[next...]) {
        parts.append(token[start..<next])
        start = next
      }
      place = next
    }
    return parts + [token[start...]]
  }

  /// Whether something else begins behind `left`.
  private func isGlue(_ left: Substring, _ right: Substring) -> Bool {
    guard let last = left.last, let first = right.first else { return false }
    let follows = right.prefix(while: \.isLetter)
    switch last {
    case ".", "!", "?":
      guard let before = left.dropLast().last, before.isLetter || ")\"”".contains(before) else {
        return false
      }
      return first.isUppercase && isCommon(follows) && !left.hasPrefix(".")
    case ")" where first.isLetter:
      if let parted = pieces(of: follows) { return parted[0].isCode }
      return isCommon(follows) && (first.isUppercase || follows.count >= 3)
    default: break
    }
    if first == "@" {
      let name = right.dropFirst().prefix(while: \.isLetter)
      let isWrapper = name.first?.isUppercase == true && name.count > 3
      let run = left.suffix(while: { $0.isLetter || $0 == "@" })
      let isWhole =
        !last.isASCII || ".!?:,".contains(last) && left.count > 1
        || run.first == "@" && names.contains(String(run.dropFirst()))
      return isWrapper && (isWhole || last.isLetter && (isWord(run) || pieces(of: run) != nil))
    }
    if first == "(" {
      let inside = right.dropFirst()
      let word = inside.prefix(while: \.isLetter)
      return last.isLetter && word.first?.isUppercase == true && word.endIndex == inside.endIndex
        && isCommon(word)
    }
    return false
  }

  /// A word that also stands in small letters.
  private func isCommon(_ word: Substring) -> Bool {
    let all = words[word.lowercased(), default: 0]
    let capital = titled[word.prefix(1).uppercased() + word.dropFirst(), default: 0]
    return word.count >= 1 && all - capital >= 2 && !fromListings.contains(String(word))
  }

  private func isWord(_ word: Substring) -> Bool { words[word.lowercased(), default: 0] >= 2 }

  // MARK: Where nothing stands between

  /// `bodyproperty`, `anObservableObjectthat`, `thisThis`: names and words that lost the space
  /// between them; nil if it is one word.
  func pieces(of word: Substring) -> [Piece]? {
    let mark = word.first == "@" || word.first == "." ? word.prefix(1) : ""
    let letters = word.dropFirst(mark.count)
    guard (5...Self.mostLetters).contains(word.count), letters.allSatisfy(\.isLetter),
      words[letters.lowercased(), default: 0] <= (mark.isEmpty ? 2 : Self.mostMarked),
      !isFromListing(word), !isFromListing(letters)
    else { return nil }
    guard var pieces = parted(letters, behind: nil, isMarked: !mark.isEmpty, Self.mostPieces),
      pieces.count > 1, pieces.count > 2 || isKnown(pieces[0])
    else { return nil }
    pieces[0].text = String(mark) + pieces[0].text
    return pieces
  }

  private func parted(
    _ rest: Substring, behind last: Piece?, isMarked: Bool, _ most: Int
  ) -> [Piece]? {
    if rest.isEmpty { return [] }
    guard most > 0 else { return nil }
    var end = rest.endIndex
    while end > rest.startIndex {
      let text = String(rest[..<end])
      let isTail = end == rest.endIndex
      for piece in pieces(text, isFirst: last == nil, isMarked: isMarked, isTail: isTail)
      where last.map({ mayStand($0, piece) }) ?? true {
        if let others = parted(rest[end...], behind: piece, isMarked: false, most - 1) {
          return [piece] + others
        }
      }
      end = rest.index(before: end)
    }
    return nil
  }

  /// What a part of a word may be.
  private func pieces(_ text: String, isFirst: Bool, isMarked: Bool, isTail: Bool) -> [Piece] {
    if isMarked {
      let isName = names.contains(text) || SwiftWords.types.contains(Substring(text))
      return isName || text == "main" ? [Piece(text: text, isCode: true)] : []
    }
    var found: [Piece] = []
    let isName = text.count >= 4 && names.contains(text)
    if isName || SwiftWords.types.contains(Substring(text)) {
      found.append(Piece(text: text, isCode: true))
    }
    guard text.dropFirst().allSatisfy(\.isLowercase) else { return found }
    let word = Piece(text: text, isCode: false)
    // Behind a name of several parts any word will do that the guide has elsewhere.
    let mayEnd = isTail && !isFirst && text.count >= 3 && words[text, default: 0] >= 1
    // What begins it may be a word that the guide has only here, if a name stands in the middle.
    let opens = isFirst && !isTail && (3...12).contains(text.count)
    if isKnown(word) || mayEnd || opens && text.first?.isLowercase == true { found.append(word) }
    return found
  }

  private func isKnown(_ piece: Piece) -> Bool {
    if piece.isCode { return true }
    let count = words[piece.text.lowercased(), default: 0]
    return piece.text.count <= 2 ? Self.shortWords.contains(piece.text) && count >= 2 : count >= 3
  }

  /// Whether two parts could have stood beside each other, and nobody could take them for one word.
  private func mayStand(_ left: Piece, _ right: Piece) -> Bool {
    let isCapital = right.text.first?.isUppercase == true
    switch (left.isCode, right.isCode) {
    case (true, true):
      return left.text.dropFirst().contains(where: \.isUppercase)
        && SwiftWords.types.contains(Substring(right.text))
    case (true, false):
      if isCapital { return titled[right.text, default: 0] >= 2 }
      // Two letters end many a word that lost nothing, and so do some words.
      let hasHump = left.text.contains(where: \.isUppercase)
      guard isKnown(right) || left.text.dropFirst().contains(where: \.isUppercase) else {
        return false
      }
      return hasHump || right.text.count >= 3 && !Self.endings.contains(right.text)
    case (false, true):
      let isArticle = ["a", "an", "the"].contains(left.text)
      return isCapital || right.text.contains(where: \.isUppercase)
        || isArticle && SwiftWords.types.contains(Substring(right.text))
    case (false, false): return isCapital && isKnown(right) && titled[right.text, default: 0] >= 2
    }
  }

  private static let shortWords: Set<String> = [
    "a", "an", "as", "at", "be", "by", "do", "if", "in", "is", "it", "no", "of", "on", "or", "so",
    "to", "we",
  ]
  private static let endings: Set<String> = [
    "less", "ness", "able", "like", "wise", "part", "ship", "ward", "work", "side", "time", "line",
    "way", "one", "out", "off", "down", "over", "name",
  ]

  private static func letters(_ line: Substring) -> [String] {
    line.split { !$0.isLetter && $0 != "_" }.map(String.init)
  }
}

extension Substring {
  fileprivate func suffix(while predicate: (Character) -> Bool) -> Substring {
    var start = endIndex
    while start > startIndex, predicate(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}
