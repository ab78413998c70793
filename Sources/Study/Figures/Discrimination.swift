/// How well a question tells those who know much from those who know little.
///
/// The point-biserial correlation, over learners, of the first answer to the question (1 right, 0
/// wrong) with the learner's rest score: the share of right first answers to all *other* questions.
/// Leaving the question itself out keeps it from being correlated with itself (S. Henrysson,
/// "Correction of item-total correlations in item analysis", Psychometrika 28, 1963):
///
/// ```
/// r = Σ (x − x̄)(y − ȳ) / √(Σ (x − x̄)² · Σ (y − ȳ)²)
/// ```
///
/// Near 0, or below, the question deserves an author's look: those who know the rest do not know it
/// better. Later answers do not count, since the first one taught.
public enum Discrimination {
  /// Fewer learners say nothing.
  public static let fewestLearners = 3

  /// - Parameter learners: For each, whether the first answer to each question was right.
  /// - Returns: −1 to 1 for each question for which it means something: where enough learners
  ///   answered it and another one, and neither all of them the same.
  public static func perQuestion(_ learners: [[String: Bool]]) -> [String: Double] {
    let totals = learners.map { answers in
      (right: answers.values.count { $0 }, count: answers.count)
    }
    let questions = Set(learners.flatMap(\.keys))
    return questions.reduce(into: [:]) { found, question in
      var results: [Double] = []
      var rests: [Double] = []
      for (answers, total) in zip(learners, totals) {
        guard let isRight = answers[question], total.count > 1 else { continue }
        results.append(isRight ? 1 : 0)
        rests.append(Double(total.right - (isRight ? 1 : 0)) / Double(total.count - 1))
      }
      guard results.count >= fewestLearners else { return }
      found[question] = correlation(results, rests)
    }
  }

  /// Pearson's coefficient; nil if one of the two does not vary.
  static func correlation(_ left: [Double], _ right: [Double]) -> Double? {
    let count = Double(min(left.count, right.count))
    let leftMean = left.reduce(0, +) / count
    let rightMean = right.reduce(0, +) / count
    var (both, leftSquares, rightSquares) = (0.0, 0.0, 0.0)
    for (x, y) in zip(left, right) {
      both += (x - leftMean) * (y - rightMean)
      leftSquares += (x - leftMean) * (x - leftMean)
      rightSquares += (y - rightMean) * (y - rightMean)
    }
    // Means of thirds and the like leave dust where nothing varies.
    guard min(leftSquares, rightSquares) > 1e-12 else { return nil }
    return min(1, max(-1, both / (leftSquares * rightSquares).squareRoot()))
  }
}
