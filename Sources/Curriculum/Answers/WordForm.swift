/// What an answer says in words, besides how it is written.
struct WordForm: Hashable {
  /// In small letters and American spelling, numbers in digits, without articles.
  let words: [String]

  init(_ text: String) {
    let parts = text.lowercased().split { $0 == " " || WordForm.quotes.contains($0) }
      .flatMap(WordForm.withoutHyphens)
    words = WordForm.withDigits(WordForm.withoutArticles(parts)).map(WordForm.american)
  }

  /// The same in the singular.
  var singular: [String] { words.map(WordForm.singular) }

  /// Without the spaces.
  var joined: String { words.joined() }

  /// How often it says no.
  var negations: Int {
    words.count { word in
      ["no", "not", "never", "none", "nothing", "nobody", "neither", "nor", "without", "cannot"]
        .contains(word) || word.hasSuffix("n't")
    }
  }

  private static let quotes: Set<Character> = ["`", "\""]
  private static let stops: Set<Character> = [".", ",", ";", ":"]

  /// `two-way` is `two way`; in `-1` and `x-1` the hyphen is a sign.
  private static func withoutHyphens(_ word: Substring) -> [String] {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    let isCompound = parts.allSatisfy { part in part.count > 1 && part.allSatisfy(\.isLetter) }
    return isCompound ? parts.map(String.init) : [String(word)]
  }

  /// An article says nothing in front of a word; a letter in a list of letters is none. Stops at the
  /// ends of words go, too.
  private static func withoutArticles(_ words: [String]) -> [String] {
    var kept: [String] = []
    for (index, word) in words.enumerated() {
      let next = words.dropFirst(index + 1).first ?? ""
      if ["a", "an", "the"].contains(word), next.count(where: \.isLetter) > 1 { continue }
      kept.append(word)
    }
    return kept.map(withoutStops).filter { !$0.isEmpty }
  }

  private static func withoutStops(_ word: String) -> String {
    var word = Substring(word)
    while word.count > 1, let last = word.last, stops.contains(last) { word.removeLast() }
    return String(word)
  }

  /// Endings that are written in two ways, on either side of the Atlantic: initialise, behaviour,
  /// centre, labelled.
  private static func american(_ word: String) -> String {
    if word == "grey" { return "gray" }
    let endings = [
      ("isation", "ization"), ("ising", "izing"), ("ised", "ized"), ("ises", "izes"),
      ("ise", "ize"),
      ("yse", "yze"), ("ysed", "yzed"), ("elled", "eled"), ("elling", "eling"), ("alled", "aled"),
      ("alling", "aling"), ("entre", "enter"), ("entres", "enters"), ("our", "or"), ("ours", "ors"),
      ("oured", "ored"), ("ouring", "oring"),
    ]
    // In short words the letters belong to the stem: rise, hour, called.
    for (british, ending) in endings where word.hasSuffix(british) && word.count > 5 {
      return word.dropLast(british.count) + ending
    }
    return word
  }

  private static func singular(_ word: String) -> String {
    guard word.count > 3, word.hasSuffix("s"), word.allSatisfy({ $0.isLetter || $0 == "'" }),
      !["ss", "us", "is"].contains(where: word.hasSuffix)
    else { return word }
    if word.hasSuffix("ies") { return word.dropLast(3) + "y" }
    let hisses = ["sses", "xes", "zes", "ches", "shes"]
    if hisses.contains(where: word.hasSuffix) { return String(word.dropLast(2)) }
    return String(word.dropLast(word.hasSuffix("'s") ? 2 : 1))
  }
}
