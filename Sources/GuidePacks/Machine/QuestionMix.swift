/// How a question is put to a program in which nothing telling runs.
enum QuestionForm: CaseIterable {
  /// Which lines does its first appearance print?
  case printed
  /// Which drawing is right?
  case drawing
  /// While something moves: which bodies run?
  case inFlight
  /// In which order do three bodies or more run?
  case order
  /// Which bodies run when the system changes something that nobody reads?
  case unread
  /// How large is all of it?
  case size
  /// Which of two bodies runs first?
  case pair
  /// Which bodies run, where everybody answers the same?
  case plain
  /// Which bodies run, where nothing happens?
  case nothing

  /// So often a guide may ask it. The answers of some are the same each time: after the first, only
  /// who has not read it can be wrong.
  var most: Int {
    switch self {
    case .printed, .drawing, .order: .max
    case .inFlight, .unread, .size, .pair: 1
    case .plain, .nothing: 0
    }
  }
}

/// Keeps the questions of one guide from being one question over and over.
final class QuestionMix {
  private var asked: [QuestionForm: Int] = [:]

  init() {}

  /// The question of the form that is worth it most. What has been asked too often is asked only if
  /// there is nothing else, for every complete program is asked about; and then what was asked least.
  ///
  /// - Parameter forms: The best first.
  func chosen(of forms: [(form: QuestionForm, question: () -> FoundTrace?)]) -> FoundTrace? {
    let fresh = forms.filter { count($0.form) < $0.form.most }
    let worn = forms.filter { count($0.form) >= $0.form.most }
      .sorted { count($0.form) < count($1.form) }
    for entry in fresh + worn {
      guard let question = entry.question() else { continue }
      asked[entry.form, default: 0] += 1
      return question
    }
    return nil
  }

  private func count(_ form: QuestionForm) -> Int { asked[form] ?? 0 }
}
