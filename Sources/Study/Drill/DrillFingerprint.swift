/// What the log keeps of a drill: the view, and how it was asked. Older logs have the view alone.
enum DrillFingerprint {
  static func text(_ view: String, _ asking: DrillAsking) -> String {
    asking == .drawing ? view : "\(view)-\(asking.rawValue)"
  }

  /// The view of a fingerprint.
  static func view(_ fingerprint: String) -> String { String(fingerprint.prefix { $0 != "-" }) }

  /// How somebody was asked; nil where that was not kept.
  static func asking(_ fingerprint: String) -> DrillAsking? {
    fingerprint.split(separator: "-").dropFirst().first.flatMap {
      DrillAsking(rawValue: String($0))
    }
  }

  /// Who was wrong is asked the same of another view, once: who is wrong again needs other questions,
  /// and is not to see the same all evening.
  ///
  /// - Parameter answers: The fingerprints of what was asked, the earliest first, and whether that
  ///   was right.
  static func toAskAgain(after answers: [(fingerprint: String, isRight: Bool)]) -> DrillAsking? {
    guard let last = answers.last, !last.isRight else { return nil }
    let missed = asking(last.fingerprint)
    let before = answers.dropLast().last
    let wasAskedAgain =
      before.map { !$0.isRight && asking($0.fingerprint) == missed } ?? false
    return wasAskedAgain ? nil : missed
  }
}
