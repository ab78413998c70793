/// What is kept between starts of the files that were opened.
public struct SourceCaches: Sendable {
  /// What a compiler has against them.
  public var findings: FindingsCache
  /// What they declare.
  public var declarations: DeclarationsCache

  public init(findings: FindingsCache, declarations: DeclarationsCache) {
    self.findings = findings
    self.declarations = declarations
  }

  /// Keeps nothing.
  public static let none = SourceCaches(findings: .none, declarations: .none)
}
