import CardStore
import Curriculum
import Foundation
import Study

extension DraftDesk {
  /// Writes into the files of the lessons.
  ///
  /// - Parameter editor: What opens a file at a line that is given as `+12`; nil if nobody said.
  static func files(editor: String?) -> DraftDesk {
    DraftDesk { choice, draft in try settled(choice, draft, editor) }
  }

  private static func settled(
    _ choice: DraftChoice, _ draft: WaitingDraft, _ editor: String?
  ) throws -> String {
    let path = draft.path
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ExchangeError.inputOutput(path: path, reason: "it is not there any more")
    }
    let text = String(decoding: data, as: UTF8.self)
    let mark: DraftMark? = choice == .accept ? nil : choice == .drop ? .dropped : .waiting
    guard let marked = DraftMarking.marked(mark, draft.id, in: text) else {
      return "It is no draft any more: \(path) was changed meanwhile."
    }
    switch choice {
    case .accept:
      try DraftFile.write(to: path, isForced: true) { write in try write(marked.text) }
      return draft.isAsked
        ? "Accepted: from the next start on it is asked like any other question."
        : "Accepted: from the next start on it is no draft."
    case .drop:
      try DraftFile.write(to: path, isForced: true) { write in try write(marked.text) }
      return "Dropped: it will not be shown\(draft.isAsked ? " or asked" : "") again."
    case .edit:
      let place = "\(path.forShell), line \(marked.line)"
      guard let editor else {
        return
          "Set VISUAL or EDITOR to your editor. It is in \(place); delete its line draft: when it "
          + "is sound."
      }
      guard system("\(editor) +\(marked.line) \(path.forShell)") == 0 else {
        return "The editor \(editor) did not end well. It is in \(place)."
      }
      return
        "From the next start on it is \(draft.isAsked ? "asked" : "shown") as you wrote it; as long as "
        + "it has a line draft:, it is a draft."
    }
  }
}
