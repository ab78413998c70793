import Foundation

/// The texts that a program keeps beside its code, by their keys: those of the language that it was
/// written in.
struct Translations {
  private var texts: [String: String] = [:]

  /// - Parameter files: Those that come with the program; of several tables `Localizable` comes
  ///   first.
  init(_ files: [SourceFile]) {
    let tables = Self.ofOneLanguage(files.filter { $0.isResource && Self.isTable($0.name) })
    for file in tables.sorted(by: { Self.rank($0.name) < Self.rank($1.name) }) {
      let read = file.name.hasSuffix(".strings") ? Self.list(file.text) : Self.catalogue(file.text)
      texts.merge(read) { first, _ in first }
    }
  }

  var isEmpty: Bool { texts.isEmpty }

  subscript(key: String) -> String? { texts[key] }

  private static func isTable(_ name: String) -> Bool {
    name.hasSuffix(".strings") || name.hasSuffix(".xcstrings")
  }

  /// English, where there is any: what it lacks, nobody reads in another language. Without English
  /// one of the others, and what is in none.
  private static func ofOneLanguage(_ tables: [SourceFile]) -> [SourceFile] {
    let english = tables.filter { Language(ofTable: $0.name) != .other }
    guard english.isEmpty else { return english }
    let language = tables.map { folder($0.name) }.min()
    return tables.filter { folder($0.name) == language }
  }

  /// Of which language a table is, in the order in which they are asked.
  private enum Language: Int {
    case english, none, regional, other

    init(ofTable name: String) {
      self =
        switch folder(name) {
        case "en.lproj": .english
        case "", "Base.lproj": .none
        case "en-US.lproj", "en-GB.lproj": .regional
        default: .other
        }
    }
  }

  private static func folder(_ name: String) -> Substring {
    name.split(separator: "/").first { $0.hasSuffix(".lproj") } ?? ""
  }

  private static func rank(_ name: String) -> (language: Int, table: Int, name: String) {
    let isUsual = name.split(separator: "/").last?.hasPrefix("Localizable.") == true
    return (Language(ofTable: name).rawValue, isUsual ? 0 : 1, name)
  }

  // MARK: Catalogues

  /// Of a catalogue with twenty languages only its own is read.
  private struct Catalogue: Decodable {
    private(set) var texts: [String: String] = [:]

    init(from decoder: any Decoder) throws {
      let root = try decoder.container(keyedBy: Key.self)
      let language = try Key(root.decode(String.self, forKey: "sourceLanguage"))
      let entries = try root.nestedContainer(keyedBy: Key.self, forKey: "strings")
      for key in entries.allKeys {
        let entry = try entries.nestedContainer(keyedBy: Key.self, forKey: key)
        guard entry.contains("localizations"), try !entry.decodeNil(forKey: "localizations")
        else { continue }
        let own = try entry.nestedContainer(keyedBy: Key.self, forKey: "localizations")
          .decodeIfPresent(Translation.self, forKey: language)
        texts[key.stringValue] =
          own?.stringUnit?.value ?? own?.variations?["plural"]?["other"]?.stringUnit?.value
      }
    }
  }

  private struct Key: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.init(stringValue) }
    init(stringLiteral: String) { self.init(stringLiteral) }
    init?(intValue: Int) { nil }
  }

  private struct Translation: Decodable {
    var stringUnit: Unit?
    var variations: [String: [String: Variation]]?
  }

  private struct Variation: Decodable {
    var stringUnit: Unit?
  }

  private struct Unit: Decodable {
    var value: String
  }

  /// A string catalogue; one that cannot be read has no texts.
  private static func catalogue(_ text: String) -> [String: String] {
    let read = try? JSONDecoder().decode(Catalogue.self, from: Data(text.utf8))
    return read?.texts ?? [:]
  }

  // MARK: Lists

  /// `"key" = "value";` line by line, with comments in between.
  private static func list(_ text: String) -> [String: String] {
    var texts: [String: String] = [:]
    var rest = text[...]
    var key: String?
    while let first = rest.first {
      if rest.hasPrefix("/*") {
        rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if first == "\"" {
        let value = quoted(&rest)
        if let known = key { texts[known] = value }
        key = key == nil ? value : nil
      } else if first == ";" {
        key = nil
        rest = rest.dropFirst()
      } else {
        rest = rest.dropFirst()
      }
    }
    return texts
  }

  /// Takes a text in quotes from the beginning.
  private static func quoted(_ rest: inout Substring) -> String {
    rest = rest.dropFirst()
    var value = ""
    while let next = rest.popFirst(), next != "\"" {
      guard next == "\\", let escaped = rest.popFirst() else {
        value.append(next)
        continue
      }
      switch escaped {
      case "n": value.append("\n")
      case "t": value.append("\t")
      case "U", "u":
        let digits = rest.prefix(4)
        rest = rest.dropFirst(4)
        value.append(
          UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map(Character.init) ?? "?")
      default: value.append(escaped)
      }
    }
    return value
  }
}
