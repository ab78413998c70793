extension StudyStatistics {
  /// The heatmap, a sentence for each week in which something was answered, from Monday on.
  public var weekSentences: [String] {
    let weeks = stride(from: 0, to: heatmap.count, by: 7).map {
      heatmap[$0..<min($0 + 7, heatmap.count)]
    }
    let sentences = weeks.compactMap { week -> String? in
      let sum = week.reduce(0) { $0 + $1.count }
      guard sum > 0 else { return nil }
      let counts = week.map { String($0.count) }.joined(separator: ", ")
      return "Answers in the week of \(week.first?.day ?? ""): \(sum), Monday to Sunday \(counts)."
    }
    return sentences.isEmpty ? ["Answers in the last \(weeks.count) weeks: none."] : sentences
  }

  /// How long was answered.
  public var timeSentence: String {
    guard let perDay = time.secondsPerDay, let median = time.medianSeconds else {
      return "Time: none yet."
    }
    return "Time: \(Self.duration(time.seconds)), \(Self.duration(perDay)) on a day of study, "
      + "\(Self.duration(median)) for the median answer."
  }

  /// Whether sureness can be trusted.
  public var calibrationSentences: [String] {
    calibration.filter { $0.right.total > 0 }.map { entry in
      "Right when \"\(entry.sureness)\": \(entry.right.count) of \(entry.right.total)."
    }
  }

  /// The hardest cards.
  public var hardestSentences: [String] {
    hardest.map { entry in
      "Hard: \(entry.card), difficulty \(Self.oneDigit(entry.difficulty)), "
        + "lapses \(entry.lapses), recalled \(entry.recalled.count) of \(entry.recalled.total)."
    }
  }

  /// `8 s`, `12 min`, `3 h 5 min`.
  public static func duration(_ seconds: Double) -> String {
    let whole = Int(seconds.rounded())
    guard whole >= 60 else { return "\(whole) s" }
    let minutes = (whole + 30) / 60
    return minutes < 60 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
  }

  /// `6.4`
  public static func oneDigit(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension QuestionReport {
  /// A sentence for each question, those that tell learners apart worst first, then those that were
  /// right least often.
  public var sentences: [String] {
    let asked = questions.filter { $0.asked > 0 }.sorted { left, right in
      let leftShare = left.right.ratio ?? 1
      let rightShare = right.right.ratio ?? 1
      return (left.discrimination ?? 1, leftShare, left.card)
        < (right.discrimination ?? 1, rightShare, right.card)
    }
    let people = learners == 1 ? "1 learner" : "\(learners) learners"
    return ["\(people), \(asked.count) of \(questions.count) questions asked."]
      + asked.map(Self.sentence)
  }

  private static func sentence(_ question: Question) -> String {
    var parts = ["\(question.card): right \(question.right.count) of \(question.asked)"]
    if let median = question.medianSeconds { parts.append(StudyStatistics.duration(median)) }
    if let value = question.discrimination {
      parts.append("discrimination \(value < 0 ? "-" : "")\(StudyStatistics.hundredths(value))")
    }
    let picks = question.picks.filter { $0.isKey != true && $0.count > 0 }
      .map { "\($0.count) x \"\($0.text)\"" }
    if !picks.isEmpty, question.picks.contains(where: { $0.isKey != nil }) {
      parts.append("wrongly picked " + picks.joined(separator: ", "))
    }
    return parts.joined(separator: "; ") + "."
  }
}

extension StudyStatistics {
  /// `0.34`, without the sign.
  fileprivate static func hundredths(_ number: Double) -> String {
    let whole = Int((abs(number) * 100).rounded())
    return "\(whole / 100).\(whole % 100 < 10 ? "0" : "")\(whole % 100)"
  }
}
