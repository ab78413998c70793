import Simulation
import Terminal

/// The panel of dependencies: who reads what.
func dependencyLines(
  _ edges: [Dependency], running: String? = nil, dirty: [String]? = nil, width: Int,
  _ glyphs: Glyphs
) -> [StyledLine] {
  let heading = StyledLine("DEPENDENCIES", Look.heading)
  let whole = edges.map { $0.source.cellWidth + $0.reader.cellWidth + 11 }.max() ?? 0
  let sources = edges.map { whole <= width ? $0.source : $0.shortSource }
  let widest = min(sources.map(\.cellWidth).max() ?? 0, width / 2)
  var lines = zip(edges, sources).map { edge, source -> StyledLine in
    let isRunning = edge.reader == running
    let line =
      StyledLine(source).fitted(to: widest, .leading, glyphs) + " <- "
      + StyledLine("\(edge.reader).body", isRunning ? Look.running : .plain)
    guard isRunning else { return line.truncated(to: width, glyphs) }
    // The mark is never cut off; the word is said below as well.
    let mark = line.width + 10 <= width ? " * RUNNING" : " *"
    return line.truncated(to: width - mark.count, glyphs) + StyledLine(mark, Look.running)
  }
  if edges.isEmpty { lines = [StyledLine("none recorded yet", Look.quiet)] }
  guard let dirty else { return [heading, StyledLine()] + lines }
  let state =
    "dirty: \(dirty.isEmpty ? "none" : dirty.joined(separator: ", "))"
    + "   running: \(running.map { "\($0).body" } ?? "none")"
  return [heading] + lines + [StyledLine()]
    + StyledLine(state).wrapped(to: width)
}

extension Dependency {
  /// Without the owner's name if that is the reader itself.
  fileprivate var shortSource: String {
    source.hasPrefix(reader + ".") ? String(source.dropFirst(reader.count + 1)) : source
  }
}
