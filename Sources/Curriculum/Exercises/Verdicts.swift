import Claims
import Simulation

extension Exercise {
  /// The names of the listings that it needs.
  var listings: [String] { [listing, solution] + foreseen.map(\.listing) }

  /// What becomes of the claims in an attempt.
  ///
  /// - Parameters:
  ///   - attempt: The program as it is now.
  ///   - start: The program that the exercise begins from; it is made if a claim compares with it.
  /// - Throws: `SourceError` if the root cannot be put on the screen.
  func verdicts(on attempt: Simulator, from start: @autoclosure () throws -> Simulator) throws
    -> [JudgedClaim]
  {
    try played(attempt, from: start()).claims
  }

  /// The same, with the screens on which the events were played.
  func played(_ attempt: Simulator, from start: @autoclosure () throws -> Simulator) throws -> (
    claims: [JudgedClaim], screens: [Screen]
  ) {
    let original =
      claims.contains { $0.occasion == .asBefore } ? (simulator: try start(), root: root) : nil
    // The program is whole: an object that it does not provide is missing.
    return try Judge(attempt, root: root, original: original, findsObjects: false).played(claims)
  }
}

extension JudgedClaim {
  public var isKept: Bool { verdict.outcome == .kept }
}
