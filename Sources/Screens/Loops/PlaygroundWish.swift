/// What somebody wants to play with, as typed after `trace`: files, folders, and a root.
struct PlaygroundWish: Equatable {
  var paths: [String] = []
  var root: String?

  /// - Parameter text: `App/ Row.swift --root 'Row(title: "A")'`; quotation marks keep spaces.
  init(_ text: String) {
    var words = text.shellWords[...]
    while let word = words.popFirst() {
      if word == "--root" { root = words.popFirst() } else { paths.append(word) }
    }
  }
}

extension String {
  /// The words of a command line. A quotation mark of either kind holds spaces together.
  fileprivate var shellWords: [String] {
    var words: [String] = []
    var word: String?
    var mark: Character?
    for character in self {
      if character == mark {
        mark = nil
      } else if mark == nil, character == "'" || character == "\"" {
        mark = character
        word = word ?? ""
      } else if mark == nil, character == " " {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
