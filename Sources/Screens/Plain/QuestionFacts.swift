import Curriculum
import Recall
import Simulation
import Study

extension ChoicePage: Spoken {
  var facts: [String] {
    let question = attempt.question
    return [place.sentence] + Screens.facts(of: lead) + questionFacts(question)
      + optionFacts(question) + hintFacts(attempt) + (note.isEmpty ? [] : [note])
  }

  var invitation: String {
    let numbers = attempt.question.options.indices.map { String($0 + 1) }
    return switch attempt.question.form {
    case .choice: "Type \(listed(numbers, "or")), then Enter."
    case .several: "Type the numbers of all that hold, such as 1 3, then Enter."
    case .order: "Type the numbers in order, such as 2 1 3, then Enter."
    case .typed, .program, .free: "Type the answer, then Enter."
    }
  }

  var words: [String] { keys.wordsBesideNumbers }
}

extension KeyTable {
  /// Where numbers answer, they are typed at once: nothing is picked, sent or taken back by itself.
  fileprivate var wordsBesideNumbers: [String] {
    bindings.filter {
      !$0.keys.isEmpty && $0.kind == .same && !$0.has(.enter) && !$0.has(.backspace)
    }
    .map(\.spoken)
  }
}

extension TypedPage: Spoken {
  var facts: [String] {
    [place.sentence] + Screens.facts(of: lead) + questionFacts(attempt.question)
      + hintFacts(attempt)
  }

  var invitation: String {
    (attempt.question.form == .free
      ? "Answer in your own words, then Enter; you compare and grade yourself. "
      : "Type the answer, then Enter. ") + "An empty line shows the answer. "
      + "You can also type \(listed(asides.map(\.word), "or"))."
  }
}

extension ClosePage: Spoken {
  var facts: [String] {
    [sentence + "."] + (comparison.map(comparisonSentences) ?? []) + ["Count it as right?"]
  }
  var invitation: String { "Type yes or no, then Enter." }
}

extension AnsweredPage: Spoken {
  var facts: [String] {
    var facts = ["\(judgement.verdict). \(keySentence)"]
    facts += remarkFacts
    facts += answerFacts(judgement) + (program?.lines(width: .max).map(\.text) ?? [])
    facts += believed.flatMap { ["Idea: \($0.belief)", "But: \($0.truth)"] }
    return facts + recorded.spokenExplanation + outcomeFacts
  }

  /// What there is to say of the options; the same of several in a row is said once.
  private var remarkFacts: [String] {
    var facts: [(label: String, numbers: [String], rationale: String)] = []
    for remark in remarks {
      guard isExplained(remark), let rationale = spokenRationale(remark) else { continue }
      let label = label(remark)
      if let last = facts.last, last.label == label, last.rationale == rationale {
        facts[facts.count - 1].numbers.append(String(remark.option + 1))
      } else {
        facts.append((label, [String(remark.option + 1)], rationale))
      }
    }
    return facts.map { "\($0.label) \(listed($0.numbers)): \($0.rationale)" }
  }

  /// A drawing is not seen here, so it is said what it shows; nil where there is nothing to say.
  private func spokenRationale(_ remark: Judgement.Remark) -> String? {
    let option = question.options[remark.option]
    let rationale = shownRationale(remark)?.line
    guard option.picture != nil, !remark.isKey else { return rationale }
    return ["It is drawn \(option.text.line).", rationale].compactMap(\.self)
      .joined(separator: " ")
  }

  private func label(_ remark: Judgement.Remark) -> String {
    guard !remark.isOpen else { return "Either way," }
    guard remark.isKey else { return "Why not" }
    // Who meant it, and slipped, has left nothing out.
    return remark.isLeftOut && !judgement.isRight ? "You left out" : "Why"
  }

  /// What became of the answer; whether it was right was said before.
  private var outcomeFacts: [String] {
    let misconceptions = judgement.misconceptions.compactMap(mistakeSentence)
    let cure = cure == nil ? [] : ["Type cure for the trace that shows it."]
    let flag =
      (isFlagged ? [AnsweredPage.flagSentence] : [])
      + (draftSentence.isEmpty ? [] : [draftSentence])
    return ["Recorded.\(returnSentence)"] + gradeFacts + misconceptions + cure + flag
  }

  private var gradeFacts: [String] {
    guard let grade = recorded.grade else { return [] }
    guard judgement.isRight else { return program == nil ? [judgement.spokenSlip] : [] }
    let others = Grade.allCases.filter { $0 != grade }.compactMap { other in
      preview[other].map { "\(other.name.lowercased()) comes back \($0.text)" }
    }
    return ["Graded \(grade.name). Of the others, \(listed(others))."]
  }

  private var keySentence: String {
    let question = recorded.judgement.question
    if let program { return judgement.isRight ? program.keptSentence : "Not solved." }
    if case .typed = question.form {
      return "The answer is \(recorded.judgement.key.joined(separator: ", "))."
    }
    // Who picked others is not to look the numbers up, which were read out some lines before.
    let options = question.key.map { option in
      let isPicture = question.options[option].picture != nil
      let text =
        judgement.isRight || isPicture
        ? "" : " (\(question.options[option].text.line.withoutStop))"
      return "\(option + 1)\(text)"
    }
    if case .order = question.form {
      return "The right order is \(options.joined(separator: ", "))."
    }
    return options.isEmpty
      ? "The answer is none of them."
      : "The answer is \(listed(options))."
  }

  var invitation: String {
    question.stimulus != nil && !hasStepped
      ? "Enter steps through what happened." : "Enter goes on."
  }

