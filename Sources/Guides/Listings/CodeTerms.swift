/// Names of code that a guide uses in its listings, remarks and literals left out.
public enum CodeTerms {
  /// Each as it is written, `@` included.
  public static func all(in blocks: [GuideBlock]) -> Set<String> {
    var terms: Set<String> = []
    for block in blocks where block.kind == .code {
      // What a library is called explains nothing.
      for line in block.lines where !line.drop(while: \.isWhitespace).hasPrefix("import ") {
        let bare = BareCode.of(Substring(line))
        for word in bare.split(whereSeparator: { !$0.isLetter && $0 != "@" }) {
          terms.insert(String(word))
        }
      }
    }
    return terms
  }

  /// The types that its listings declare.
  public static func declared(in blocks: [GuideBlock]) -> Set<String> {
    let keywords: Set<String> = ["struct", "class", "enum", "actor", "protocol", "typealias"]
    var types: Set<String> = []
    for line in blocks.lazy.filter({ $0.kind == .code }).flatMap(\.lines) {
      let words = BareCode.of(Substring(line)).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      for (word, name) in zip(words, words.dropFirst()) where keywords.contains(String(word)) {
        types.insert(String(name))
      }
    }
    return types
  }
}
