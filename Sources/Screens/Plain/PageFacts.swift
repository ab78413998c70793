import Study
import Terminal

extension TodayPage: Spoken {
  var facts: [String] {
    let streak = today.dayNumber > 1 ? ", day \(today.dayNumber) in a row" : ""
    var facts = ["Today, \(today.day.longText)\(streak)."]
    if entries.isEmpty {
      facts.append(nothingToDo)
    } else {
      if today.minutes > 0 { facts[0] += " About \(counted(today.minutes, "minute"))." }
      if today.minutesSpent > 0 {
        facts[0] += " \(today.minutesSpent) of \(today.minutesPerDay) minutes are done."
      }
      facts += entries.enumerated().map { index, entry in
        let text = entry.text.replacing("  ", with: ", ")
        let detail = entry.detail.isEmpty ? "" : ", \(entry.detail)"
        let time = entry.isHeldBack ? "waits" : counted(entry.minutes, "minute")
        return "\(index + 1). \(entry.name). \(text)\(detail), \(time)."
      }
      facts += waitingSentence.isEmpty ? [] : [waitingSentence]
    }
    if today.totalLessons > 0 {
      facts.append(
        "Course: \(today.finishedLessons) of \(counted(today.totalLessons, "lesson")) finished.")
    }
    facts += isNew ? [] : memoryFacts
    facts += today.weaknesses.map {
      "Worth another look: \($0.misconception.slug), \"\($0.misconception.belief)\", "
        + "missed \($0.missed) of \($0.asked) times."
    }
    return facts
  }

  private var memoryFacts: [String] {
    let memory = today.memory
    var facts: [String] = []
    if let share = memory.recalled.share {
      facts.append("Recall in the last 30 days: \(share). The goal is \(percent(memory.goal)).")
    }
    if memory.waiting > 0 { facts.append("More cards today: \(memory.waiting).") }
    facts.append("Cards due tomorrow: \(memory.dueTomorrow).")
    let days = today.week.filter { !$0.isFuture }.map {
      "\(CalendarNames.weekdays[$0.day.weekday]) \($0.reviews)"
    }
    let rest =
      restSentence.isEmpty
      ? "" : " \(restSentence.prefix(1).uppercased())\(restSentence.dropFirst())."
    return facts + ["Answers this week: \(days.joined(separator: ", ")).\(rest)"]
  }

  var invitation: String {
    entries.isEmpty
      ? "Type a command, such as quiz or lessons. Type help for all of them."
      : "Enter alone starts. Or type a number of the plan, or a command. Type help for all of them."
  }
}

extension ReadingPage: Spoken {
  var facts: [String] {
    [place.sentence] + Screens.facts(of: ending)
      + (title.isEmpty ? [] : [isContinued ? "\(title), continued." : title.sentence])
      + Screens.facts(of: blocks)
  }

  var invitation: String { "Enter goes on." }
  var asks: String { "lesson> " }
}

extension DetailPage: Spoken {
  var facts: [String] {
    switch matter {
    case .listings(let listings): listings.flatMap(listingFacts)
    case .mockup(let mockup): mockupFacts(mockup)
    case .text(let lines), .drawing(let lines):
      [title.sentence] + lines.map(\.text).filter { !$0.isEmpty }
    case .code(let excerpts):
      excerpts.flatMap { excerpt in
        ["\(excerpt.name.isEmpty ? title : excerpt.name). \(counted(excerpt.code.count, "line"))."]
          + excerpt.code.texts.enumerated().map { index, text in
            "\(index + 1) \(text)" + (index + 1 == excerpt.mark ? "  (here)" : "")
          }
      }
    }
  }

  var isAside: Bool { direction == .back }
  var invitation: String { "Enter goes on." }
  var asks: String { "lesson> " }
  var words: [String] { [] }
}

extension MenuPage: Spoken {
  var facts: [String] {
    var facts = [title.capitalizedFirst + (status.isEmpty ? "" : ", \(status)") + "\(filterWords)."]
    if entries.isEmpty { facts.append(emptySentence) }
    for (index, entry) in entries.enumerated() {
      if !entry.group.isEmpty, index == 0 || entries[index - 1].group != entry.group {
        facts.append(entry.group.sentence)
      }
      let number = entry.number.isEmpty ? "" : "\(entry.number). "
      let name = entry.title == entry.id ? entry.title : "\(entry.title) (\(entry.id))"
      facts.append("\(number)\(name), \(entry.detail).")
    }
    return facts
  }

