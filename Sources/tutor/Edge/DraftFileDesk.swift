import CardStore
import Curriculum
import Foundation
import Study

extension DraftDesk {
  /// Writes into the files of the lessons.
  static let files = DraftDesk { choice, card in
    let path = card.lesson.lesson.path
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ExchangeError.inputOutput(path: path, reason: "it is not there any more")
    }
    let text = String(decoding: data, as: UTF8.self)
    let mark: DraftMark? = choice == .accept ? nil : choice == .drop ? .dropped : .waiting
    guard let marked = DraftMarking.marked(mark, card.itemID, in: text) else {
      return "It is no draft any more: \(path) was changed meanwhile."
    }
    switch choice {
    case .accept:
      try DraftFile.write(to: path, isForced: true) { write in try write(marked.text) }
      return "Accepted: from the next start on it is asked like any other question."
    case .drop:
      try DraftFile.write(to: path, isForced: true) { write in try write(marked.text) }
      return "Dropped: it will not be shown or asked again."
    case .edit:
      return "Edit \(path), line \(marked.line), and delete its line draft: when it is sound."
    }
  }
}
