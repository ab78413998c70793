import ArgumentParser
import Curriculum
import Foundation
import Screens
import Study
import Terminal

/// `tutor watch`: checks lessons whenever they are saved, and shows them.
struct WatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Check lessons whenever they are saved, and show the page around the change.",
    discussion: """
      Leave it open beside your editor. n and b turn the pages, q or Ctrl-C leaves. In a pipe, and \
      with --plain, everything is appended instead.

      Examples: tutor watch Lessons/03-state/state.md
                tutor watch Lessons
      """)

  @Argument(
    help: "Lessons, or folders of them; the lessons in use if left out.", completion: .file())
  var paths: [String] = []

  @OptionGroup var shared: SharedOptions

  func run() throws {
    try reporting {
      let surroundings = try Surroundings(shared.chosen)
      let paths = paths.isEmpty ? [try surroundings.lessonFolder()] : paths
      if let missing = paths.first(where: { !SourceInput.exists($0) }) {
        throw Failure(
          .noInput, "There is no \(missing). Begin one with: tutor new lesson \(missing)")
      }
      var files = WatchedFiles(paths)
      let loop = WatchLoop(
        console: console(surroundings), draft: draft(paths, nil, surroundings.clock),
        look: {
          files.change().map { draft(paths, $0, surroundings.clock) }
        }, pause: { Thread.sleep(forTimeInterval: Double($0) / 1000) })
      loop.run()
    }
  }

  private func console(_ surroundings: Surroundings) -> any Console {
    var capabilities = Capabilities(
      environment: surroundings.environment, facts: .measured(), wishes: surroundings.wishes)
    if shared.noInput {
      capabilities.isInteractive = false
      capabilities.isPlain = true
    }
    // Where no key can come, the signal is the only way to leave, and a good one.
    if !capabilities.isInteractive { signal(SIGINT) { _ in _exit(ExitStatus.success.rawValue) } }
    return TerminalDevice(capabilities: capabilities)
  }

  private func draft(_ paths: [String], _ change: WatchedFiles.Change?, _ clock: StudyClock)
    -> WatchedDraft
  {
    let begin = ContinuousClock.now
    var report = LintReport(findings: [], lessons: 0)
    var problem = ""
    do { report = try Linter(keepsLessons: true).lint(paths: paths) } catch {
      problem = "Waiting: \(error.message)."
    }
    return WatchedDraft(
      report: report, milliseconds: begin.millisecondsPassed, time: Self.time(clock),
      path: change?.path, line: change?.line, problem: problem)
  }

  /// `09:00:00`
  private static func time(_ clock: StudyClock) -> String {
    let seconds = clock.seconds + clock.offset(clock.seconds)
    return [seconds / 3600 % 24, seconds / 60 % 60, seconds % 60].map { number in
      number < 10 ? "0\(number)" : "\(number)"
    }.joined(separator: ":")
  }
}

extension ContinuousClock.Instant {
  /// Whole milliseconds since then.
  var millisecondsPassed: Int { Int((ContinuousClock.now - self) / .milliseconds(1)) }
}
