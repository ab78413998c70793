import Terminal

/// What `help` says at the prompt: every command that works there, by groups.
struct CommandHelp {
  private struct Group {
    var name: String
    var rows: [(call: String, explanation: String)]
  }

  /// What can be helped with besides commands: how events are written.
  static let events = "events"

  private static let here = "At this prompt"
  private let groups: [Group]

  /// A command that both know is listed as the prompt has it, in the group of the command line.
  init(_ outer: OuterCommands) {
    var groups: [Group] = []
    func add(_ name: String, _ argument: String, _ explanation: String, to group: String) {
      let row = ("\(name) \(argument)".trimmed, explanation)
      if let index = groups.firstIndex(where: { $0.name == group }) {
        groups[index].rows.append(row)
      } else {
        groups.append(Group(name: group, rows: [row]))
      }
    }
    let own = Command.entries
    for entry in outer.entries() {
      let argument = own.first { $0.name == entry.name }?.argument ?? entry.argument
      add(entry.name, argument, entry.explanation, to: entry.group)
    }
    for entry in own where outer.entry(entry.name) == nil {
      add(entry.name, entry.argument, entry.explanation, to: Self.here)
    }
    self.groups = groups
  }

  func lines(width: Int, isPlain: Bool) -> [StyledLine] {
    let column = min(26, groups.flatMap(\.rows).map(\.call.count).max() ?? 0)
    return groups.flatMap { group -> [StyledLine] in
      let rows = group.rows.flatMap { row -> [StyledLine] in
        if isPlain { return [StyledLine("\(row.call): \(row.explanation)")] }
        let explanation = StyledLine(row.explanation)
        let call = StyledLine("  ") + StyledLine(row.call, Look.key)
        guard row.call.count <= column, width >= 60 else {
          return [call] + (StyledLine("      ") + explanation).wrapped(to: width, hanging: 6)
        }
        return (call.padded(to: column + 2) + StyledLine("   ") + explanation)
          .wrapped(to: width, hanging: column + 5)
      }
      return [StyledLine(isPlain ? group.name + ":" : group.name, Look.heading)] + rows
    } + [
      StyledLine(
        "help COMMAND says more. Enter alone starts today's session. On a page, ? shows the keys "
          + "and : takes a command. help events says how the events of a trace are written.")
    ]
  }
}
