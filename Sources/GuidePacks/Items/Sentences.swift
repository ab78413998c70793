/// Sentences of a paragraph.
enum Sentences {
  static func of(_ text: String) -> [String] {
    var sentences: [String] = []
    var sentence = ""
    var last: Character = " "
    for character in text {
      if character == " ", ".!?".contains(last), sentence.count > 1 {
        sentences.append(sentence)
        sentence = ""
      } else {
        sentence.append(character)
      }
      last = character
    }
    return sentences + (sentence.isEmpty ? [] : [sentence])
  }
}
