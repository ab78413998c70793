extension Response {
  /// Whether a typed line says nothing but that the answer is not known: `idk`, `No idea.`, `I
  /// can't remember this`, `???`. Ask first whether the line is an answer: any word may be one.
  public static func admitsNotKnowing(_ line: String) -> Bool {
    let marks = line.filter { !$0.isWhitespace }
    if marks.count > 1, marks.allSatisfy({ $0 == "?" }) { return true }
    let words = line.lowercased().filter { !apostrophes.contains($0) }.split { !$0.isLetter }
      .map(String.init)
    // What is "forgotten" may be the answer; who has forgotten it says more.
    if words == ["forgotten"] { return false }
    return admissions.contains(words.filter { !fillers.contains($0) })
  }

  private static let apostrophes: Set<Character> = ["'", "\u{2019}", "\u{2018}", "`"]

  /// What may stand around an admission without changing it.
  private static let fillers: Set<String> = [
    "i", "im", "ive", "have", "got", "it", "this", "that", "the", "answer", "just", "really",
    "honestly", "sorry", "simply", "at", "all", "yet", "me", "one",
  ]

  private static let admissions: Set<[String]> = [
    ["idk"], ["dunno"], ["dont", "know"], ["do", "not", "know"], ["no", "idea"], ["no", "clue"],
    ["not", "sure"], ["give", "up"], ["forgot"], ["forgotten"], ["dont", "remember"],
    ["do", "not", "remember"], ["cant", "remember"], ["cannot", "remember"], ["show"], ["reveal"],
  ]
}
