import Curriculum
import Simulation

/// A question for a program that cannot check an answer: what to show before and after.
struct QuestionText {
  let question: Question

  /// What is asked, with the options.
  var front: String {
    HTMLText.blocks(question.stem) + cloze + stimulus + program + options
  }

  /// The key in words.
  var back: String {
    switch question.form {
    case .typed(let accepted):
      let others = accepted.dropFirst().map(HTMLText.escaped).joined(separator: ", ")
      return "<b>\(HTMLText.escaped(accepted.first ?? ""))</b>"
        + (others.isEmpty ? "" : " (also: \(others))")
    case .free: return HTMLText.blocks(question.model)
    case .program: return HTMLText.verbatim(question.exercise?.solution.source ?? "")
    case .choice, .several, .order:
      let key = question.key.map { "<li>\(HTMLText.prose(question.options[$0].text))</li>" }
      guard !key.isEmpty else { return "None of them." }
      let isOrder = if case .order(isStrict: true) = question.form { true } else { false }
      let list = isOrder ? "ol" : "ul"
      return "<\(list)>\(key.joined())</\(list)>" + open
    }
  }

  /// Why, and what there is to say of each option.
  var explanation: String {
    let remarks = question.options.map { option in
      "<li>\(HTMLText.prose(option.text)): \(HTMLText.prose(option.rationale))</li>"
    }
    let list = remarks.isEmpty ? "" : "<ul>\(remarks.joined())</ul>"
    return "<p>\(HTMLText.prose(question.explanation))</p>" + list
  }

  /// The lesson it is from.
  var source: String {
    "Lesson \(question.lessonNumber), \(HTMLText.escaped(question.lessonTitle))"
  }

  /// What SwiftUI does not promise.
  private var open: String {
    let texts = question.options.filter(\.isOpen).map { HTMLText.prose($0.text) }
    return texts.isEmpty ? "" : "<p>Either way: \(texts.joined(separator: ", "))</p>"
  }

  private var cloze: String {
    guard !question.cloze.isEmpty else { return "" }
    let pieces = question.cloze.map { piece in
      switch piece {
      case .text(let prose): HTMLText.prose(prose)
      case .deletion(let number, let accepted):
        switch question.gap(number) {
        case .asked: "<b>[…]</b>"
        case .filled: HTMLText.escaped(accepted.first ?? "")
        case .hidden: "[…]"
        }
      }
    }
    return "<p>\(pieces.joined())</p>"
  }

  private var stimulus: String {
    guard let stimulus = question.stimulus else { return "" }
    let events = stimulus.exercise.events.map { "<li><code>\(HTMLText.escaped($0))</code></li>" }
    return HTMLText.verbatim(stimulus.listing.source)
      + "<p>On screen: <code>\(HTMLText.escaped(stimulus.exercise.root))</code></p>"
      + (events.isEmpty ? "" : "<ol>\(events.joined())</ol>")
  }

  private var program: String {
    guard let judge = question.exercise else { return "" }
    let claims = judge.exercise.claims.map { "<li><code>\(HTMLText.escaped($0.text))</code></li>" }
    return HTMLText.verbatim(judge.start.source) + "<ul>\(claims.joined())</ul>"
  }

  private var options: String {
    guard !question.options.isEmpty else { return "" }
    let items = question.options.map { "<li>\(HTMLText.prose($0.text))</li>" }
    let task =
      switch question.form {
      case .choice, .typed, .program, .free: ""
      case .several: "<p>Which of them hold? Perhaps all, perhaps none.</p>"
      case .order(isStrict: true): "<p>In which order? Some may not belong.</p>"
      case .order(isStrict: false): "<p>Which of them belong?</p>"
      }
    return task + "<ol>\(items.joined())</ol>"
  }
}
