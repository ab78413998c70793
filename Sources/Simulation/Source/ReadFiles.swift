import Foundation

extension SourceReader {
  /// Reads the files that are Swift; many of them on all processors at once.
  ///
  /// - Throws: ``SourceError`` with the findings of all files that do not parse.
  static func read(_ files: [SourceFile]) throws -> [ParsedFile] {
    let swift = files.indices.filter { !files[$0].isResource }
    let workers = swift.count < fewFiles ? 1 : ProcessInfo.processInfo.activeProcessorCount
    let shares = (0..<workers).map { worker in
      ReadShare(swift.indices.filter { $0 % workers == worker }.map { swift[$0] })
    }
    // The parser calls itself for what is nested.
    let threads = shares.dropFirst().map { share in
      (share, LargeStackThread { share.read(from: files) })
    }
    shares.first?.read(from: files)
    for (share, thread) in threads {
      if let thread { thread.join() } else { share.read(from: files) }
    }
    let parsed = shares.flatMap(\.parsed).sorted { $0.index < $1.index }
    let findings = shares.flatMap(\.findings).sorted { $0.index < $1.index }
    if !findings.isEmpty { throw SourceError(findings.flatMap(\.diagnostics)) }
    return parsed.map(\.file)
  }

  /// For fewer, a thread is not worth while.
  private static let fewFiles = 16
}

/// What one of several threads reads.
private final class ReadShare {
  private let indices: [Int]
  private(set) var parsed: [(index: Int, file: ParsedFile)] = []
  private(set) var findings: [(index: Int, diagnostics: [SourceDiagnostic])] = []

  init(_ indices: [Int]) { self.indices = indices }

  func read(from files: [SourceFile]) {
    for index in indices {
      do {
        parsed.append((index, try SourceReader.read(files[index], index: index)))
      } catch {
        findings.append((index, error.diagnostics))
      }
    }
  }
}
