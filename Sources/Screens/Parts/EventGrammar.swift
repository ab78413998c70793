import Simulation
import Terminal

/// How events are written, for whoever types them: made of the grammar that reads them.
public struct EventGrammar {
  public init() {}

  /// What is to be said before the forms.
  public static let introduction =
    "An event is what somebody, the system or time does to a view. It is typed at trace>, given to "
    + "tutor trace with --do, or written into a script, one a line; a line that begins with # says "
    + "nothing. In brackets stands what may be left out: in View[x], as the trace calls it, tells "
    + "one of several."

  public func lines(width: Int, isPlain: Bool) -> [StyledLine] {
    let forms = EventForm.all
    guard !isPlain else {
      return [StyledLine(Self.introduction)]
        + forms.map { StyledLine("\($0.usage): \($0.explanation).") }
    }
    let column = forms.map(\.usage.count).max() ?? 0
    return StyledLine(Self.introduction).wrapped(to: width) + [StyledLine()]
      + forms.flatMap { form -> [StyledLine] in
        let usage = StyledLine("  ") + StyledLine(form.usage, Look.key)
        let explanation = StyledLine(form.explanation)
        guard width >= column + 30 else {
          return usage.wrapped(to: width, hanging: 4)
            + (StyledLine("      ") + explanation).wrapped(to: width, hanging: 6)
        }
        return (usage.padded(to: column + 4) + explanation)
          .wrapped(to: width, hanging: column + 4)
      }
  }
}
