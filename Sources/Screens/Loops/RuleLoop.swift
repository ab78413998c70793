import Simulation
import Study
import Terminal

/// Shows a rule of SwiftUI by its name, or those that say some words, to choose one.
struct RuleLoop {
  let stage: Stage
  var book = RuleBook.builtIn

  /// - Parameter words: `S1`, or words of a rule; nil lists all of them.
  func run(_ words: String?) throws {
    if let rule = words.flatMap(book.rule) { return try show(rule) }
    let found = words.map(book.rules(about:)) ?? book.rules
    guard let first = found.first else {
      return stage.say(book.unknown(words ?? "").description)
    }
    if found.count == 1 { return try show(first) }
    let entries = found.map { rule in
      MenuPage.Entry(
        id: rule.name.lowercased(), number: rule.name,
        title: rule.rule.filter { $0 != "`" }, detail: "", group: rule.section)
    }
    try MenuLoop(stage: stage).walk(
      through: {
        MenuPage(title: "RULES", status: counted(found.count, "rule"), allEntries: entries)
      },
      open: { name in if let rule = book.rule(name) { try show(rule) } })
  }

  func show(_ rule: RuleBook.Rule) throws {
    let page = DetailPage(title: "RULE \(rule.name)", matter: .text(RuleLines(rule).whole))
    guard stage.isPlain else {
      _ = try stage.present(page)
      return
    }
    stage.say(RuleLines(rule).whole)
  }
}

extension RuleBook {
  /// What to say of words that are no rule's.
  public func unknown(_ words: String) -> StudyError {
    .unknownRule(words, near: nearest(to: words.uppercased(), among: rules.map(\.name)))
  }
}
