import CardStore
import Curriculum

extension Question {
  /// Says what a response is worth. A response of another form than the question is wrong.
  public func judge(_ response: Response) -> Judgement {
    let response = meant(by: response)
    let remarks = options.indices.map { remark(on: $0, response) }
    return Judgement(
      question: self, response: response, outcome: outcome(response), remarks: remarks,
      misconceptions: misconceptions(behind: remarks, response))
  }

  /// Picking nothing is picking the option that says so.
  private func meant(by response: Response) -> Response {
    guard form == .several, response == .picked([]), let none else { return response }
    return .picked([none])
  }

  private func outcome(_ response: Response) -> Judgement.Outcome {
    switch (form, response) {
    case (.choice, .picked(let places)):
      return places.count == 1 && places.isSubset(of: key) ? .right : .wrong
    case (.several, .picked(let places)):
      let open = Set(options.indices.filter { options[$0].isOpen })
      let isRight = places.subtracting(open) == Set(key).subtracting(open)
      return isRight && places.isSubset(of: options.indices) ? .right : .wrong
    case (.order(let isStrict), .ordered(let places)):
      return places == key || (!isStrict && places.sorted() == key.sorted()) ? .right : .wrong
    case (.typed(let accepted), .typed(let text)):
      return switch AcceptedAnswers(accepted).judge(text) {
      case .equal, .accepted: .right
      case .close(let response, let reason): .close(to: response, reason: reason)
      case .wrong: .wrong
      }
    case (.program, .program(_, let isSolved, _)): return isSolved ? .right : .wrong
    default:
      return .wrong
    }
  }

  private func remark(on index: Int, _ response: Response) -> Judgement.Remark {
    let option = options[index]
    let isPicked = response.options.contains(index)
    return Judgement.Remark(
      option: index, isPicked: isPicked, isKey: option.isKey,
      isLeftOut: !isPicked && !option.isOpen && asksForAll(response) && key.contains(index),
      isOpen: option.isOpen, rationale: option.rationale)
  }

  /// Whether what a response does not name is thereby said not to hold.
  private func asksForAll(_ response: Response) -> Bool {
    switch (form, response) {
    case (.several, .picked), (.order, .ordered): true
    default: false
    }
  }

  private func misconceptions(
    behind remarks: [Judgement.Remark], _ response: Response
  ) -> [String] {
    if case .program(_, _, let believed) = response { return believed }
    var slugs: [String] = []
    for remark in remarks {
      let isMistaken = remark.isLeftOut || (remark.isPicked && !remark.isKey && !remark.isOpen)
      guard isMistaken, let slug = options[remark.option].misconception else { continue }
      if !slugs.contains(slug) { slugs.append(slug) }
    }
    let picked = Set(remarks.filter(\.isPicked).map(\.option))
    return slugs + [nearestMistake(to: picked)?.misconception].compactMap(\.self)
  }

  /// The mistaken answer that differs least from what was picked, if it explains most of what is wrong
  /// with that.
  private func nearestMistake(to picked: Set<Int>) -> Mistake? {
    func distance(_ answer: Set<Int>) -> Int {
      answer.symmetricDifference(picked).subtracting([none].compactMap(\.self)).count
    }
    let nearest = mistakes.min { distance($0.options) < distance($1.options) }
    return nearest.flatMap { 2 * distance($0.options) < distance(Set(key)) ? $0 : nil }
  }
}

extension Response {
  /// The options that it names.
  var options: Set<Int> {
    switch self {
    case .picked(let places): places
    case .ordered(let places): Set(places)
    case .typed, .program, .revealed: []
    }
  }

  /// As the log keeps it.
  func text(for question: Question) -> String {
    func texts(_ places: [Int]) -> String {
      places.filter(question.options.indices.contains).map { question.options[$0].text.text }
        .joined(separator: QuestionFigures.separator)
    }
    switch self {
    case .picked(let places): return texts(places.sorted())
    case .ordered(let places): return texts(places)
    case .typed(let text), .program(let text, _, _): return text
    case .revealed: return ""
    }
  }
}
