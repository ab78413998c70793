/// `@State is for values that only one view needs.`: a name, and what is said of it.
struct Definition {
  var term: String
  var accepted: [String]
  var rest: String

  init?(_ sentence: String, terms: Set<String>) {
    guard (40...220).contains(sentence.count), sentence.hasSuffix(".") else { return nil }
    var words = sentence.split(separator: " ").map(String.init)
    guard words.count >= 7, words.count <= 32 else { return nil }
    var term = words.removeFirst()
    while let mark = term.first, "`*_".contains(mark) { term.removeFirst() }
    while let mark = term.last, "`*_".contains(mark) { term.removeLast() }
    let verbs = [
      "is", "creates", "attaches", "wraps", "adds", "lets", "gives", "tracks", "defers", "keeps",
      "stores", "launches", "provides", "injects", "sets", "reads",
    ]
    guard verbs.contains(words[0]), Self.isName(term, terms) else { return nil }
    // Words that point at another sentence make no sense alone.
    let pointing = ["this", "these", "that", "it", "above", "below", "here", "also", "still"]
    guard !pointing.contains(words[1].lowercased()), !Self.pointsBack(words) else { return nil }
    let rest = words.joined(separator: " ")
    let bare = term.filter { $0.isLetter || $0.isNumber }
    guard !rest.lowercased().contains(bare.lowercased()), !rest.contains("{{") else { return nil }
    if words[0] == "is", !["a", "an", "the", "for"].contains(words[1]) { return nil }
    // What is praised is not told apart from what is not.
    guard !words.contains(where: Self.isPraise) else { return nil }
    self.term = term
    self.rest = rest
    var accepted = [term]
    if bare != term { accepted.append(bare) }
    let uncalled = term.hasSuffix("()") ? String(term.dropLast(2)) : bare
    if !accepted.contains(uncalled) { accepted.append(uncalled) }
    self.accepted = accepted
  }

  /// `… for that feature.`: behind a preposition such a word points at what was said before.
  private static func pointsBack(_ words: [String]) -> Bool {
    let prepositions: Set<String> = ["for", "of", "in", "to", "by", "with", "on", "from", "at"]
    let pointing: Set<String> = ["this", "these", "that", "those", "such"]
    return zip(words, words.dropFirst()).contains {
      prepositions.contains($0) && pointing.contains($1.lowercased())
    }
  }

  private static func isPraise(_ word: String) -> Bool {
    let bare = word.lowercased().filter(\.isLetter)
    return ["most", "best", "great", "powerful", "popular", "perfect", "easiest"].contains(bare)
  }

  private static func isName(_ term: String, _ terms: Set<String>) -> Bool {
    guard term.count >= 4, !term.contains("|"), !term.contains("}"), !term.contains("{"),
      term.allSatisfy(\.isASCII)
    else { return false }
    if term.hasPrefix("@"), term.dropFirst().first?.isUppercase != true { return false }
    if term.hasPrefix("@") || (term.hasPrefix(".") && term.count > 3) { return true }
    let bare = term.filter { $0.isLetter }
    // What a library is called explains nothing.
    if bare.hasSuffix("UI") || bare.hasSuffix("Kit") { return false }
    return bare == term && terms.contains(term) && term.first?.isUppercase == true
  }
}
