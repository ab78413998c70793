/// How what a claim says is written.
enum StatementForm: String, CaseIterable {
  case runs = "runs Counter, Total"
  case runsOnly = "runs only Counter, Total"
  case doesNotRun = "does not run Header"
  case runsBodiesAtMost = "runs at most 3 bodies"
  case runsAtMost = "runs Row at most 4 times"
  case keeps = "keeps NoteField.draft"
  case loses = "loses NoteField.draft"
  case shows = "shows \"text\""
  case doesNotShow = "does not show \"text\""
  case showsInOrder = "shows \"first\" before \"second\""
  case prints = "prints \"text\""
  case doesNotPrint = "does not print \"text\""
  case noPreventableRun = "no preventable run"
  case noWarning = "no warning"
  case frame = "the frame of \"name\" is 20 x 20"

  /// The forms that begin with a word, or with one that looks like it: `run`, `doesn't`.
  static func beginning(with word: String) -> [StatementForm] {
    allCases.filter { form in
      let first = form.rawValue.prefix { $0 != " " }
      return first == word || (word.count > 2 && first.hasPrefix(word.prefix(4)))
    }
  }

  static func list(_ forms: [StatementForm]) -> String {
    forms.map(\.rawValue).joined(separator: "; ")
  }
}
