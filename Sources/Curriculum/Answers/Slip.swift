/// A slip of the fingers: one letter left out, put in, replaced, or swapped with its neighbour.
enum Slip {
  /// Words of fewer letters have no slips: one letter of three is another word.
  static let shortest = 4

  /// What the slip is by which a text is not the other, capital letters aside; nil if there is more
  /// to it than a slip.
  ///
  /// What is not a letter makes a difference of meaning (`+=` and `-=`, 1 and 2, `$name` and
  /// `name`), except for brackets and commas, which are easily forgotten. The first letter of a
  /// word is no slip: async and sync, `HStack` and `VStack`.
  static func between(_ typed: String, _ accepted: String) -> String? {
    let right = Array(accepted)
    let old = right.map(small)
    let new = typed.map(small)
    guard old.count >= shortest, old != new else { return nil }
    let start = zip(old, new).prefix { $0 == $1 }.count
    guard start > 0, !beginsWord(right, start) else { return nil }
    let (oldRest, newRest) = (old[start...], new[start...])
    let isOther: Bool
    switch new.count - old.count {
    case 1: isOther = isTypo(newRest.prefix(1)) && newRest.dropFirst().elementsEqual(oldRest)
    case -1: isOther = isTypo(oldRest.prefix(1)) && oldRest.dropFirst().elementsEqual(newRest)
    case 0:
      let isSwapped =
        oldRest.prefix(2).reversed().elementsEqual(newRest.prefix(2))
        && oldRest.dropFirst(2).elementsEqual(newRest.dropFirst(2))
        && oldRest.prefix(2).allSatisfy(\.isLetter)
      if isSwapped { return "2 letters are swapped" }
      isOther =
        oldRest.dropFirst().elementsEqual(newRest.dropFirst())
        && oldRest.prefix(1).allSatisfy(\.isLetter) && newRest.prefix(1).allSatisfy(\.isLetter)
    default: isOther = false
    }
    return isOther ? "1 letter differs" : nil
  }

  private static func small(_ character: Character) -> Character {
    character.lowercased().first ?? character
  }

  private static func isTypo(_ letters: ArraySlice<Character>) -> Bool {
    letters.allSatisfy { $0.isLetter || "()[]{},:\"' ".contains($0) }
  }

  /// In camel case a capital begins a word.
  private static func beginsWord(_ text: [Character], _ index: Int) -> Bool {
    guard index < text.count, text[index].isLetter else { return false }
    return text[index].isUppercase || !text[index - 1].isLetter
  }
}