  var invitation: String {
    let hasNumbers = allEntries.contains { !$0.number.isEmpty }
    return
      "Type a name\(hasNumbers ? " or a number" : ""), or a stroke and words, such as /bind, to "
      + "hear what has them. An empty line chooses nothing."
  }

  var asks: String { "choose> " }
  var words: [String] { [] }
}

extension StatsPage: Spoken {
  var facts: [String] {
    let recall = statistics.recall
    func share(_ name: String, _ part: CountOfTotal) -> String {
      let ratio = part.percentage.map { ", \($0)" } ?? ""
      return "Recall of \(name) cards: \(part.count) of \(part.total)\(ratio)."
    }
    return [
      "Stats, last \(statistics.days) days. \(counted(statistics.reviews, "review")).",
      share("new", recall.new), share("young", recall.young), share("mature", recall.mature),
      "The goal is \(percent(recall.goal)).",
      "Predictions right: \(statistics.predictions.right.count) of "
        + "\(statistics.predictions.right.total). "
        + "Certain and wrong: \(statistics.predictions.certainAndWrong).",
      statistics.timeSentence,
    ] + statistics.calibrationSentences
      + ["Cards due. \(statistics.due.map(dueWords).joined(separator: ", "))."]
      + statistics.weekSentences
      + statistics.misconceptions.map { entry in
        "Misconception \(entry.slug): picked \(entry.then.count) of \(entry.then.total) times "
          + "before, \(entry.lately.count) of \(entry.lately.total) in the last 14 days."
      }
  }

  /// `Tuesday 22: 14`
  private func dueWords(_ day: StudyStatistics.DayCount) -> String {
    let number = day.day.split(separator: "-").last.flatMap { Int($0) } ?? 0
    return "\(CalendarNames.weekdays[day.weekday % 7]) \(number): \(day.count)"
  }

  var invitation: String { "Enter goes back." }
  var asks: String { "stats> " }
}

extension FirstRunPage: Spoken {
  var facts: [String] {
    let lines = FirstRun.listing.sourceLines
    return ["Welcome to tutor. SwiftUI, learned by predicting. Here is a whole view."]
      + ["Listing. \(counted(lines.count, "line"))."]
      + lines.enumerated().map { "\($0 + 1) \($1)" }
      + [FirstRunPage.alternative, "Question. \(firstRun.question)"]
      + firstRun.choices.enumerated().map { "\($0 + 1). \($1.text)" }
      + [FirstRunPage.advice]
  }

  var invitation: String {
    let numbers = firstRun.choices.indices.map { String($0 + 1) }
    return "Type \(listed(numbers, "or")), then Enter."
  }

  var words: [String] { keys.words.filter { !$0.hasPrefix("answer") } }
}

extension FirstAnswerPage: Spoken {
  var facts: [String] {
    let key = firstRun.choices.firstIndex(where: \.isKey)
    let isRight = key == picked
    let verdict =
      (isRight ? "Right." : "Wrong.") + (key.map { " The answer is \($0 + 1)." } ?? "")
    return [verdict]
      + (isRight ? [] : ["Why not \(picked + 1): \(firstRun.choices[picked].rationale)"])
      + (key.map { ["Why \($0 + 1): \(firstRun.choices[$0].rationale)"] } ?? [])
      + [firstRun.explanation]
  }

  var invitation: String { "Enter leads to today's plan. Type trace to step through the tap." }
  var asks: String { "go on> " }
}

extension PartPage: Spoken {
  var facts: [String] { [place.sentence] + sentences }
  var invitation: String { "Enter ends it for today. Type go on to go on all the same." }
  var asks: String { "go on> " }
}

extension SummaryPage: Spoken {
  var facts: [String] { ["\(name.capitalizedFirst) finished."] + sentences }
  var invitation: String { "Enter goes on." }
  var asks: String { "go on> " }
}
