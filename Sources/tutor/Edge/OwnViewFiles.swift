import CardStore
import Foundation
import Practice
import Screens
import Simulation
import Study

/// What is asked about the learner's own views, a file for each of their folders, beside the cards.
final class OwnViewFiles: OwnViewDesk {
  private let folder: String
  private let cache: FindingsCache
  /// What was read last, and is asked about again within the same moment.
  private var read: (path: String, files: [SourceFile], program: PracticeProgram)?

  init(_ surroundings: Surroundings) {
    folder =
      URL(fileURLWithPath: surroundings.storePath).deletingLastPathComponent().path + "/own-views"
    cache = surroundings.findings
  }

  /// A folder that is gone is left out, and so are its cards; they are back when it is.
  var folders: [OwnFolder] { all.filter { SourceInput.exists($0.path) } }

  var missing: [OwnFolder] { all.filter { !SourceInput.exists($0.path) } }

  /// Those of which something is kept, whether they are there or not, by name.
  private var all: [OwnFolder] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.compactMap {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\($0)"),
        let kept = try? JSONDecoder().decode(OwnFolder.self, from: data), kept.format == 1
      else {
        remark(["\(folder)/\($0) cannot be read; what it asked about your views is left out."])
        return nil
      }
      return kept
    }
  }

  /// What is kept of a folder, or the beginning of it.
  ///
  /// - Parameter path: As it was typed.
  func kept(of path: String) -> OwnFolder {
    let new = OwnFolder(path: SourceInput.absolute(path))
    return all.first { $0.name == new.name } ?? new
  }

  /// Takes away what is asked about a folder.
  ///
  /// - Returns: Whether there was anything.
  func forget(_ kept: OwnFolder) throws -> Bool {
    let file = place(of: kept)
    guard SourceInput.exists(file) else { return false }
    do { try FileManager.default.removeItem(atPath: file) } catch {
      throw Failure(.inputOutput, "The file \(file) cannot be taken away.")
    }
    return true
  }

  func keep(_ kept: OwnFolder) throws {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw UnreadableSource("The folder \(folder) cannot be made.")
    }
    let text = try json(kept)
    do { try DraftFile.write(to: place(of: kept), isForced: true) { try $0(text) } } catch {
      throw UnreadableSource(Failure(error).sentence)
    }
  }

  private func place(of kept: OwnFolder) -> String { "\(folder)/\(kept.name).json" }

  func program(of kept: OwnFolder) throws -> PracticeProgram {
    do { return try program(at: kept.path) { _ in } } catch let error as SourceError {
      let first = error.diagnostics.first.map { " \($0.commandLineText)" } ?? ""
      throw UnreadableSource(
        "Your own views are not asked about now, for they do not parse:\(first)")
    } catch { throw UnreadableSource(Failure(error).sentence) }
  }

  /// - Throws: ``Failure`` or `SourceError`; what `progress` throws.
  func program(
    at path: String, _ progress: (Double?) throws -> Void
  ) throws -> PracticeProgram {
    let files = try SourceInput.files(at: [path], progress)
    if let read, read.path == path, read.files == files { return read.program }
    let deadline = Deadline(.seconds(5))
    let limits = PracticeLimits(begin: { deadline.begin() }, isOver: { deadline.isOver })
    let program = PracticeProgram(try SourceTrees(files, keptIn: cache), limits: limits)
    read = (path, files, program)
    return program
  }
}
