import Interpreter

/// What a compiler would have against a program that parses.
public struct CompilerFindings: Sendable, Equatable {
  /// In the order of the source; the last one tells of those that are left out.
  public private(set) var diagnostics: [SourceDiagnostic] = []

  /// Whether the program would not compile.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// What the cache of the sources has is not checked again.
  public init(in sources: SourceTrees) {
    // Each module is checked by itself; the largest ones first, so that all processors end together.
    let swift = sources.swiftFiles
    let groups = ModuleGroups(swift.map { sources.files[$0] })
    let modules = groups.modules.map { group in
      Module(files: group.map { swift[$0] }, sources: sources, mayBeExtended: groups.isGuess)
    }
    let order = modules.indices.sorted { modules[$0].size > modules[$1].size }
    let known = sources.kept.modules
    let checked = zip(
      order,
      order.mapOnAllProcessors(atLeast: 2) {
        Self.checked(modules[$0], $0, known: known)
      }
    ).sorted { $0.0 < $1.0 }.map(\.1)
    if checked.contains(where: \.isNew) {
      sources.cache.keep(checked.map(\.kept), besides: sources.kept)
    }
    let found = zip(modules, checked).flatMap { Self.diagnostics(of: $0, $1.kept) }
    diagnostics = Array(found.prefix(SyntaxErrors.limit))
    let rest = found.dropFirst(SyntaxErrors.limit)
    guard var next = rest.first else { return }
    next.severity = .note
    next.excerpt = ""
    next.message =
      "and \(rest.count) more \(rest.count == 1 ? "finding" : "findings") from here on"
    diagnostics.append(next)
  }

  /// - Parameter files: Those that are no Swift count for nothing.
  /// - Throws: ``SourceError`` with every finding when a file does not parse.
  public init(in files: [SourceFile]) throws(SourceError) { self.init(in: try SourceTrees(files)) }

  /// Files that are compiled together.
  private struct Module {
    /// Their numbers in the program.
    var files: [Int]
    var sources: SourceTrees
    /// Files of other folders may belong to it, too.
    var mayBeExtended: Bool

    var texts: [SourceFile] { files.map { sources.files[$0] } }
    var trees: [SourceTree] { sources.trees(of: files) }
    var size: Int { texts.reduce(0) { $0 + $1.text.utf8.count } }
  }

  /// What is known of a module, or is found out now.
  private static func checked(
    _ module: Module, _ number: Int, known: [ContentMark: FindingsCache.Module]
  ) -> (kept: FindingsCache.Module, isNew: Bool) {
    var mark = ContentMark()
    for file in module.texts { mark.add(file.text) }
    if module.mayBeExtended { mark.add("may be extended") }
    if let kept = known[mark], kept.findings.allSatisfy({ module.files.indices.contains($0.file) })
    {
      let checked = module.sources.checked
      kept.hasErrors ? checked.refuse(module: number) : checked.approve(module: number)
      return (kept, false)
    }
    let program = SourceProgram(module.trees, mayBeExtended: module.mayBeExtended)
    let findings = findings(in: module, program)
    let files = module.texts.enumerated().map { index, file in
      FindingsCache.File(
        ContentMark(ofText: file.text), program.bodies(inFile: index, of: file.text))
    }
    module.sources.checked.put(program, module: number)
    return (FindingsCache.Module(mark, findings, files), true)
  }

  private static func findings(
    in module: Module, _ program: SourceProgram
  ) -> [FindingsCache.Finding] {
    var texts: [Int: SourceText] = [:]
    let files = module.texts
    return program.findings().compactMap { finding in
      let index = Int(finding.position.file)
      guard files.indices.contains(index) else { return nil }
      let file = files[index]
      let text = texts[index] ?? SourceText(path: file.path, text: file.text)
      texts[index] = text
      let place = text.location(of: Int(finding.position.offset))
      let severity: SourceDiagnostic.Severity = finding.severity == .error ? .error : .warning
      return FindingsCache.Finding(
        file: index, line: place.line, column: place.column, severity: severity.rawValue,
        message: finding.advice.isEmpty ? finding.message : "\(finding.message); \(finding.advice)",
        excerpt: text.line(place.line))
    }
  }

  private static func diagnostics(
    of module: Module, _ kept: FindingsCache.Module
  ) -> [SourceDiagnostic] {
    kept.findings.map { finding in
      SourceDiagnostic(
        path: module.texts[finding.file].path, line: finding.line, column: finding.column,
        severity: SourceDiagnostic.Severity(rawValue: finding.severity) ?? .error,
        message: finding.message, excerpt: finding.excerpt)
    }
  }
}

extension CompilerFindings {
  /// What a compiler would say, as a trace tells it.
  public func asTraceDiagnostics(in files: [SourceFile]) -> [TraceDiagnostic] {
    let names = Dictionary(files.map { ($0.path, $0.name) }) { first, _ in first }
    let isSeveral = files.count { !$0.isResource } > 1
    return diagnostics.map { finding in
      TraceDiagnostic(
        line: finding.line, column: finding.column, file: isSeveral ? names[finding.path] : nil,
        severity: TraceDiagnostic.Severity(rawValue: finding.severity.rawValue) ?? .error,
        message: "this does not compile: \(finding.message)")
    }
  }
}

extension Trace {
  /// The same with what a compiler would say: of a program that does not compile no event is sure.
  public func noting(_ findings: CompilerFindings, in files: [SourceFile]) -> Trace {
    let notes = findings.asTraceDiagnostics(in: files)
    var trace = self
    for index in trace.events.indices { trace.events[index].diagnostics += notes }
    return trace
  }
}
