import ArgumentParser
import Screens
import Simulation
import Terminal

/// `tutor rule`: what the simulator holds for SwiftUI's rules.
struct RuleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rule",
    abstract: "Look up the rules that the simulator goes by.",
    discussion: """
      A trace names the rule that explains a step: what SwiftUI does, how sure that is, and who \
      says so. Without a name all rules are listed, with words those that say them.

      Examples: tutor rule S1
                tutor rule
                tutor rule equal value
                tutor rule P8 --json
      """)

  @Argument(
    help: "The name of a rule, or words that it says; all rules if left out.",
    completion: .values(.rule))
  var rule: [String] = []

  @Flag(help: "Print one JSON object.")
  var json = false

  @OptionGroup var shared: SharedOptions

  func run() throws {
    try reporting {
      let book = RuleBook.builtIn
      let words = rule.asOneName
      let named = words.flatMap(book.rule)
      let rules = named.map { [$0] } ?? words.map(book.rules(about:)) ?? book.rules
      if let words, rules.isEmpty { throw book.unknown(words) }
      if json { return tutor.write(document: try tutor.json(Document(rules: rules))) }
      try write(named.map { RuleLines($0).whole } ?? RuleLines.list(rules))
    }
  }

  /// The names of the fields are a contract.
  private struct Document: Encodable {
    var format = 1
    var rules: [RuleBook.Rule]
  }

  /// As wide as the window; in a pipe no line is broken.
  private func write(_ lines: [StyledLine]) throws {
    let surroundings = try Surroundings(shared.chosen)
    let facts = TerminalFacts.measured()
    let capabilities = Capabilities(
      environment: surroundings.environment, facts: facts, wishes: surroundings.wishes)
    let width = facts.outputIsTerminal ? capabilities.size.columns : 100_000
    tutor.write(lines.flatMap { $0.wrapped(to: width) }, as: capabilities)
  }
}
