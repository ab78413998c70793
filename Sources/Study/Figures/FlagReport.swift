import CardStore
import Recall

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What learners found wrong with questions. The names of the fields are those of `tutor flags
/// --json`, and a contract.
public struct FlagReport: Codable, Sendable, Equatable {
  public struct Flag: Codable, Sendable, Equatable {
    /// As short as it can be told from all others, eight characters at least.
    public var id: String
    public var card: String
    /// Missing for a question that left the lessons.
    public var lesson: String?
    public var file: String?
    public var line: Int?
    /// `2026-09-21`
    public var day: String
    /// Milliseconds since 1970.
    public var time: Int
    public var note: String
    /// Of the text that was asked.
    public var fingerprint: String
    /// Whether the question has another wording, or another key, since.
    public var hasChanged: Bool
    public var isClosed: Bool

    /// `3f2a1c9d  2026-09-21  swiftui/who-tells`
    public var heading: String {
      "\(id)  \(day)  \(card)" + (isClosed ? "  (done)" : "")
    }

    /// `Lessons/03-state/state.md:61`, and what became of the question since.
    public var place: String {
      if Writing.isWriting(card) { return "The card is one of your own." }
      if OwnFolder.isCard(card) { return "The view is one of your own." }
      if DrillFamily(card: card) != nil { return "The view was made up by a drill." }
      guard let file else { return "The question is in no lesson any more." }
      let change = hasChanged ? "  The question has changed since." : ""
      return file + (line.map { ":\($0)" } ?? "") + change
    }
  }

  public var format = 1
  /// The earliest first.
  public var flags: [Flag]
}

extension StudySession {
  /// Notes what is wrong with a question; nil for a note without words.
  @discardableResult
  public func flag(_ question: Question, note: String) throws -> QuestionFlag? {
    let words = note.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !words.isEmpty else { return nil }
    return try store.flag(
      question.card, note: words, fingerprint: question.fingerprint, at: clock.milliseconds())
  }

  /// The flags that are open, or all there ever were.
  public func flagReport(includingClosed: Bool = false) throws -> FlagReport {
    let all = try store.flags(includingClosed: true)
    let names = Self.shortNames(all.map(\.name))
    let flags = zip(all, names).filter { includingClosed || $0.0.closedAt == nil }
    return FlagReport(flags: flags.map { flag, name in report(flag, as: name) })
  }

  /// Notes that a flag was seen to.
  ///
  /// - Parameter name: Its identifier, or the beginning of it.
  /// - Throws: ``StudyError/unknownFlag(_:)`` if none is called so, or several are.
  /// - Returns: The flag; one that is closed already stays so.
  @discardableResult
  public func closeFlag(_ name: String) throws -> FlagReport.Flag {
    let all = try store.flags(includingClosed: true)
    let found = all.filter { $0.name.hasPrefix(name.lowercased()) }
    guard let flag = found.first, found.count == 1, !name.isEmpty else {
      throw StudyError.unknownFlag(name)
    }
    try store.close(flag: flag.id, at: clock.milliseconds())
    return report(flag, as: name.lowercased())
  }

  private func report(_ flag: QuestionFlag, as name: String) -> FlagReport.Flag {
    let card = course.card(flag.card)
    return FlagReport.Flag(
      id: name, card: flag.card, lesson: card?.lesson.id, file: card?.lesson.lesson.path,
      line: card?.item.position.line,
      day: CivilDate(clock.calendar.day(of: flag.time / 1000)).text, time: flag.time,
      note: flag.note, fingerprint: flag.fingerprint,
      hasChanged: card.map { $0.definition.fingerprint != flag.fingerprint }
        ?? (DrillFamily(card: flag.card) == nil && !OwnFolder.isCard(flag.card)
          && !Writing.isWriting(flag.card)),
      isClosed: flag.closedAt != nil)
  }

  /// The shortest beginnings, of eight characters at least, that tell all names apart.
  private static func shortNames(_ names: [String]) -> [String] {
    let length = (8...36).first { length in
      Set(names.map { $0.prefix(length) }).count == names.count
    }
    return names.map { String($0.prefix(length ?? 36)) }
  }
}

extension QuestionFlag {
  fileprivate var name: String { id.uuidString.lowercased() }
}
