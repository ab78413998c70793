import Claims
import Simulation

extension Exercise {
  /// The names of the listings that it needs.
  var listings: [String] { [listing, solution] + foreseen.map(\.listing) }

  /// What becomes of the claims in an attempt.
  ///
  /// - Parameters:
  ///   - attempt: The program as it is now.
  ///   - start: The program that the exercise begins from.
  /// - Throws: `SourceError` if the root cannot be put on the screen.
  func verdicts(on attempt: Simulator, from start: Simulator) throws -> [JudgedClaim] {
    try Judge(attempt, root: root, original: (simulator: start, root: root)).verdicts(on: claims)
  }
}

extension JudgedClaim {
  public var isKept: Bool { verdict.outcome == .kept }
}
