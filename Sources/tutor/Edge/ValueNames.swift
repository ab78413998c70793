import ArgumentParser
import CardStore
import Simulation
import Study

/// The kinds of values that only the program knows, by the names that they have in usage lines:
/// `<lesson>`, `<backup>`.
enum ValueNames: String, CaseIterable {
  case lesson, concept, trace, topic, drill, exercise, rule, setting, backup
  /// The value of the setting before it.
  case value
  /// A trace of a lesson, or a file.
  case source

  /// Every value of the kind.
  ///
  /// - Parameters:
  ///   - words: What stands before it.
  ///   - typed: What there is of it.
  /// - Throws: Whatever reading lessons throws.
  func candidates(
    after words: [String], typed: String, in surroundings: Surroundings, course: () throws -> Course
  ) throws -> [String] {
    switch self {
    case .lesson, .concept, .trace, .topic, .drill, .exercise:
      try CourseNames(rawValue: rawValue).map { try course().names($0) } ?? []
    case .rule: RuleBook.builtIn.rules.map(\.name)
    case .setting: Setting.all.map(\.name)
    case .backup: Backup(ofStoreAt: surroundings.storePath).copies().map(\.name)
    case .value:
      words.reversed().lazy.compactMap(Setting.named).first?.candidates ?? []
    case .source:
      ((try? course().names(.trace)) ?? []) + FileNames(surroundings).candidates(typed)
    }
  }
}

extension CompletionKind {
  /// Completion of a shell asks the program. Where it cannot say, it offers nothing: a line that is
  /// being typed is no place for complaints.
  static func values(_ kind: ValueNames) -> CompletionKind {
    .custom { words, index, typed in
      guard let options = try? SharedOptions.named(in: words),
        let surroundings = try? Surroundings(options.chosen, toleratesMistakes: true)
      else { return [] }
      let before = Array(words.prefix(max(0, index)))
      let candidates = try? kind.candidates(after: before, typed: typed, in: surroundings) {
        try surroundings.course(isSilent: true)
      }
      return candidates ?? []
    }
  }
}

extension SharedOptions {
  /// The files and folders that a half typed line names.
  ///
  /// - Throws: what the argument parser throws.
  fileprivate static func named(in words: [String]) throws -> SharedOptions {
    let named = ["--store", "--lessons", "--config"].flatMap { option -> [String] in
      guard let index = words.firstIndex(of: option),
        let value = words.dropFirst(index + 1).first
      else { return [] }
      return [option, value]
    }
    return try parse(named)
  }
}
