import Simulation

/// A program that lacks an object was not simulated to its end.
func checkObjects(of screen: Screen) throws {
  guard let crash = screen.crash, let advice = screen.advice else { return }
  throw Failure(.badData, "\(crash) \(advice)")
}

extension CompilerFindings {
  /// Refuses what does not compile; where only some files may not, that is said, and the views that
  /// stand are mounted.
  func tell(refusing isRefused: Bool) throws {
    guard !diagnostics.isEmpty else { return }
    if hasErrors, isRefused { throw SourceError(diagnostics) }
    remark(diagnostics.map(\.commandLineText))
  }
}
