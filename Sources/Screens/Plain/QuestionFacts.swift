import Curriculum
import Recall
import Simulation
import Study

extension ChoicePage: Spoken {
  var facts: [String] {
    let question = attempt.question
    return [place.sentence] + Screens.facts(of: lead) + stemFacts(question)
      + optionFacts(question) + hintFacts(attempt) + (note.isEmpty ? [] : [note])
  }

  var invitation: String {
    let numbers = attempt.question.options.indices.map { String($0 + 1) }
    let how =
      switch attempt.question.form {
      case .choice: "Type \(listed(numbers, "or")), then Enter."
      case .several: "Type the numbers of all that hold, such as 1 3, then Enter."
      case .order: "Type the numbers in order, such as 2 1 3, then Enter."
      case .typed: "Type the answer, then Enter."
      }
    return how + hintInvitation(attempt)
  }
}

extension TypedPage: Spoken {
  var facts: [String] {
    [place.sentence] + Screens.facts(of: lead) + stemFacts(attempt.question) + hintFacts(attempt)
  }

  var invitation: String {
    "Type the answer, then Enter. An empty line shows the answer." + hintInvitation(attempt)
  }
}

extension ClosePage: Spoken {
  var facts: [String] { [sentence, "Count it as right?"] }
  var invitation: String { "Type y or n, then Enter." }
}

extension AnsweredPage: Spoken {
  var facts: [String] {
    let judgement = recorded.judgement
    var facts = ["\(judgement.isRight ? "Right" : "Wrong"). \(keySentence)"]
    for remark in remarks {
      let verdict = verdict(remark)
      guard verdict.isExplained || explained.contains(remark.option) else { continue }
      let number = remark.option + 1
      let label =
        remark.isOpen
        ? "Either way, \(number)" : remark.isKey ? "Why \(number)" : "Why not \(number)"
      facts.append("\(label): \(remark.rationale.line)")
    }
    facts.append("Why: \(judgement.question.explanation.line)")
    return facts + outcomeSentences
  }

  private var keySentence: String {
    let question = recorded.judgement.question
    if case .typed = question.form {
      return "The answer is \(recorded.judgement.key.joined(separator: ", "))."
    }
    let numbers = question.key.map { String($0 + 1) }
    return numbers.isEmpty
      ? "The answer is none of them."
      : "The answer is \(listed(numbers))."
  }

  var invitation: String { "Press Enter to go on. Type ? for more." }
}

extension GradePage: Spoken {
  var facts: [String] {
    let judgement = recorded.judgement
    let others = judgement.alternatives
    let also = others.isEmpty ? "" : " Also accepted: \(others.joined(separator: ", "))."
    return [
      judgement.isRight ? "Right." : "Wrong.",
      "The answer is \(judgement.key.joined(separator: ", ")).\(also)",
      "Why: \(judgement.question.explanation.line)",
      "Recorded as \(recorded.grade?.name ?? "not graded"). \(memorySentence)",
    ] + gradeFacts
  }

  private var gradeFacts: [String] {
    guard recorded.judgement.isRight else { return [GradePage.slipSentence] }
    return Grade.allCases.compactMap { grade in
      preview[grade].map {
        "\(grade.rawValue). \(grade.name): \(grade.meaning). Next time \($0.text)."
      }
    }
  }

  var invitation: String {
    recorded.judgement.isRight
      ? "Type 1, 2, 3 or 4, or Enter for \(recorded.grade?.rawValue ?? 3)."
      : "Press Enter to go on, or type s."
  }
}

extension PredictionPage: Spoken {
  var facts: [String] {
    let events = told.map { step in "Step \(step.n), \(step.word): \(step.summary)." }
    let edges = stimulus.prediction.trace.dependencies(
      event: stimulus.prediction.trace.events.count - 1, step: 0)
    return ["Trace, \(stimulus.exercise.id). Predict.", place.sentence] + Screens.facts(of: lead)
      + listingFacts(stimulus.listing) + events + stemFacts(attempt.question)
      + optionFacts(attempt.question) + hintFacts(attempt)
      + (showsDependencies ? edges.map { "\($0.reader) depends on \($0.source)." } : [])
      + (note.isEmpty ? [] : [note])
  }

  var invitation: String {
    "Type the numbers, such as 1 3, or 0 for none, then Enter. "
      + "Put ~ behind them for a guess, ! if you are certain." + hintInvitation(attempt)
  }
}

extension Prose {
  /// The text of a cloze with a blank where the deletion is asked for.
  fileprivate init(cloze question: Question) {
    self.init(
      question.cloze.flatMap { piece -> [Prose.Run] in
        switch piece {
        case .text(let prose): prose.runs
        case .deletion(let number, let accepted):
          question.deletion == nil || question.deletion == number
            ? [Prose.Run("______________")] : [Prose.Run(accepted.first ?? "")]
        }
      })
  }
}

private func stemFacts(_ question: Question) -> [String] {
  let cloze = Prose(cloze: question).line
  return facts(of: question.matter) + (cloze.isEmpty ? [] : [cloze])
}

private func optionFacts(_ question: Question) -> [String] {
  ["\(counted(question.options.count, "choice"))."]
    + question.options.enumerated().map { "\($0 + 1). \($1.text.line)" }
}

private func hintFacts(_ attempt: Attempt) -> [String] {
  attempt.hints.enumerated().map { "Hint \($0 + 1): \($1.line)" }
}

private func hintInvitation(_ attempt: Attempt) -> String {
  attempt.hintsShown < attempt.question.hints.count ? " Type hint for a hint." : ""
}
