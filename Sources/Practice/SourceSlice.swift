import Simulation
import SwiftSyntax

/// The part of a program that somebody has to read to predict it: some of its types with their
/// extensions, without the functions and computed properties that nobody of these mentions.
public struct SourceSlice: Sendable, Equatable {
  public let text: String
  /// For each line of the text where it stands in the program; nil for one that was put in.
  private let origins: [Place?]

  struct Place: Sendable, Hashable {
    /// The place of its file among those of the program.
    var file: Int
    /// From 1.
    var line: Int
  }

  /// - Parameter types: By their names alone.
  init(of types: Set<String>, in units: ProgramUnits) {
    let shown = units.shown(of: types)
    let tops = units.all.indices.filter { shown.contains($0) && units.all[$0].owner == nil }
    let isOneFile = Set(tops.map { units.all[$0].file }).count < 2
    var lines: [(text: Substring, origin: Place?)] = []
    for place in tops {
      let file = units.all[place].file
      if !lines.isEmpty { lines.append(("", nil)) }
      let isNew = lines.last { $0.origin != nil }?.origin?.file != file
      if isNew, !isOneFile { lines.append((Substring("// \(units.name(ofFile: file))"), nil)) }
      lines += units.lines(ofUnit: place, shown).map { line in
        (units.text(ofLine: line, inFile: file), Place(file: file, line: line))
      }
    }
    let kept = Self.withoutRepeatedBlanks(lines)
    text = kept.map(\.text).joined(separator: "\n")
    origins = kept.map(\.origin)
  }

  public var lines: Int { origins.count }

  /// From 1; nil for a place that is not shown.
  func line(of place: Place) -> Int? { origins.firstIndex(of: place).map { $0 + 1 } }

  /// No two empty lines in a row, none after an opening brace and none before a closing one.
  private static func withoutRepeatedBlanks(
    _ lines: [(text: Substring, origin: Place?)]
  ) -> [(text: Substring, origin: Place?)] {
    var kept: [(text: Substring, origin: Place?)] = []
    for line in lines {
      let isBlank = line.text.allSatisfy(\.isWhitespace)
      let isAfterBlank = kept.last?.text.allSatisfy(\.isWhitespace) ?? false
      if isBlank, isAfterBlank || kept.last?.text.last == "{" { continue }
      if isAfterBlank, line.text.first(where: { !$0.isWhitespace }) == "}" { kept.removeLast() }
      kept.append(line)
    }
    return kept
  }
}

extension ProgramUnits {
  /// The types, and of their members those that they or other shown ones mention.
  fileprivate func shown(of types: Set<String>) -> Set<Int> {
    var shown = Set(all.indices.filter { isTop($0, of: types) && all[$0].extended == nil })
    var words = shown.reduce(into: Set<String>()) { $0.formUnion(all[$1].words) }
    var hasGrown = true
    while hasGrown {
      hasGrown = false
      for (place, unit) in all.enumerated() where !shown.contains(place) {
        guard let owner = unit.owner, isTop(owner, of: types),
          !unit.names.isDisjoint(with: words)
        else { continue }
        shown.formUnion([place, owner])
        words.formUnion(unit.words)
        words.formUnion(all[owner].words)
        hasGrown = true
      }
      // An extension may hold what belongs to its type whoever mentions it, such as its body.
      for place in all.indices where !shown.contains(place) && isTop(place, of: types) {
        guard all[place].hasOwnContent else { continue }
        shown.insert(place)
        words.formUnion(all[place].words)
        hasGrown = true
      }
    }
    return shown
  }

  private func isTop(_ place: Int, of types: Set<String>) -> Bool {
    let unit = all[place]
    guard unit.owner == nil else { return false }
    return unit.extended.map(types.contains) ?? !unit.names.isDisjoint(with: types)
  }
}

extension ProgramUnit {
  /// Whether an extension has members that cannot be left out.
  fileprivate var hasOwnContent: Bool {
    syntax.as(ExtensionDeclSyntax.self)?.memberBlock.members.contains { !$0.decl.canBeLeftOut }
      ?? false
  }
}
