import Study
import Terminal

extension TodayPage: Spoken {
  var facts: [String] {
    var facts = ["\(today.day.longText), day \(today.dayNumber). About \(today.minutes) min."]
    facts += entries.enumerated().map { index, entry in
      let detail = entry.detail.isEmpty ? "" : ", \(entry.detail)"
      return "\(index + 1). \(entry.name): \(entry.text)\(detail), \(entry.minutes) min."
    }
    if entries.isEmpty { facts.append("Nothing is due, and every lesson is finished.") }
    facts.append(
      "Course: \(today.finishedLessons) of \(counted(today.totalLessons, "lesson")) finished.")
    if let recall = today.memory.recall {
      facts.append("Recall in the last 30 days: \(percent(recall)).")
    }
    if today.memory.waiting > 0 { facts.append("Later today: \(today.memory.waiting).") }
    facts.append("Due tomorrow: \(today.memory.dueTomorrow).")
    facts += today.weaknesses.map {
      "Worth another look: \($0.misconception.slug), \"\($0.misconception.belief)\", "
        + "missed \($0.missed) of \($0.asked)."
    }
    return facts
  }

  var invitation: String { "Press Enter to start, or type a command. Type help for all of them." }
}

extension ReadingPage: Spoken {
  var facts: [String] {
    [place.sentence] + (title.isEmpty ? [] : [title.sentence])
      + Screens.facts(of: blocks)
  }

  var invitation: String { "Press Enter to go on. Type ? for more." }
}

extension DetailPage: Spoken {
  var facts: [String] {
    switch matter {
    case .listings(let listings): listings.flatMap(listingFacts)
    case .mockup(let mockup): mockupFacts(mockup)
    case .text(let lines): [title + "."] + lines.map(\.text).filter { !$0.isEmpty }
    case .code(let excerpts):
      excerpts.flatMap { excerpt in
        ["\(excerpt.name.isEmpty ? title : excerpt.name). \(counted(excerpt.code.count, "line"))."]
          + excerpt.code.texts.enumerated().map { index, text in
            "\(index + 1) \(text)" + (index + 1 == excerpt.mark ? "  (here)" : "")
          }
      }
    }
  }

  var invitation: String { "Press Enter to go on." }
}

extension MenuPage: Spoken {
  var facts: [String] {
    [title + "."]
      + entries.map { entry in
        let number = entry.number.isEmpty ? "" : "\(entry.number). "
        return "\(number)\(entry.title) (\(entry.id)), \(entry.detail)."
      }
  }

  var invitation: String { "Type a name, then Enter. Type back to choose nothing." }
}

extension StatsPage: Spoken {
  var facts: [String] {
    let recall = statistics.recall
    func share(_ name: String, _ part: StudyStatistics.Part) -> String {
      "Recall, \(name): \(part.count) of \(part.total)."
    }
    return [
      "Stats, last \(statistics.days) days. \(counted(statistics.reviews, "review")).",
      share("new", recall.new), share("young", recall.young), share("mature", recall.mature),
      "Goal: \(percent(recall.goal)).",
      "Predictions right: \(statistics.predictions.right.count) of "
        + "\(statistics.predictions.right.total). "
        + "Certain and wrong: \(statistics.predictions.certainAndWrong).",
      statistics.timeSentence,
    ] + statistics.calibrationSentences
      + statistics.due.map { "Due on \($0.day): \($0.count)." } + statistics.weekSentences
      + statistics.misconceptions.map { entry in
        "Misconception \(entry.slug): picked \(entry.then.count) of \(entry.then.total) before, "
          + "\(entry.lately.count) of \(entry.lately.total) in the last 14 days."
      }
  }

  var invitation: String { "Press Enter to go back." }
}

extension FirstRunPage: Spoken {
  var facts: [String] {
    ["Welcome to tutor. Here is a whole app."]
      + FirstRun.listing.sourceLines.enumerated().map { "\($0 + 1) \($1)" }
      + [firstRun.question] + firstRun.choices.enumerated().map { "\($0 + 1). \($1.text)" }
      + [FirstRunPage.advice]
  }

  var invitation: String {
    let numbers = firstRun.choices.indices.map { String($0 + 1) }
    return "Type \(listed(numbers, "or")), then Enter. Type k to skip to the course."
  }
}

extension FirstAnswerPage: Spoken {
  var facts: [String] {
    let key = firstRun.choices.firstIndex(where: \.isKey)
    let isRight = key == picked
    return [(isRight ? "Right." : "Wrong.") + (key.map { " The answer is \($0 + 1)." } ?? "")]
      + (isRight ? [] : [firstRun.choices[picked].rationale])
      + (key.map { [firstRun.choices[$0].rationale] } ?? []) + [firstRun.explanation]
  }

  var invitation: String { "Press Enter for today's plan. Type t to step through it." }
}

extension SummaryPage: Spoken {
  var facts: [String] { sentences }
  var invitation: String { "Press Enter to go on." }
}
