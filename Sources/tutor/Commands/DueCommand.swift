import ArgumentParser
import Study

/// `tutor due`: what is due, for people and scripts.
struct DueCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "due",
    abstract: "Say how many cards are due.",
    discussion: """
      Examples: tutor due
                tutor due --list
                tutor due --json
                tutor due --exit-code || notify-send "cards are due"
      """)

  @Flag(help: "Print one JSON object.")
  var json = false

  @Flag(help: "List the cards in the order in which they would be asked, and why.")
  var list = false

  @Flag(help: "Exit with 1 if a card is due today by the plan.")
  var exitCode = false

  @OptionGroup var shared: SharedOptions

  func run() throws {
    try reporting {
      let report = try Surroundings(shared.chosen).session().dueReport()
      if json {
        write(document: try tutor.json(report))
      } else {
        write(lines: [text(report)] + (list ? report.cards.map(line) : []))
      }
      if exitCode, report.isAnythingDue { throw ExitCode(ExitStatus.found.rawValue) }
    }
  }

  private func line(_ card: DueReport.Card) -> String {
    let why =
      switch card.reason {
      case "step": "a short step is over"
      case "new": "never answered"
      default: Self.lateness(card.overdue ?? 0)
      }
    let chance = card.chance.map { ", known with \(Int(($0 * 100).rounded()))%" } ?? ""
    return "\(card.id): \(why)\(chance)"
  }

  private static func lateness(_ days: Int) -> String {
    switch days {
    case ...0: "due today"
    case 1: "due since yesterday"
    default: "due for \(days) days"
    }
  }

  private func text(_ report: DueReport) -> String {
    let plan = report.plan
    var parts = ["\(report.due) due"]
    if plan.later > 0 {
      parts.append("\(plan.due) of them today and the rest \(spread(over: plan.days))")
    }
    parts += [
      "\(report.new) new", "\(report.waiting) later today",
      // What is spread over days is due until its day comes.
      plan.later > 0
        ? "\(report.dueTomorrow) still due tomorrow" : "\(report.dueTomorrow) tomorrow",
    ]
    return parts.joined(separator: ", ")
  }
}
