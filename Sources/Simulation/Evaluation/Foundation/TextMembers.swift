import Foundation

extension String: LibraryType {
  var value: Value { .string(self) }

  static func converted(from value: Value, in evaluator: Evaluator) -> String? {
    if case .string(let text) = evaluator.unwrapped(value) { text } else { nil }
  }

  static let library = LibraryTable("String", String.self) { table in
    addFiles(to: table)
    table.initializer("data:encoding:") { (data: Data, encoding: Encoding) in
      guard let text = String(data: data, encoding: encoding) else { throw ArgumentMismatch() }
      return text
    }
    table.property("capitalized") { $0.capitalized }
    table.property("localizedCapitalized") { $0.capitalized(with: Surroundings.locale) }
    table.property("localizedUppercase") { $0.uppercased(with: Surroundings.locale) }
    table.property("localizedLowercase") { $0.lowercased(with: Surroundings.locale) }
    table.property("removingPercentEncoding") { $0.removingPercentEncoding }
    addSearching(to: table)
    addChanging(to: table)
    addComparing(to: table)
  }

  private static func addFiles(to table: LibraryTableBuilder<String>) {
    table.initializer("contentsOf:") { (files: ResourceFiles, url: URL) in
      try files.writtenText(at: url)
    }
    table.initializer("contentsOf:encoding:") { (files: ResourceFiles, url: URL, _: Encoding) in
      try files.writtenText(at: url)
    }
    table.initializer("contentsOfFile:encoding:") {
      (files: ResourceFiles, path: String, _: Encoding) in
      try files.writtenText(at: URL(filePath: path))
    }
    table.method("write(to:atomically:encoding:)") {
      (text: String, files: FileManagerValue.Files, url: URL, _: Bool, _: Encoding) in
      try files.evaluator.files.write(Data(text.utf8).value, to: url)
      return Value.void
    }
  }

  private static func addSearching(to table: LibraryTableBuilder<String>) {
    table.method("components(separatedBy:)") { (text: String, separator: String) in
      text.components(separatedBy: separator)
    }
    table.method("components(separatedBy:)") { (text: String, separators: CharacterSet) in
      text.components(separatedBy: separators)
    }
    table.method("localizedCaseInsensitiveContains(_:)") { (text: String, part: String) in
      text.localizedCaseInsensitiveContains(part)
    }
    table.method("localizedStandardContains(_:)") { (text: String, part: String) in
      text.localizedStandardContains(part)
    }
  }

  private static func addChanging(to table: LibraryTableBuilder<String>) {
    table.method("trimmingCharacters(in:)") { (text: String, characters: CharacterSet) in
      text.trimmingCharacters(in: characters)
    }
    table.method("replacingOccurrences(of:with:)") { (text: String, old: String, new: String) in
      try text.check(beforeReplacingWith: new).replacingOccurrences(of: old, with: new)
    }
    table.method("replacing(_:with:)") { (text: String, old: String, new: String) in
      try text.check(beforeReplacingWith: new).replacing(old, with: new)
    }
    table.method("capitalized(with:)") { (text: String, locale: Locale?) in
      text.capitalized(with: locale)
    }
    table.method("uppercased(with:)") { (text: String, locale: Locale?) in
      text.uppercased(with: locale)
    }
    table.method("lowercased(with:)") { (text: String, locale: Locale?) in
      text.lowercased(with: locale)
    }
    table.method("appending(_:)") { (text: String, other: String) in text.appending(other) }
    table.method("padding(toLength:withPad:startingAt:)") {
      (text: String, length: Int, pad: String, start: Int) in
      guard (0...100_000).contains(length), (0..<pad.count).contains(start) else {
        throw ArgumentMismatch()
      }
      return text.padding(toLength: length, withPad: pad, startingAt: start)
    }
    table.method("addingPercentEncoding(withAllowedCharacters:)") {
      (text: String, characters: CharacterSet) in
      text.addingPercentEncoding(withAllowedCharacters: characters)
    }
    table.method("data(using:)") { (text: String, encoding: Encoding) in
      text.data(using: encoding)
    }
    table.method("folding(options:locale:)") {
      (text: String, options: [CompareOptions], locale: Locale?) in
      text.folding(options: CompareOptions(options), locale: locale)
    }
  }

  /// Replacing again and again doubles a text again and again.
  private func check(beforeReplacingWith new: String) throws -> String {
    guard utf8.count * (new.utf8.count + 1) < 10_000_000 else { throw ArgumentMismatch() }
    return self
  }

  private static func addComparing(to table: LibraryTableBuilder<String>) {
    table.method("compare(_:)") { (text: String, other: String) in text.compare(other) }
    table.method("caseInsensitiveCompare(_:)") { (text: String, other: String) in
      text.caseInsensitiveCompare(other)
    }
    table.method("localizedCompare(_:)") { (text: String, other: String) in
      text.localizedCompare(other)
    }
    table.method("localizedCaseInsensitiveCompare(_:)") { (text: String, other: String) in
      text.localizedCaseInsensitiveCompare(other)
    }
    table.method("localizedStandardCompare(_:)") { (text: String, other: String) in
      text.localizedStandardCompare(other)
    }
  }
}

