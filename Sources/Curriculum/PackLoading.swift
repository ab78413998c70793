extension Pack {
  /// Reads a pack for use. Nothing is simulated; every other rule holds.
  ///
  /// - Throws: ``UnsoundPack`` with all findings if one of them is an error: a pack does not load
  ///   half.
  public init(_ folder: PackFolder) throws(UnsoundPack) {
    let draft = PackDraft(folder)
    let report = Linter(oracle: nil).lint(draft, in: folder)
    guard report.findings.errorCount == 0 else { throw UnsoundPack(findings: report.findings) }
    self = draft.pack
  }
}

/// Why a pack was not loaded.
public struct UnsoundPack: Error, Sendable {
  /// Errors and warnings, in the order of the files and lines.
  public var findings: [Finding]
}
