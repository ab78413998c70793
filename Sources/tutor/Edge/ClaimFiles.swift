import Claims
import Foundation
import Reports
import Simulation

/// Files of claims: which there are, and what becomes of the claims in them.
struct ClaimFiles {
  private let cache: FindingsCache

  private static let ending = ".claims"
  /// More of any kind than lie beside files of claims.
  private static let mostEntries = 100_000

  init(cache: FindingsCache) { self.cache = cache }

  /// What was found out, and what was wrong.
  struct Checked {
    var report = CheckReport(claims: [])
    /// Lines for standard error.
    var errors: [String] = []
    /// Why files make no sense, or their views cannot be mounted.
    var unusable: [ReportedResult] = []
  }

  // MARK: Which files

  /// Files as they are named, and all files of claims in folders, those below included.
  ///
  /// - Throws: ``Failure`` if there are none.
  static func paths(at named: [String]) throws -> [String] {
    try named.flatMap { path in
      guard SourceInput.exists(path) else {
        throw Failure(.noInput, "There is no file \(path).")
      }
      guard Surroundings.isFolder(path) else {
        guard !path.hasSuffix(".swift") else {
          throw Failure(.usage, "\(path) is source, no file of claims. \(begin(path))")
        }
        return [path]
      }
      let found = try inside(path)
      guard !found.isEmpty else {
        throw Failure(
          .noInput, "There is no file of claims (*\(ending)) in \(path). \(begin(nil))")
      }
      return found
    }
  }

  /// - Parameter source: The view's source, if it is known to be that.
  private static func begin(_ source: String?) -> String {
    "Begin one with: tutor check \(source?.forShell ?? "SOURCE") --new VIEW"
      + (source == nil ? ", SOURCE being the folder of the app" : "")
  }

  private static func inside(_ folder: String) throws -> [String] {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    var names: [String] = []
    var entries = 0
    let walk = FileManager.default.enumerator(atPath: folder)
    while let name = walk?.nextObject() as? String {
      entries += 1
      guard entries <= mostEntries else {
        throw Failure(
          .noInput, "\(folder) holds more than \(mostEntries) files; name the folder of claims.")
      }
      let isHidden = name.split(separator: "/").last?.hasPrefix(".") == true
      if isHidden, Surroundings.isFolder(start + name) { walk?.skipDescendants() }
      if !isHidden, name.hasSuffix(ending) { names.append(start + name) }
    }
    return names.sorted()
  }

  /// Where the source of files lies, as far as they say so.
  static func sources(of paths: [String]) -> [String] {
    paths.compactMap { path in
      guard let text = try? SourceInput.text(path), let file = try? ClaimFile(text) else {
        return nil
      }
      return source(of: file, at: path)
    }
  }

  /// What a file names as source is relative to the file.
  private static func source(of file: ClaimFile, at path: String) -> String {
    guard !file.source.hasPrefix("/"), let slash = path.lastIndex(of: "/") else {
      return file.source
    }
    var folder = path[...slash]
    var source = file.source[...]
    // `../App` from `Claims/` is `App`: so it is shown in commands.
    while source.hasPrefix("../"), let last = folder.split(separator: "/").last, last != "..",
      last != "."
    {
      source = source.dropFirst(3)
      folder = folder.dropLast(last.count + 1)
    }
    let joined = folder + source
    return joined.isEmpty ? "." : String(joined)
  }

  // MARK: Checking

  /// - Parameter progress: Is told which part is done; what it throws ends the work.
  func check(_ paths: [String], _ progress: (Double?) throws -> Void) throws -> Checked {
    var checked = Checked()
    var programs: [String: ReadProgram] = [:]
    for (index, path) in paths.enumerated() {
      func partDone(_ share: Double?) throws {
        try progress((Double(index) + (share ?? 0)) / Double(paths.count))
      }
      let text = try SourceInput.text(path)
      do {
        let file = try ClaimFile(text)
        let source = Self.source(of: file, at: path)
        let program = try programs[source] ?? program(at: source) { _ in try partDone(nil) }
        programs[source] = program
        let judged = try Judge(program.simulator, root: file.root)
          .verdicts(on: file.claims, partDone)
        let command = TraceCommandLine(source: source, root: file.root)
        checked.report.claims += judged.map { judged in
          var judged = judged
          judged.verdict.sourceFile = program.path(of: judged.verdict)
          return CheckedClaim(judged, file: path, root: file.root, command: command)
        }
      } catch let unreadable as ClaimFile.Unreadable {
        checked.unusable += unreadable.findings.map {
          .unusable(
            $0.message, command: Self.command(path), file: path, line: $0.line, column: $0.column)
        }
        checked.errors += unreadable.findings.map {
          "\(path):\($0.line):\($0.column): error: \($0.message)"
        }
      } catch {
        guard let source = UnusableSource(error) else { throw error }
        let line = Self.line(ofRootIn: text)
        checked.unusable.append(
          .unusable(
            source.message, command: Self.command(path), file: path, line: line, column: 1))
        checked.errors += source.lines(at: "\(path):\(line):1")
      }
    }
    return checked
  }

  private static func command(_ path: String) -> String { "tutor check \(path.forShell)" }

  private static func line(ofRootIn text: String) -> Int { (try? ClaimFile(text))?.line ?? 1 }

  /// The program in a folder, or in a file.
  ///
  /// - Throws: ``Failure`` or `SourceError`; what `progress` throws.
  func program(at source: String, _ progress: (Double?) throws -> Void) throws -> ReadProgram {
    let files = try SourceInput.files(at: [source], progress)
    let sources = try SourceTrees(files, keptIn: cache)
    try CompilerFindings(in: sources).tell(refusing: !Surroundings.isFolder(source))
    return ReadProgram(simulator: Simulator(sources), files: files.filter { !$0.isResource })
  }

  /// A program with the files that it was read from.
  struct ReadProgram {
    let simulator: Simulator
    fileprivate let files: [SourceFile]

    /// The file that a verdict's line counts in: a trace calls it by its name inside the folder, and
    /// not at all where there is only one.
    fileprivate func path(of verdict: Verdict) -> String? {
      guard verdict.sourceLine != nil else { return nil }
      guard let name = verdict.sourceFile else { return files.count == 1 ? files[0].path : nil }
      return files.first { $0.name == name }?.path ?? name
    }
  }
}

/// Why a view cannot be mounted: its source is not there, or makes no sense.
private struct UnusableSource {
  private let messages: [String]

  /// Nil for what has nothing to do with the source.
  init?(_ error: any Error) {
    switch error {
    case let failure as Failure:
      messages = failure.lines.map(Self.withoutSpeaker)
    case let error as SourceError:
      messages = error.diagnostics.map(\.commandLineText).map(Self.withoutSpeaker)
    default: return nil
    }
  }

  /// How a sentence on the command line begins.
  private static let speaker = "tutor: "

  private static func withoutSpeaker(_ line: String) -> String {
    line.hasPrefix(speaker) ? String(line.dropFirst(speaker.count)) : line
  }

  var message: String { messages.joined(separator: "\n") }

  /// - Parameter place: Where the file of claims names the source: `cart.claims:1:1`.
  func lines(at place: String) -> [String] {
    let hasPlaces = messages.allSatisfy { $0.contains(": error: ") || $0.contains(": warning: ") }
    return hasPlaces
      ? ["\(place): error: the view cannot be put on the screen"] + messages
      : messages.map { "\(place): error: \($0)" }
  }
}
