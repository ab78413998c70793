import Guides

/// Questions about sentences that leave no exception, and about passages that set one thing against
/// another.
struct RuleItems {
  let writing: BlockWriting
  /// Names of code that the guide uses and does not declare.
  let terms: Set<String>

  // MARK: Never and always

  func rule(of block: GuideBlock, _ title: String, _ identifiers: inout Identifiers) -> GuideItem? {
    guard block.kind == .prose || block.kind == .list else { return nil }
    for sentence in writing.paragraphLines(of: block).flatMap({ Sentences.of($0) }) {
      let sentence = String(sentence.drop { $0 == ">" || $0 == " " })
      // How often something is to be done, the word itself, everybody would guess.
      let isAdvice = Advice(sentence) != nil
      guard isAdvice || AbsoluteRule(sentence) != nil else { continue }
      let item = cloze(sentence, block, namesMost: isAdvice ? 2 : 1, &identifiers)
      if let item { return item }
    }
    return nil
  }

  /// The sentence with the one name of code left out that it has; of two, the first, which is told from
  /// the other.
  private func cloze(
    _ sentence: String, _ block: GuideBlock, namesMost most: Int, _ identifiers: inout Identifiers
  ) -> GuideItem? {
    let words = sentence.split(separator: " ").map(String.init)
    let named = words.indices.filter { place in
      let bare = Self.bare(words[place])
      let isMarked = words[place].contains("`") || !bare.allSatisfy(\.isLetter)
      return NamesOfCode.isOne(bare) && (isMarked || terms.contains(bare))
    }
    guard named.count <= most, let place = named.first else { return nil }
    let name = Self.bare(words[place])
    guard !sentence.contains("{"), !name.contains("|"), name.allSatisfy(\.isASCII) else {
      return nil
    }
    // Of an advice the name is what it advises, and nothing else in it says which.
    if AbsoluteRule(sentence) == nil {
      let isPlain = name.allSatisfy { $0.isLetter || "@.()".contains($0) }
      // What it is set against is of the same family, and may share a word with it.
      let rest = words.indices.filter { $0 == place || !named.contains($0) }.map { words[$0] }
      guard place <= Advice.mostBefore, isPlain, !name.contains("(") || name.hasSuffix("()"),
        !ToldByItself.isOne(name, in: rest.joined(separator: " "))
      else { return nil }
    }
    let id = identifiers.name(
      for: words.filter { $0 != words[place] }.joined(separator: " "), or: name)
    let letters = name.filter { $0.isLetter || $0.isNumber }
    let end = words[place].reversed().prefix { ".,;:!?".contains($0) }.reversed()
    let before = writing.line(words[..<place].joined(separator: " "))
    let after = writing.line(words[(place + 1)...].joined(separator: " "))
    let accepted = letters == name ? name : "\(name) | \(letters)"
    let text = [before, "{{1: \(accepted)}}" + String(end), after].filter { !$0.isEmpty }
    let lines = [
      "```quiz", "id: \(id)", "kind: cloze", "draft: yes",
      "hint: \(NamesOfCode.family(of: name))",
      "why: The guide says: \(headerLine(writing.line(sentence)))", "",
      text.joined(separator: " "), "```",
    ]
    return GuideItem(
      id: id, kind: .cloze, first: block.first, last: block.last, lines: lines)
  }

  private static func bare(_ word: String) -> String {
    var bare = Substring(word)
    while let last = bare.last, "`*_,;:!?".contains(last) || last == "." { bare.removeLast() }
    while let first = bare.first, "`*_(".contains(first) { bare.removeFirst() }
    return String(bare)
  }

  // MARK: One against the other

