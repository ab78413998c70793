import Foundation

/// Keeps what a compiler has against the modules that were checked last, and where the bodies of their
/// files stand, so that files which are as they were are not checked again, and parsed only as far
/// as somebody looks at them.
///
/// What it keeps is of use only to the same program and the same texts. Whatever is wrong with what
/// was kept, the modules are checked as if there were nothing.
public struct FindingsCache: Sendable {
  private let program: String
  private let load: @Sendable () -> [UInt8]?
  private let save: @Sendable ([UInt8]) -> Void
  /// Of texts together: of less, all is parsed.
  var fewestBytes = 100_000

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
    var files: [File]
  }

  /// A file that parses.
  struct File: Codable, Sendable {
    var mark: [UInt64]
    /// How far it is from the end of each body to the start of the next, and how long that is.
    var bodies: String

    init(_ mark: ContentMark, _ ranges: [Range<Int>]) {
      self.mark = [mark.first, mark.second]
      var end = 0
      bodies = ranges.map { range in
        defer { end = range.upperBound }
        return "\(range.lowerBound - end) \(range.count)"
      }.joined(separator: " ")
    }

    /// Nil for what is damaged.
    fileprivate var ranges: [Range<Int>]? {
      let numbers = bodies.utf8.split(separator: UInt8(ascii: " ")).compactMap {
        Int(Substring($0))
      }
      guard numbers.count.isMultiple(of: 2), numbers.allSatisfy({ 0..<Int(Int32.max) ~= $0 })
      else { return nil }
      var end = 0
      return stride(from: 0, to: numbers.count, by: 2).map { index in
        let start = end + numbers[index]
        end = start + numbers[index + 1]
        return start..<end
      }
    }
  }

  /// What was kept.
  struct Content: Sendable {
    /// By the marks of their texts.
    fileprivate(set) var modules: [ContentMark: Module] = [:]
    /// Of files, by the marks of theirs.
    private(set) var bodies: [ContentMark: [Range<Int>]] = [:]

    fileprivate init(_ kept: [Module] = []) {
      for module in kept {
        guard let mark = ContentMark(module.mark) else { continue }
        modules[mark] = modules[mark] ?? module
        for file in module.files {
          guard let mark = ContentMark(file.mark), bodies[mark] == nil else { continue }
          bodies[mark] = file.ranges
        }
      }
    }
  }

  private struct KeptModules: Codable {
    var format = Self.known
    var program: String
    /// Those that were asked for last come first.
    var modules: [Module]

    static let known = 2
  }

  /// Modules of some ten large apps.
  private static let most = 300
  /// More is not worth reading again.
  private static let mostBytes = 4_000_000

  func content() -> Content {
    guard let bytes = load().flatMap(ContentMark.unsealed),
      let document = try? JSONDecoder().decode(KeptModules.self, from: Data(bytes)),
      document.format == KeptModules.known, document.program == program
    else { return Content() }
    return Content(document.modules)
  }

  /// - Parameters:
  ///   - modules: What a program is made of now.
  ///   - content: What was kept before.
  func keep(_ modules: [Module], besides content: Content) {
    let present = Set(modules.map(\.mark))
    let others = content.modules.values.filter { !present.contains($0.mark) }
    let kept = (modules + others).prefix(max(Self.most, modules.count))
    let document = KeptModules(program: program, modules: Array(kept))
    guard let bytes = try? JSONEncoder().encode(document), bytes.count <= Self.mostBytes else {
      return
    }
    save(ContentMark.sealed(Array(bytes)))
  }
}

extension FindingsCache.Module {
  init(
    _ content: ContentMark, _ findings: [FindingsCache.Finding], _ files: [FindingsCache.File]
  ) {
    self.init(mark: [content.first, content.second], findings: findings, files: files)
  }

  /// Whether the module would not compile.
  var hasErrors: Bool {
    findings.contains { $0.severity == SourceDiagnostic.Severity.error.rawValue }
  }
}

extension ContentMark {
  /// Nil for what is damaged.
  fileprivate init?(_ words: [UInt64]) {
    guard words.count == 2 else { return nil }
    self.init(first: words[0], second: words[1])
  }
}
