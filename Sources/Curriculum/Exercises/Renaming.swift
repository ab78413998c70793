import SwiftParser
import SwiftSyntax

/// Other names for what a program declares: whoever solved it once cannot write the same again.
struct Renaming: Sendable {
  private let names: [String: String]

  /// Renamings to try, the one that changes most first. They are only tried: a name may be one that a
  /// library gives a meaning to.
  ///
  /// - Parameters:
  ///   - source: The program that the exercise begins from.
  ///   - variation: From 1; another one has other names.
  static func candidates(for source: String, variation: Int) -> [Renaming] {
    let declared = DeclaredNames(in: source)
    let words = prefixes[(variation - 1) % prefixes.count]
    let types = Dictionary(
      declared.types.map { ($0, words.type + $0) }, uniquingKeysWith: { first, _ in first })
    let properties = Dictionary(
      declared.properties.map { ($0, words.property + $0.prefix(1).uppercased() + $0.dropFirst()) },
      uniquingKeysWith: { first, _ in first })
    return [types.merging(properties) { first, _ in first }, types, properties]
      .filter { !$0.isEmpty }.map(Renaming.init)
  }

  /// What is put before a name, so that sentences about the program still speak of it.
  private static let prefixes = [
    (type: "Small", property: "current"), (type: "Plain", property: "own"),
    (type: "Second", property: "latest"), (type: "Main", property: "chosen"),
    (type: "Simple", property: "present"), (type: "Other", property: "known"),
  ]

  /// Names within texts between quotation marks are none, those of interpolations are.
  func renamed(program source: String) -> String {
    Parser.parse(source: source).tokens(viewMode: .sourceAccurate).map { token in
      guard token.isName, let new = renamed(name: token.text) else { return token.description }
      return token.leadingTrivia.description + new + token.trailingTrivia.description
    }.joined()
  }

  /// A wrapper and its projection are called after their property.
  private func renamed(name: String) -> String? {
    if let new = names[name] { return new }
    guard let mark = name.first, mark == "_" || mark == "$" else { return nil }
    return names[String(name.dropFirst())].map { "\(mark)\($0)" }
  }

  /// What stands between quotation marks is on the screen, and stays.
  func renamed(claim text: String) -> String {
    text.split(separator: "\"", omittingEmptySubsequences: false).enumerated().map { place, part in
      place.isMultiple(of: 2) ? renamed(words: String(part)) : String(part)
    }.joined(separator: "\"")
  }

  func renamed(_ prose: Prose) -> Prose {
    Prose(
      prose.runs.map { run in
        run.style == .code ? Prose.Run(renamed(claim: run.text), .code) : run
      })
  }

  func renamed(_ block: Block) -> Block {
    switch block {
    case .paragraph(let prose, let position): .paragraph(renamed(prose), position)
    case .list(let start, let items, let position):
      .list(start: start, items: items.map { $0.map(renamed) }, position)
    case .quote(let blocks, let position): .quote(blocks.map(renamed), position)
    default: block
    }
  }

  private func renamed(words text: String) -> String {
    var result = ""
    var word = ""
    for character in text {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        result += (renamed(name: word) ?? word) + String(character)
        word = ""
      }
    }
    return result + (renamed(name: word) ?? word)
  }
}

extension TokenSyntax {
  /// Whether it names something, and is no text.
  fileprivate var isName: Bool {
    switch tokenKind {
    case .identifier, .dollarIdentifier: true
    default: false
    }
  }
}