  /// - Parameters:
  ///   - title: That of the section: `One vs Other`.
  ///   - blocks: What stands below it.
  func versus(
    _ title: String, _ blocks: [GuideBlock], _ identifiers: inout Identifiers
  ) -> GuideItem? {
    guard let pair = VersusTitle(title) else { return nil }
    let told = blocks.filter { $0.kind == .prose || $0.kind == .list }
    let sentences = told.flatMap { writing.paragraphLines(of: $0).flatMap { Sentences.of($0) } }
    let ofOne = sentences.compactMap { pair.statement($0, of: pair.one, notOf: pair.other) }
    let ofOther = sentences.compactMap { pair.statement($0, of: pair.other, notOf: pair.one) }
    guard let first = told.first, let last = told.last, !ofOne.isEmpty, !ofOther.isEmpty,
      ofOne.count + ofOther.count >= 3
    else { return nil }
    let id = identifiers.name(for: title, or: "which-of-two")
    let options = [(ofOne, true, pair.one), (ofOther, false, pair.other)].flatMap {
      statements, isKey, name in
      statements.prefix(3).map {
        "- [\(isKey ? "x" : " ")] … \(writing.line($0))\n  > The guide says that of "
          + "\(writing.line(name))."
      }
    }
    let lines =
      [
        "```quiz", "id: \(id)", "kind: several", "draft: yes",
        "hint: Think of both of them before you choose.",
        "why: So the guide sets them against each other.", "",
        "What does the guide say of \(writing.line(pair.one)), and not of "
          + "\(writing.line(pair.other))?", "",
      ] + mixed(options, by: id) + ["```"]
    return GuideItem(
      id: id, kind: .several, first: first.first, last: last.last, lines: lines)
  }
}

/// `Never write state in body.`: a sentence that leaves no exception.
struct AbsoluteRule {
  init?(_ sentence: String) {
    guard (25...170).contains(sentence.count), sentence.hasSuffix(".") else { return nil }
    let words = sentence.dropLast().split(separator: " ").map(String.init)
    let places = words.indices.filter { ["never", "always"].contains(words[$0].lowercased()) }
    guard places.count == 1, let place = places.first, (5...26).contains(words.count) else {
      return nil
    }
    // Told to somebody, or of what something has to do: `always` elsewhere only describes.
    let isTold = place == 0 && words[0].first?.isUppercase == true
    let duties: Set<String> = ["should", "must", "shall"]
    guard isTold || (place > 0 && duties.contains(words[place - 1].lowercased())) else {
      return nil
    }
    let pointing: Set<String> = ["this", "these", "that", "it", "they", "he", "she", "we"]
    guard !pointing.contains(words[place == 0 ? min(2, words.count - 1) : 0].lowercased()),
      !pointing.contains(words[place == 0 ? words.count - 1 : 0].lowercased())
    else { return nil }
  }
}

/// `One vs Other`, of a title.
struct VersusTitle {
  var one: String
  var other: String

  init?(_ title: String) {
    let title = HeadingNumber.shown(title)
    for mark in [" vs. ", " vs ", " versus "] {
      let sides = title.lowercased().split(separator: mark, omittingEmptySubsequences: false)
      guard sides.count == 2, let place = title.lowercased().firstRange(of: mark) else { continue }
      let before = title.lowercased().distance(
        from: title.lowercased().startIndex, to: place.lowerBound)
      one = String(title.prefix(before))
      other = String(title.dropFirst(before + mark.count)).filter { $0 != ":" }
      let isShort = [one, other].allSatisfy { (2...40).contains($0.count) }
      if isShort { return }
    }
    return nil
  }

  /// What a sentence says that begins with one of them; nil if it speaks of the other, too.
  func statement(_ sentence: String, of name: String, notOf other: String) -> String? {
    let bare = sentence.filter { !"`*".contains($0) }.drop { " •-–*".contains($0) }
    guard bare.lowercased().hasPrefix(name.lowercased()) else { return nil }
    let behind = bare.dropFirst(name.count)
    // `Observable` says nothing of an `ObservableObject`.
    guard behind.first.map({ !$0.isLetter && !$0.isNumber }) ?? false else { return nil }
    let rest = behind.drop { " :—–-".contains($0) }
    guard rest.split(separator: " ").count >= 3, rest.count <= 140,
      !rest.lowercased().contains(other.lowercased()),
      !rest.lowercased().contains(name.lowercased())
    else { return nil }
    return String(rest)
  }
}
