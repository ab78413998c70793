import Practice

/// What became of the questions about a folder when it was looked at again.
public struct OwnFolderChanges: Sendable, Equatable {
  /// Cards that are new.
  public var added: [OwnFolder.Card] = []
  /// Cards whose code is another one, and the question with it.
  public var followed: [OwnFolder.Card] = []
  public var retired: [RetiredView] = []
}

/// A question that is asked no more.
public struct RetiredView: Sendable, Equatable {
  public var card: OwnFolder.Card
  public var refusal: PracticeRefusal

  public var sentence: String {
    let event = card.plan.events.last.map { " with \($0)" } ?? ""
    return "The question about your \(card.plan.view)\(event) retires: \(refusal.reason)."
  }
}

extension OwnFolder {
  /// Looks at the folder again: cards follow their code, retire where there is nothing to ask any
  /// more, and new ones come in.
  ///
  /// - Parameter findings: What is worth asking now.
  public mutating func follow(
    _ program: PracticeProgram, _ findings: PracticeFindings
  ) -> OwnFolderChanges {
    var changes = OwnFolderChanges()
    for var card in cards {
      do throws(PracticeRefusal) {
        if card.follow(try card.question(in: program)) {
          replace(card)
          changes.followed.append(card)
        }
      } catch PracticeRefusal.late {
        continue
      } catch {
        remove(card)
        changes.retired.append(RetiredView(card: card, refusal: error))
      }
    }
    for question in findings.questions {
      let card = Card(question)
      guard !asks(question.plan), !cards.contains(where: { $0.item == card.item }) else { continue }
      add(card)
      changes.added.append(card)
    }
    return changes
  }
}
