import Foundation

/// Keeps what a compiler has against the modules that were checked last, so that files which are as
/// they were are not checked again.
///
/// What it keeps is of use only to the same program and the same texts. Whatever is wrong with what
/// was kept, the modules are checked as if there were nothing.
public struct FindingsCache: Sendable {
  private let program: String
  private let load: @Sendable () -> [UInt8]?
  private let save: @Sendable ([UInt8]) -> Void

  /// - Parameters:
  ///   - program: tells this build of the program from every other one: another may find other things.
  ///   - load: gives what was saved last, nil if there is nothing.
  ///   - save: replaces it, as a whole or not at all; it may fail in silence.
  public init(
    program: String, load: @escaping @Sendable () -> [UInt8]?,
    save: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.program = program
    self.load = load
    self.save = save
  }

  /// Keeps nothing.
  public static let none = FindingsCache(program: "", load: { nil }, save: { _ in })

  /// A finding in a module: its file is one of a number, whatever that is called.
  struct Finding: Codable, Sendable {
    var file: Int
    var line: Int
    var column: Int
    var severity: String
    var message: String
    var excerpt: String
  }

  /// A module that was checked.
  struct Module: Codable, Sendable {
    var mark: [UInt64]
    var findings: [Finding]
  }

  private struct Document: Codable {
    var format = Self.known
    var program: String
    /// Those that were asked for last come first.
    var modules: [Module]

    static let known = 1
  }

  /// Modules of some ten large apps.
  private static let most = 300
  /// More is not worth reading again.
  private static let mostBytes = 4_000_000

  /// What was found of modules, by the marks of their texts.
  func modules() -> [ContentMark: Module] {
    guard let bytes = load().flatMap(ContentMark.unsealed),
      let document = try? JSONDecoder().decode(Document.self, from: Data(bytes)),
      document.format == Document.known, document.program == program
    else { return [:] }
    return Dictionary(document.modules.compactMap { module in module.content.map { ($0, module) } })
    { first, _ in first }
  }

  /// - Parameters:
  ///   - modules: What a program is made of now.
  ///   - known: What was kept before.
  func keep(_ modules: [Module], besides known: [ContentMark: Module]) {
    let present = Set(modules.map(\.mark))
    let others = known.values.filter { !present.contains($0.mark) }
    let kept = (modules + others).prefix(max(Self.most, modules.count))
    let document = Document(program: program, modules: Array(kept))
    guard let bytes = try? JSONEncoder().encode(document), bytes.count <= Self.mostBytes else {
      return
    }
    save(ContentMark.sealed(Array(bytes)))
  }
}

extension FindingsCache.Module {
  init(_ content: ContentMark, _ findings: [FindingsCache.Finding]) {
    self.init(mark: [content.first, content.second], findings: findings)
  }

  /// Nil for what is damaged.
  fileprivate var content: ContentMark? {
    mark.count == 2 ? ContentMark(first: mark[0], second: mark[1]) : nil
  }

  /// Whether the module would not compile.
  var hasErrors: Bool {
    findings.contains { $0.severity == SourceDiagnostic.Severity.error.rawValue }
  }
}
