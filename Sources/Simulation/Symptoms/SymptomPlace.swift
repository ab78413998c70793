extension Symptom {
  /// Something at a place of the program that a tree runs.
  init(
    _ kind: Kind, view: String, subject: String, at place: SourcePlace, in tree: ViewTree,
    advice: String, rule: String, certainty: Certainty = .certain
  ) {
    self.init(
      kind: kind, view: view, subject: subject,
      file: place.file >= 0 ? tree.evaluator.program.fileName(of: place) : nil,
      line: place.line, column: place.column, advice: advice, rule: rule, certainty: certainty)
  }
}
