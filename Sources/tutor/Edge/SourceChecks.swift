import Simulation

/// A program that lacks an object was not simulated to its end.
func checkObjects(of screen: Screen) throws {
  guard let crash = screen.crash, let advice = screen.advice else { return }
  throw Failure(.badData, "\(crash) \(advice)")
}

extension CompilerFindings {
  /// What is to be said of them; where only some files may not compile, the views that stand are
  /// mounted.
  ///
  /// - Throws: `SourceError` if what does not compile is refused.
  func remarks(refusing isRefused: Bool) throws -> [String] {
    if hasErrors, isRefused { throw SourceError(diagnostics) }
    return diagnostics.map(\.commandLineText)
  }

  /// Says it on standard error.
  func tell(refusing isRefused: Bool) throws { try remark(remarks(refusing: isRefused)) }
}
