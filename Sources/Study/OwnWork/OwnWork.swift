import CardStore
import Curriculum
import Recall

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension StudySession {
  /// Keeps a question of the learner's own, with its answer. It is asked as a new card.
  ///
  /// - Parameters:
  ///   - lesson: That it belongs to, by name, number or words of its title.
  ///   - concepts: That it is about.
  /// - Throws: ``StudyError``, `CardStoreError`.
  @discardableResult
  public func addCard(
    _ question: String, answer: String, lesson: String? = nil, concepts: [String] = []
  ) throws -> Writing {
    let place = try lesson.map(self.named)
    return try keep(
      Writing(
        id: freshID("card"), form: .card, text: try said(question, "question"),
        answer: try said(answer, "answer"), lesson: place?.id,
        concepts: try concepts.map { try conceptMap().named($0).name }))
  }

  /// Keeps a note on a lesson.
  @discardableResult
  public func addNote(_ text: String, on lesson: CourseLesson) throws -> Writing {
    try keep(
      Writing(
        id: freshID("note"), form: .note, text: try said(text, "note"), lesson: lesson.id))
  }

  /// Connects two concepts, or gives their connection another reason. It is asked back as a card.
  ///
  /// - Throws: ``StudyError/unknownConcept(_:names:)``, ``StudyError/noWords(_:)``, `CardStoreError`.
  @discardableResult
  public func link(_ left: String, _ right: String, because reason: String) throws -> Writing {
    let map = try conceptMap()
    let pair = try [left, right].map { try map.named($0).name }
    guard pair[0] != pair[1] else { throw StudyError.linkToItself(pair[0]) }
    var mark = Fingerprint()
    for name in pair.sorted() { mark.add(name) }
    return try keep(
      Writing(
        id: "\(Writing.prefix)link-\(mark.text.suffix(8))", form: .link,
        text: try said(reason.withoutBecause, "reason"), concepts: pair))
  }

  /// Changes what the learner wrote.
  ///
  /// - Parameters:
  ///   - text: The question, the note, the reason; nil leaves it.
  ///   - answer: Of a card; nil leaves it.
  /// - Throws: ``StudyError/unchangeable(_:)`` for an answer of what has none.
  @discardableResult
  public func change(_ name: String, text: String?, answer: String?) throws -> Writing {
    var writing = try writing(named: name)
    if writing.form == .idea, text != nil { throw StudyError.unchangeable(writing.shortID) }
    if writing.form != .card, answer != nil { throw StudyError.unchangeable(writing.shortID) }
    if let text { writing.text = try said(text, "text") }
    if let answer { writing.answer = try said(answer, "answer") }
    return try keep(writing)
  }

  /// Takes away what the learner wrote; its card retires.
  @discardableResult
  public func erase(_ name: String) throws -> Writing {
    let writing = try writing(named: name)
    try store.erase(writing: writing.id, at: clock.milliseconds())
    try synchronise()
    return writing
  }

  /// What the learner wrote, by its identifier or the beginning of it.
  ///
  /// - Throws: ``StudyError/unknownWriting(_:)`` if nothing is called so, or several are.
  public func writing(named name: String) throws -> Writing {
    let name = Writing.isWriting(name) ? String(name.dropFirst(Writing.prefix.count)) : name
    let writings = try store.writings()
    let found =
      writings.filter { $0.shortID == name }.nonEmpty
      ?? writings.filter { $0.shortID.hasPrefix(name) || $0.shortID.hasSuffix("-\(name)") }
    guard let writing = found.first, found.count == 1, !name.isEmpty else {
      throw StudyError.unknownWriting(name)
    }
    return writing
  }

  /// The notes on a lesson, the earliest first.
  public func notes(on lesson: CourseLesson) throws -> [Writing] {
    try store.writings().filter { $0.form == .note && $0.lesson == lesson.id }
  }

  /// Takes back what was done last: an answer, or a change of what the learner wrote.
  ///
  /// - Returns: A sentence; nil if there is nothing.
  public func undoLatest() throws -> String? {
    switch try store.undoLatest(at: clock.milliseconds()) {
    case .answer(let answer):
      let words = answer.text.isEmpty ? "" : ": \(answer.text)"
      return "Taken back: the answer to \(answer.card)\(words)"
    case .writing(let writing):
      try synchronise()
      return "Taken back: what you wrote, \(writing.shortID): \(writing.text)"
    case .erasure(let writing):
      try synchronise()
      return "Back again: \(writing.shortID): \(writing.text)"
    case nil: return nil
    }
  }

  /// Begins to ask what the learner wrote; nil if it is no more, or nothing to ask.
  func attempt(writing id: String, isPractice: Bool) throws -> Attempt? {
    guard let writing = try store.writings().first(where: { $0.id == id }), writing.form.isAsked
    else { return nil }
    let memory = try store.card(id)?.memory
    let isEarly = memory.map { clock.calendar.day(of: $0.due) > clock.today } ?? false
    return try attempt(
      OwnQuestion(writing: writing, course: course).question(), memory: memory,
      kind: isEarly ? .early : .review, isPractice: isPractice)
  }

  private func keep(_ writing: Writing) throws -> Writing {
    let kept = try store.write([writing], at: clock.milliseconds())
    try synchronise()
    return kept.first ?? writing
  }

  private func named(_ lesson: String) throws -> CourseLesson {
    guard let found = course.lesson(called: lesson) else {
      throw StudyError.unknownTopic(
        lesson, near: nearest(to: lesson, among: course.lessons.map(\.id)))
    }
    return found
  }

  private func freshID(_ form: String) -> String {
    "\(Writing.prefix)\(form)-\(UUID().uuidString.prefix(8).lowercased())"
  }

  private func said(_ text: String, _ what: String) throws -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true).map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }.filter { !$0.isEmpty }
    guard !lines.isEmpty else { throw StudyError.noWords(what) }
    return lines.joined(separator: "\n")
  }
}

extension Array {
  fileprivate var nonEmpty: [Element]? { isEmpty ? nil : self }
}

extension String {
  /// `because it is a place` is told as `it is a place`: the word is said around it.
  fileprivate var withoutBecause: String {
    let words = split(whereSeparator: \.isWhitespace)
    guard words.first?.lowercased() == "because", words.count > 1 else { return self }
    return words.dropFirst().joined(separator: " ")
  }
}
