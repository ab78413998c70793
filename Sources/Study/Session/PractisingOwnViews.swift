import CardStore
import Practice
import Recall

extension StudySession {
  /// Begins a round about the views of a folder: what is due, then what was never asked, then what
  /// is known worst, which is practice.
  ///
  /// - Parameters:
  ///   - name: See ``OwnFolder/name``.
  ///   - limit: The most questions to ask; nil asks all.
  public func practise(_ name: String, limit: Int? = nil) throws -> ReviewRound {
    let scheduler = try store.scheduler()
    let folder = ownFolders.first { $0.name == name }
    let ids = folder.map { folder in folder.cards.map(folder.id) } ?? []
    let ranked = try ids.enumerated().map { place, id in
      let memory = try store.card(id)?.memory
      let isDue = memory.map { clock.calendar.day(of: $0.due) <= clock.today } ?? false
      let chance = memory.map { scheduler.retrievability($0, at: clock.seconds) } ?? 0
      return (id: id, rank: (isDue ? 0 : 1, chance, place))
    }
    let sorted = ranked.sorted { $0.rank < $1.rank }.map(\.id)
    return ReviewRound(session: self, ids: Array(sorted.prefix(limit ?? sorted.count)))
  }

  /// Begins to ask a card about a view of the learner's own; nil if there is no such card.
  ///
  /// The program is read again: what is asked is what its code is now.
  ///
  /// - Throws: ``StudyError/retired(_:)`` if there is nothing to ask any more: the card is gone
  ///   then. ``StudyError/unreadableProgram(_:)`` if that cannot be told.
  func attempt(ownCard id: String, isPractice: Bool) throws -> Attempt? {
    guard let desk = ownViews, let place = ownFolders.firstIndex(where: { $0.card(id) != nil }),
      var card = ownFolders[place].card(id)
    else { return nil }
    let program: PracticeProgram
    let question: PracticeQuestion
    do {
      program = try desk.program(of: ownFolders[place])
      question = try card.question(in: program)
    } catch PracticeRefusal.late {
      throw StudyError.unreadableProgram("Your \(card.plan.view) takes too long to be asked about.")
    } catch let refusal as PracticeRefusal {
      ownFolders[place].remove(card)
      try keep(ownFolders[place], on: desk)
      throw StudyError.retired(RetiredView(card: card, refusal: refusal).sentence)
    } catch {
      throw StudyError.unreadableProgram("\(error)")
    }
    if card.follow(question) {
      ownFolders[place].replace(card)
      try keep(ownFolders[place], on: desk)
    }
    let memory = try store.card(id)?.memory
    let asked = try store.answers(ofCard: id).last?.fingerprint
    let words = OwnViewQuestion(
      question, of: program.files, card: card,
      hasChanged: asked.map { $0 != card.fingerprint } ?? false)
    return try attempt(
      words.question(id: id, in: course), memory: memory, kind: .prediction,
      isPractice: isPractice)
  }

  private func keep(_ folder: OwnFolder, on desk: any OwnViewDesk) throws {
    do { try desk.keep(folder) } catch { throw StudyError.unreadableProgram("\(error)") }
    try synchronise()
  }
}
