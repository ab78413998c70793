import Interpreter

/// What a compiler would have against a program that parses.
public struct CompilerFindings: Sendable, Equatable {
  /// In the order of the source; the last one tells of those that are left out.
  public private(set) var diagnostics: [SourceDiagnostic] = []

  /// Whether the program would not compile.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// - Parameter files: Those that are no Swift count for nothing.
  public init(in files: [SourceFile]) {
    let modules = ModuleGroups(files.filter { !$0.isResource }).modules
    var found: [SourceDiagnostic] = []
    // A tree of source is walked by functions that call themselves.
    let thread = LargeStackThread { found = modules.flatMap(Self.diagnostics) }
    if let thread { thread.join() } else { found = modules.flatMap(Self.diagnostics) }
    diagnostics = Array(found.prefix(SyntaxErrors.limit))
    let rest = found.dropFirst(SyntaxErrors.limit)
    guard var next = rest.first else { return }
    next.severity = .note
    next.excerpt = ""
    next.message =
      "and \(rest.count) more \(rest.count == 1 ? "finding" : "findings") from here on"
    diagnostics.append(next)
  }

  private static func diagnostics(of module: [SourceFile]) -> [SourceDiagnostic] {
    let texts = module.map { SourceText(path: $0.path, text: $0.text) }
    return SourceProgram(texts).findings().compactMap { finding in
      let index = Int(finding.position.file)
      guard texts.indices.contains(index) else { return nil }
      let place = texts[index].location(of: Int(finding.position.offset))
      return SourceDiagnostic(
        path: texts[index].path, line: place.line, column: place.column,
        severity: finding.severity == .error ? .error : .warning,
        message: finding.advice.isEmpty ? finding.message : "\(finding.message); \(finding.advice)",
        excerpt: texts[index].line(place.line))
    }
  }
}

extension Trace {
  /// The same with what a compiler would say: of a program that does not compile no event is sure.
  public func noting(_ findings: CompilerFindings, in files: [SourceFile]) -> Trace {
    let names = Dictionary(files.map { ($0.path, $0.name) }) { first, _ in first }
    let isSeveral = files.count { !$0.isResource } > 1
    let notes = findings.diagnostics.map { finding in
      TraceDiagnostic(
        line: finding.line, column: finding.column, file: isSeveral ? names[finding.path] : nil,
        severity: TraceDiagnostic.Severity(rawValue: finding.severity.rawValue) ?? .error,
        message: "this does not compile: \(finding.message)")
    }
    var trace = self
    for index in trace.events.indices { trace.events[index].diagnostics += notes }
    return trace
  }
}
