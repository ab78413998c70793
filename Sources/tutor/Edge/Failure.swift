import ArgumentParser
import CardStore
import Curriculum
import Guides
import Screens
import Simulation
import Study
import Terminal

/// Why a command stops: lines for standard error and an exit code.
struct Failure: Error {
  var status: ExitStatus
  var lines: [String]

  init(_ status: ExitStatus, _ lines: [String]) {
    self.status = status
    self.lines = lines
  }

  /// A sentence, with the program's name before it.
  init(_ status: ExitStatus, _ sentence: String) {
    self.init(status, [Self.speaker + sentence])
  }

  /// Who speaks, on a command line where many do.
  private static let speaker = "tutor: "

  /// The same as one text, for a page on which nobody else speaks.
  var sentence: String {
    let text = lines.joined(separator: " ")
    return text.hasPrefix(Self.speaker) ? String(text.dropFirst(Self.speaker.count)) : text
  }

  private init(exitCode: Int32, _ sentence: String, advice: String?) {
    let sentences = [sentence, advice].compactMap(\.self).joined(separator: " ")
    self.init(ExitStatus(rawValue: exitCode) ?? .bug, sentences)
  }

  /// What an error of one of the modules means on the command line.
  init(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as CardStoreError:
      self.init(exitCode: error.exitCode, error.description, advice: error.advice)
    case let error as ExchangeError:
      self.init(exitCode: error.exitCode, error.description, advice: error.advice)
    case let error as UnsoundPack:
      let text = FindingText.forOutput
      self.init(.badData, error.findings.flatMap(text.lines))
    case let error as GuideError: self.init(.badData, error.message)
    case let error as PackFolderError: self.init(.noInput, error.message)
    case let error as SourceError where error.diagnostics.isEmpty:
      self.init(.bug, "the source cannot be simulated, and nobody says why. Please report this.")
    case let error as SourceError:
      let width = StandardStream.error.columns
      self.init(
        .badData, error.diagnostics.flatMap { [$0.commandLineText] + $0.caretLines(width: width) })
    case let error as EventError: self.init(.badData, error.message)
    case let error as SettingsText.Refusal: self.init(.configuration, error.description)
    case let error as ExerciseError: self.init(.badData, error.description)
    case let error as UnreadableSource: self.init(.inputOutput, error.description)
    case let error as StudyError: self.init(StudyErrorStatus.of(error), error.description)
    default: self.init(.bug, "something went wrong that never should: \(error)")
    }
  }
}

private enum StudyErrorStatus {
  static func of(_ error: StudyError) -> ExitStatus {
    switch error {
    case .unknownTopic, .unknownConcept, .unknownRule, .unknownFlag, .noDrillAbout,
      .unknownExercise, .unknownWriting, .noWords, .linkToItself, .unchangeable:
      .usage
    case .missingListing, .failingTrace, .failingExercise, .emptyQuestion, .noDrill, .retired,
      .unreadableProgram:
      .badData
    }
  }
}

extension SourceDiagnostic {
  /// `file:line:column: error: …`, as compilers write it; of what stands in no file a sentence.
  var commandLineText: String {
    path.isEmpty
      ? "tutor: \(message)" : "\(path):\(line):\(column): \(severity.rawValue): \(message)"
  }
}

/// Runs a command and turns what it throws into lines on standard error and an exit code.
func reporting(_ body: () throws -> Void) throws {
  do { try body() } catch let code as ExitCode { throw code } catch {
    let failure = Failure(error)
    remark(failure.lines)
    throw ExitCode(failure.status.rawValue)
  }
}

extension Failure {
  /// What is said of a file that nobody may read, or that is none.
  static func unreadable(_ path: String) -> String {
    "\(path) is no file that can be read. See with ls -l what it is and who may read it."
  }
}
