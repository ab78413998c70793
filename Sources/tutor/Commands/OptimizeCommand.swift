import ArgumentParser
import Foundation
import Study

/// `tutor optimize`: fits the scheduler to the learner.
struct OptimizeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "optimize",
    abstract: "Fit the scheduler to how you remember.",
    discussion: """
      Fits the weights of FSRS-6 to your own answers, tries them on answers that they have not \
      seen, and takes them only if they foretell those better. A copy of your cards is made \
      before. You may stop it at any time: nothing changes before the end.

      Examples: tutor optimize
                tutor optimize --dry-run --json
                tutor optimize --reset
      """)

  @Flag(help: "Say what would come of it, and change nothing.")
  var dryRun = false

  @Flag(help: "Go back to the weights that everybody starts with.")
  var reset = false

  @Flag(help: "Print one JSON object.")
  var json = false

  @OptionGroup var shared: SharedOptions

  func validate() throws {
    if reset, dryRun || json {
      throw ValidationError("--reset goes with neither --dry-run nor --json.")
    }
  }

  func run() throws {
    try reporting {
      let surroundings = try Surroundings(shared.chosen)
      let session = try surroundings.session()
      if reset {
        let moved = try session.forgetOptimization()
        return write(lines: [
          "The standard weights are in use. \(Self.cards(moved)) at another time."
        ])
      }
      let work = LongWork(
        "Fitting the weights", isShown: !surroundings.settings[.plain] && !json)
      let report = try work.run { try session.optimize(isTrial: dryRun, progress: $0) }
      if json { write(document: try tutor.json(report)) } else { write(lines: lines(report)) }
    }
  }

  private func lines(_ report: OptimizationReport) -> [String] {
    if report.isTooFew {
      return [
        "There are \(report.reviews) answers that came a day or more after the one before. "
          + "Weights can be fitted from 8 on, and well from some hundreds. Nothing changed."
      ]
    }
    let before = rounded(report.before)
    let after = rounded(report.after)
    var lines = [
      "Fitted to \(report.reviews) answers. On the \(report.heldBack) newest, held back until then:",
      "  error with the weights in use   \(before)", "  error with the new ones         \(after)",
    ]
    switch (report.isGain, dryRun) {
    case (true, true): lines.append("The new weights foretell better. Nothing changed: a dry run.")
    case (true, false):
      lines.append(
        "The new weights foretell better and are in use now. \(Self.cards(report.moved)) at "
          + "another time. Take it back with: tutor optimize --reset")
    case (false, _):
      lines.append("The weights in use foretell at least as well. They stay.")
    }
    return lines
  }

  private static func cards(_ count: Int) -> String {
    count == 1 ? "1 card comes back" : "\(count) cards come back"
  }

  private func rounded(_ loss: Double) -> String {
    let digits = String(Int((loss * 100_000).rounded()))
    let padded = String(repeating: "0", count: max(0, 6 - digits.count)) + digits
    return padded.dropLast(5) + "." + padded.suffix(5)
  }
}