  var asks: String { "go on> " }
}

extension GradePage: Spoken {
  var facts: [String] {
    let judgement = recorded.judgement
    let others = judgement.alternatives
    let also = others.isEmpty ? "" : " Also accepted: \(others.joined(separator: ", "))."
    return [
      "\(judgement.verdict).",
      "The answer is \(judgement.key.joined(separator: ", ")).\(also)",
    ] + answerFacts(judgement) + recorded.spokenExplanation + [
      "Recorded as \(recorded.grade?.name ?? "not graded"). \(memorySentence)"
    ] + gradeFacts + (isFlagged ? [AnsweredPage.flagSentence] : [])
  }

  private var gradeFacts: [String] {
    guard recorded.judgement.isRight else {
      let spokenMine = "Type mine if your answer is right, too; the question is then flagged."
      return [recorded.judgement.spokenSlip] + (recorded.isRefused ? [spokenMine] : [])
    }
    return Grade.allCases.compactMap { grade in
      preview[grade].map {
        "\(grade.rawValue). \(grade.name): \(grade.meaning). Next time \($0.text)."
      }
    }
  }

  var invitation: String {
    recorded.judgement.isRight
      ? "Type again, hard, good or easy, or a number. Enter alone keeps "
        + "\((recorded.grade ?? .good).name)."
      : "Enter goes on."
  }

  var asks: String { recorded.judgement.isRight ? "grade> " : "go on> " }
  var words: [String] { keys.words.filter { !$0.hasPrefix("grade") && $0 != "keep" } }
}

extension PredictionPage: Spoken {
  var facts: [String] {
    let listing =
      hasShownListing
      ? [
        "Listing, \(stimulus.exercise.listing), as it was read before. Type listing to hear it again."
      ]
      : listingFacts(stimulus.listing)
    let line = AskedPlaces(stimulus).event.map { " Line \($0)." } ?? ""
    let events =
      eventsBefore.enumerated().map { "Event \($0 + 1): \($1)." }
      + [eventsBefore.isEmpty ? "\(event.sentence)\(line)" : "Then: \(event).\(line)"]
    let edges = stimulus.prediction.trace.dependencies(
      event: stimulus.prediction.trace.events.count - 1, step: 0)
    return ["Trace. Predict.", place.sentence] + Screens.facts(of: lead)
      + listing + events + questionFacts(attempt.question)
      + optionFacts(attempt.question) + hintFacts(attempt)
      + (showsDependencies ? edges.map { "\($0.reader) depends on \($0.source)." } : [])
      + (note.isEmpty ? [] : [note])
  }

  var words: [String] { keys.wordsBesideNumbers.filter { $0 != "guess" && $0 != "certain" } }

  var invitation: String {
    (attempt.question.form == .choice
      ? "Type one number, then Enter. Put ~ after it for a guess, ! if you are certain."
      : "Type the numbers, such as 1 3, or 0 for none, then Enter. "
        + "Put ~ after them for a guess, ! if you are certain.") + hintInvitation(attempt)
  }
}

extension String {
  /// A sentence as it stands within another one.
  fileprivate var withoutStop: String { hasSuffix(".") ? String(dropLast()) : self }
}

extension Prose {
  /// The text of a cloze with a blank where the deletion is asked for.
  fileprivate init(cloze question: Question) {
    self.init(
      question.cloze.flatMap { piece -> [Prose.Run] in
        switch piece {
        case .text(let prose): prose.runs
        case .deletion(let number, let accepted):
          switch question.gap(number) {
          case .asked: [Prose.Run("(blank)")]
          case .filled: [Prose.Run(accepted.first ?? "")]
          case .hidden: [Prose.Run("(another blank)")]
          }
        }
      })
  }
}

/// The stem; its last sentence, or the text with a blank, is what is asked.
private func questionFacts(_ question: Question) -> [String] {
  let facts = stemFacts(question)
  let draft = question.isDraft ? [Question.draftSentence] : []
  return draft + facts.dropLast() + facts.suffix(1).map { "Question. \($0)" }
}

/// What a typed answer overlooked, or where it differs from an accepted one.
private func answerFacts(_ judgement: Judgement) -> [String] {
  let comparison = judgement.isRight ? nil : judgement.comparison
  return [overlookedSentence(judgement)].compactMap(\.self)
    + (comparison.map(comparisonSentences) ?? [])
}

private func stemFacts(_ question: Question) -> [String] {
  let cloze = Prose(cloze: question).line
  return facts(of: question.matter) + (cloze.isEmpty ? [] : [cloze])
}

private func optionFacts(_ question: Question) -> [String] {
  ["\(counted(question.options.count, "choice"))."]
    + question.options.enumerated().flatMap { index, option in
      option.picture.map { pictureFacts($0, number: index + 1) }
        ?? ["\(index + 1). \(option.text.line)"]
    }
}

private func pictureFacts(_ picture: ScreenPicture, number: Int) -> [String] {
  let lines = PictureText(picture.exact).lines
  return lines.isEmpty
    ? ["\(number). Nothing is on the screen."] : ["\(number). From back to front:"] + lines
}

func hintFacts(_ attempt: Attempt) -> [String] {
  let total = attempt.question.hints.count
  return attempt.hints.enumerated().map { "Hint \($0 + 1) of \(total): \($1.line)" }
}

private func hintInvitation(_ attempt: Attempt) -> String {
  attempt.hintsShown < attempt.question.hints.count ? " Type hint for a hint." : ""
}
