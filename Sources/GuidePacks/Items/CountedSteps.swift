/// Whether the entries of a counted list happen one after the other: conditions, rules and checks
/// are counted, too, and could stand in any order.
enum CountedSteps {
  static func areSteps(_ entries: [String], behind lead: String) -> Bool {
    let told = Set(words(lead))
    guard told.isDisjoint(with: sets) else { return false }
    guard entries.allSatisfy(tellsOfSomebody) else { return false }
    let pairs = zip(entries, entries.dropFirst())
    return pairs.count { follows($1, on: $0) } * 2 >= entries.count - 1
  }

  /// `It has roughly 5 steps`: whether a sentence says of something how many steps it takes. Who is
  /// told to follow steps is told nothing of how a thing works.
  static func tells(of count: Int, _ lead: String) -> Bool {
    let said = lead.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard Set(said).isDisjoint(with: advice), let noun = said.firstIndex(where: steps.contains)
    else {
      return false
    }
    let words = ["three", "four", "five", "six"]
    let number = said[..<noun].last { Int($0) != nil || words.contains($0) }
    let told = number.flatMap { word in Int(word) ?? words.firstIndex(of: word).map { $0 + 3 } }
    return told == count
  }

  private static let steps: Set<String> = ["steps", "phases", "stages"]
  private static let advice: Set<String> = ["follow", "you", "your", "we", "let", "these", "do"]

  /// `Parent proposes a size`: somebody does something, and is not told to.
  private static func tellsOfSomebody(_ entry: String) -> Bool {
    let all = words(entry)
    if all.first.map(subjects.contains) ?? false { return true }
    if all.contains("is") || all.contains("are") { return true }
    let opening = entry.split(separator: " ").prefix(7).dropFirst()
    return opening.contains { word in
      let bare = word.filter(\.isLetter)
      return bare.count > 2 && bare.hasSuffix("s") && !bare.hasSuffix("ss")
        && !notVerbs.contains(bare.lowercased())
    }
  }

  /// Whether an entry takes up what the one before it speaks of, or says that it comes later.
  private static func follows(_ entry: String, on before: String) -> Bool {
    let spoken = words(entry)
    if !Set(spoken).isDisjoint(with: later) { return true }
    let roots = Set(words(before).filter { $0.count >= 4 }.map { $0.prefix(4) })
    return spoken.contains { $0.count >= 4 && roots.contains($0.prefix(4)) }
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter }.map(String.init)
  }

  /// Words that open a sentence about something, and no advice.
  private static let subjects: Set<String> = [
    "the", "a", "an", "it", "its", "they", "their", "each", "every", "this", "that",
  ]
  private static let notVerbs: Set<String> = [
    "this", "its", "his", "has", "was", "always", "views", "values", "things", "others", "changes",
  ]
  private static let later: Set<String> = [
    "it", "its", "they", "them", "again", "then", "next", "after", "afterwards", "finally", "once",
    "previous", "previously", "new", "now", "until", "before", "result",
  ]
  /// What is said of lists whose entries stand beside each other.
  private static let sets: Set<String> = [
    "conditions", "condition", "rules", "reasons", "ways", "way", "checklist", "benefits",
    "options", "kinds", "types", "principles", "requirements", "tips", "questions", "points",
    "advantages", "disadvantages", "differences", "levels", "cases", "examples", "factors",
    "features", "properties", "criteria", "goals", "either", "any",
  ]
}

/// The entries of a list, without what is nested in them.
enum ListEntries {
  /// The entries of a list that does not count; none if one takes more than a line.
  static func bulleted(_ lines: [String]) -> [String] {
    let texts = lines.map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
    guard texts.allSatisfy({ $0.first.map("•-*–".contains) ?? false }) else { return [] }
    return texts.map { String($0.dropFirst().drop { $0 == " " }) }
  }

  /// Of one that counts from 1; none if it does not.
  static func numbered(_ lines: [String]) -> [String] {
    var entries: [String] = []
    for line in lines {
      let text = line.drop { $0 == " " }
      let digits = text.prefix { $0.isASCII && $0.isNumber }
      guard !digits.isEmpty else {
        if text.isEmpty { continue }
        return []
      }
      guard Int(digits) == entries.count + 1 else { return [] }
      let rest = text.dropFirst(digits.count + 1).drop { $0 == " " }
      entries.append(String(rest))
    }
    return entries
  }
}
