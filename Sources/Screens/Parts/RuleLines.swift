import Simulation
import Terminal

/// A rule of SwiftUI as lines to be read.
public struct RuleLines {
  private let rule: RuleBook.Rule

  public init(_ rule: RuleBook.Rule) { self.rule = rule }

  /// All that is known of it; a line may be longer than the window is wide.
  public var whole: [StyledLine] {
    [
      StyledLine("\(rule.name)  \(rule.section)", Look.heading), StyledLine(markdown: rule.rule),
      StyledLine("Sure: \(rule.sure)."),
      StyledLine(markdown: "Sources: \(rule.sources.joined(separator: "; ")).", Look.quiet),
    ]
  }

  /// Its name and what it says.
  public var brief: StyledLine {
    StyledLine(rule.name.padding(to: 5), Look.key) + StyledLine(markdown: rule.rule)
  }

  /// Rules under their headings, a line each.
  public static func list(_ rules: [RuleBook.Rule]) -> [StyledLine] {
    var lines: [StyledLine] = []
    for (index, rule) in rules.enumerated() {
      if index == 0 || rules[index - 1].section != rule.section {
        lines += (index == 0 ? [] : [StyledLine()]) + [StyledLine(rule.section, Look.heading)]
      }
      lines.append(RuleLines(rule).brief)
    }
    return lines
  }
}

extension StyledLine {
  /// A line of Markdown in which nothing is marked but code.
  fileprivate init(markdown: String, _ style: Style = .plain) {
    let pieces = markdown.split(separator: "`", omittingEmptySubsequences: false)
    self = pieces.enumerated().reduce(StyledLine()) { line, piece in
      line + StyledLine(String(piece.element), piece.offset.isMultiple(of: 2) ? style : Look.code)
    }
  }
}
