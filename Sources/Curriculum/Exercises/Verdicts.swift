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
    try played(attempt, comparedWith: original(start())).claims
  }

  /// The same, with the screens on which the events were played.
  ///
  /// - Parameter original: What the start shows: ``original(_:)``.
  func played(_ attempt: Simulator, comparedWith original: OriginalScreens?) throws -> (
    claims: [JudgedClaim], screens: [Screen]
  ) {
    // The program is whole: an object that it does not provide is missing.
    try Judge(attempt, root: root, original: original, findsObjects: false).played(claims)
  }

  /// What the program shows and does that the exercise begins from; nil where no claim compares with it.
  func original(_ start: @autoclosure () throws -> Simulator) throws -> OriginalScreens? {
    guard claims.contains(where: \.comparesWithBefore) else { return nil }
    return try OriginalScreens(start(), root: root, claims: claims, findsObjects: false)
  }
}

extension Claim {
  /// Whether it asks what there was before: what was shown, or what a body did that is to rest.
  fileprivate var comparesWithBefore: Bool {
    occasion == .asBefore
      || statements.contains { statement in
        switch statement {
        case .doesNotRun, .runsAtMost: true
        default: false
        }
      }
  }
}

extension JudgedClaim {
  public var isKept: Bool { verdict.outcome == .kept }
}
