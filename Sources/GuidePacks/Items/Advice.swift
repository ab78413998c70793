/// `Prefer @StateObject over @ObservedObject for an object that the view makes.`: a sentence that tells
/// what to use, with what it is set against, or when.
struct Advice {
  /// Words before what is advised: `Use a …`.
  static let mostBefore = 2

  private static let openings: Set<String> = [
    "use", "prefer", "avoid", "choose", "reach", "replace", "pick",
  ]
  /// What says that there is something else to choose, or when this is to be chosen.
  private static let contrasts = [
    " instead of ", " rather than ", " over ", " in place of ", " when ", " whenever ", " if ",
    " because ", " unless ", " only for ",
  ]

  init?(_ sentence: String) {
    guard (40...170).contains(sentence.count), sentence.hasSuffix(".") else { return nil }
    let words = sentence.dropLast().split(separator: " ").map { $0.lowercased() }
    guard (7...26).contains(words.count), let first = words.first, Self.openings.contains(first),
      sentence.first?.isUppercase == true,
      Self.contrasts.contains(where: sentence.contains)
    else { return nil }
    // What is said of `it` was named before.
    let pointing: Set<String> = ["this", "these", "that", "it", "they", "them", "those", "one"]
    guard !words.prefix(4).contains(where: pointing.contains),
      !pointing.contains(words[words.count - 1])
    else { return nil }
  }
}
