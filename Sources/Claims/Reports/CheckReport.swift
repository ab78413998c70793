/// What became of the claims of some files, as `tutor check --report json` prints it: its fields are
/// a contract.
public struct CheckReport: Sendable, Equatable, Encodable {
  /// The version of this layout.
  public let format = 1
  public var claims: [CheckedClaim]
  public var kept: Int { count(.kept) }
  public var broken: Int { count(.broken) }
  public var open: Int { count(.open) }

  public init(claims: [CheckedClaim]) { self.claims = claims }

  private func count(_ outcome: Verdict.Outcome) -> Int {
    claims.count { $0.verdict.outcome == outcome }
  }

  /// Whether somebody has to mend something.
  ///
  /// - Parameter isStrict: Whether an open claim counts as broken.
  public func fails(isStrict: Bool) -> Bool { broken > 0 || (isStrict && open > 0) }

  private enum CodingKeys: String, CodingKey { case format, claims, kept, broken, open }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(format, forKey: .format)
    try container.encode(claims, forKey: .claims)
    try container.encode(kept, forKey: .kept)
    try container.encode(broken, forKey: .broken)
    try container.encode(open, forKey: .open)
  }
}

/// A claim of a file, and what became of it.
public struct CheckedClaim: Sendable, Equatable, Encodable {
  /// The file of claims, as it was named.
  public var file: String
  /// The view that it is about.
  public var root: String
  public var line: Int
  public var column: Int
  public var text: String
  public var verdict: Verdict
  /// The line of a shell that shows what happened.
  public var trace: String

  /// - Parameter command: Makes the line of a shell from the events.
  public init(_ judged: JudgedClaim, file: String, root: String, command: TraceCommandLine) {
    self.file = file
    self.root = root
    line = judged.claim.line
    column = judged.claim.column
    text = judged.claim.text
    verdict = judged.verdict
    let events: [String] =
      switch judged.claim.occasion {
      case .after(let events): events.map(\.text)
      case .always, .asBefore: verdict.events
      }
    trace = command.text(events)
  }

  private enum CodingKeys: String, CodingKey {
    case file, line, text, verdict, instead, rule, trace
  }

  /// What there is nothing to say of is null, so that all claims have the same fields.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(file, forKey: .file)
    try container.encode(line, forKey: .line)
    try container.encode(text, forKey: .text)
    try container.encode(verdict.outcome, forKey: .verdict)
    try container.encode(verdict.instead.isEmpty ? nil : verdict.instead, forKey: .instead)
    try container.encode(verdict.rule, forKey: .rule)
    try container.encode(trace, forKey: .trace)
  }
}

/// `tutor trace App --root CartScreen --do 'tap "+1"'`
public struct TraceCommandLine: Sendable, Equatable {
  private let beginning: String

  /// - Parameters:
  ///   - source: The folder or file, from where the command will be typed.
  ///   - root: As ``ClaimFile/root``.
  public init(source: String, root: String) {
    let path = source.count > 1 && source.hasSuffix("/") ? String(source.dropLast()) : source
    beginning = "tutor trace \(Self.quoted(path)) --root \(Self.quoted(root))"
  }

  /// - Parameter events: In order.
  public func text(_ events: [String]) -> String {
    events.reduce(beginning) { "\($0) --do \(Self.quoted($1))" }
  }

  /// As a shell reads it as one word.
  private static func quoted(_ text: String) -> String {
    let isPlain = text.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "/.-_".contains($0))
    }
    guard !isPlain || text.isEmpty || text.hasPrefix("-") else { return text }
    return "'" + text.replacing("'", with: "'\\''") + "'"
  }
}

extension CheckedClaim {
  /// What is wrong, in words:
  /// `runs Counter, Total: Total.body runs: other inputs (Cart.swift:12, rule P1)`.
  public var explanation: String {
    let place = verdict.sourceLine.map { line in
      verdict.sourceFile.map { "\($0):\(line)" } ?? "line \(line)"
    }
    let notes = [place, verdict.rule.map { "rule \($0)" }].compactMap(\.self)
    let remark = notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))"
    guard !verdict.cause.isEmpty else { return verdict.instead + remark }
    return "\(verdict.instead): \(verdict.cause)\(remark)"
  }
}
