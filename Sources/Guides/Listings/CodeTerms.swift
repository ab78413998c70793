/// Names of code that a guide uses in its listings, remarks and literals left out.
public enum CodeTerms {
  /// Each as it is written, `@` included.
  public static func all(in blocks: [GuideBlock]) -> Set<String> {
    var terms: Set<String> = []
    for block in blocks where block.kind == .code {
      for line in block.lines {
        let bare = BareCode.of(Substring(line))
        for word in bare.split(whereSeparator: { !$0.isLetter && $0 != "@" }) {
          terms.insert(String(word))
        }
      }
    }
    return terms
  }
}