extension String.Encoding: LibraryType {
  static let library = LibraryTable("String.Encoding", Self.self) { table in
    table.constants(["utf8": .utf8, "ascii": .ascii, "utf16": .utf16, "isoLatin1": .isoLatin1])
  }
}

extension String.CompareOptions: LibraryType, @retroactive Hashable {
  static let library = LibraryTable("String.CompareOptions", Self.self) { table in
    table.constants([
      "caseInsensitive": .caseInsensitive, "diacriticInsensitive": .diacriticInsensitive,
      "numeric": .numeric, "widthInsensitive": .widthInsensitive,
    ])
  }
}

extension ComparisonResult: LibraryType {
  static let library = LibraryTable("ComparisonResult", Self.self) { table in
    table.constants([
      "orderedAscending": .orderedAscending, "orderedSame": .orderedSame,
      "orderedDescending": .orderedDescending,
    ])
    table.property("rawValue") { $0.rawValue }
  }
}

extension CharacterSet: LibraryType {
  static let library = LibraryTable("CharacterSet", CharacterSet.self) { table in
    table.initializer("charactersIn:") { (text: String) in CharacterSet(charactersIn: text) }
    table.initializer("") { CharacterSet() }
    table.constants([
      "whitespaces": .whitespaces, "whitespacesAndNewlines": .whitespacesAndNewlines,
      "newlines": .newlines, "letters": .letters, "decimalDigits": .decimalDigits,
      "alphanumerics": .alphanumerics, "punctuationCharacters": .punctuationCharacters,
      "uppercaseLetters": .uppercaseLetters, "lowercaseLetters": .lowercaseLetters,
      "symbols": .symbols, "urlQueryAllowed": .urlQueryAllowed, "urlPathAllowed": .urlPathAllowed,
      "urlHostAllowed": .urlHostAllowed, "urlFragmentAllowed": .urlFragmentAllowed,
    ])
    table.property("inverted") { $0.inverted }
    table.method("union(_:)") { (set: CharacterSet, other: CharacterSet) in set.union(other) }
    table.method("subtracting(_:)") { (set: CharacterSet, other: CharacterSet) in
      set.subtracting(other)
    }
    table.mutating("insert(charactersIn:)") { (set: inout CharacterSet, text: String) in
      set.insert(charactersIn: text)
    }
  }
}

/// Attributes look like something and say nothing: what counts here is the text.
extension AttributedString: LibraryType {
  var text: String { String(characters) }

  static let library = LibraryTable("AttributedString", AttributedString.self) { table in
    table.initializer("") { AttributedString() }
    table.initializer("_:") { (text: String) in AttributedString(text) }
    table.initializer("stringLiteral:") { (text: String) in AttributedString(text) }
    table.initializer("markdown:") { (text: String) in
      AttributedString(InlineMarkdown.shown(text))
    }
    table.property("characters") { $0.text }
    table.property("description") { $0.text }
    table.mutating("append(_:)") { (text: inout AttributedString, other: AttributedString) in
      text.append(other)
    }
    table.operation("+") { (left: AttributedString, right: AttributedString) in left + right }
  }
}

/// What Foundation adds to arrays: their text as a list.
struct ListText: LibraryType {
  private let elements: [Value]

  var value: Value { .array(elements) }

  static func converted(from value: Value, in evaluator: Evaluator) -> ListText? {
    switch evaluator.unwrapped(value) {
    case .array(let elements), .set(let elements): ListText(elements: elements)
    default: nil
    }
  }

  static let library = LibraryTable("[Element]", ListText.self) { table in
    table.method("formatted()") { (list: ListText) in
      list.elements.map(\.text).formatted(.list(type: .and).locale(Surroundings.locale))
    }
    table.method("formatted(_:)") { (list: ListText, style: Style) in
      list.elements.map(\.text).formatted(.list(type: style.type).locale(Surroundings.locale))
    }
  }

  /// `.list(type: .and)`.
  struct Style: LibraryType {
    let type: ListFormatStyle<StringStyle, [String]>.ListType

    static let library = LibraryTable("ListFormatStyle", Style.self) { table in
      table.function("list(type:)") { (kind: Kind) in
        Style(type: kind == .and ? .and : .or)
      }
      table.function("list(type:width:)") { (kind: Kind, _: Value) in
        Style(type: kind == .and ? .and : .or)
      }
    }
  }

  enum Kind: LibraryType {
    case and, or

    static let library = LibraryTable("ListFormatStyle.ListType", Kind.self) { table in
      table.constants(["and": .and, "or": .or])
    }
  }
}
