import Simulation
import Terminal

/// What happened in an event to what is watched, each in a paragraph.
struct WatchLines {
  let trace: Trace
  /// Index in ``Trace/events``.
  let event: Int

  /// How many steps are told of each.
  private static let limit = 6

  func lines(_ points: [TracePoint], on canvas: Canvas) -> [StyledLine] {
    points.flatMap { point in
      canvas.paragraph(
        StyledLine("  ") + StyledLine("watch", Look.key).padded(to: 8)
          + StyledLine("\(point.name): \(story(of: point, canvas.voice))"), hanging: 12)
    }
  }

  private func story(of point: TracePoint, _ voice: Voice) -> String {
    let steps = point.steps(of: trace.events[event], in: trace)
    guard !steps.isEmpty else { return silence(of: point) }
    let more = steps.count - Self.limit
    let told = steps.prefix(Self.limit).map { step in
      guard step.kind == .evaluate else {
        return "\(step.n) \(step.word) \(step.summary(fitting: 100, .unicode, voice))"
      }
      let verdict = step.preventable == nil ? "" : ", for nothing"
      return "\(step.n) \(step.message(voice))\(verdict)"
    }
    let rest = more > 0 ? ["and \(counted(more, "step")) more"] : []
    return (told + rest).joined(separator: "; ")
  }

  private func silence(of point: TracePoint) -> String {
    guard point.subject == .view else { return "neither written nor read" }
    let latest = trace.events.prefix(event).reversed().lazy.compactMap { past in
      point.steps(of: past, in: trace).last { [.insert, .remove].contains($0.kind) }
    }.first
    switch latest?.kind {
    case nil: return "not on the screen yet"
    case .remove: return "no longer on the screen"
    default: return "nothing happened to it"
    }
  }
}
