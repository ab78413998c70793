import Simulation
import Terminal

/// Who reads what at a step, and who is waiting to run.
struct DependencyPanel: Sendable, Equatable {
  /// What matters most first.
  var edges: [Dependency]
  /// How many edges there are, those that are not among ``edges`` included.
  var total: Int
  var running: String?
  /// nil where nothing is said of it.
  var marked: [String]?

  /// The panel with every edge that it has.
  func lines(width: Int, _ glyphs: Glyphs) -> [StyledLine] {
    lines(width: width, height: edges.count + 4, glyphs)
  }

  /// The panel in so many lines.
  func lines(width: Int, height: Int, _ glyphs: Glyphs) -> [StyledLine] {
    let state = stateLines(width: width, glyphs)
    let room = max(1, height - 1 - state.count)
    let isWhole = total <= room
    let shown = edges.prefix(isWhole ? room : max(1, room - 1))
    var lines = [StyledLine("DEPENDENCIES", Look.heading)] + edgeLines(shown, width: width, glyphs)
    if edges.isEmpty { lines.append(StyledLine("none recorded yet", Look.quiet)) }
    if !isWhole {
      lines.append(StyledLine("and \(total - shown.count) more: d shows all", Look.quiet))
    }
    let gap = state.isEmpty || lines.count + state.count >= height ? [] : [StyledLine()]
    return lines + gap + state
  }

  private func edgeLines(
    _ edges: some Collection<Dependency>, width: Int, _ glyphs: Glyphs
  ) -> [StyledLine] {
    let hasMark = edges.contains { $0.reader == running }
    let names = { (edge: Dependency, isShort: Bool) in
      (edge.source, isShort && edge.isOwn ? "its body" : "\(edge.reader).body")
    }
    func widths(_ isShort: Bool) -> (Int, Int) {
      let all = edges.map { names($0, isShort) }
      return (all.map(\.0.cellWidth).max() ?? 0, all.map(\.1.cellWidth).max() ?? 0)
    }
    let whole = widths(false)
    let room = width - 4 - (hasMark ? 2 : 0)
    let isShort = whole.0 + whole.1 > room
    let (source, reader) = isShort ? widths(true) : whole
    // Each gets what it needs, as long as the other has half.
    let left = min(source, max(room / 2, room - reader))
    let right = max(0, min(reader, room - left))
    return edges.map { edge in
      let name = names(edge, isShort)
      let isRunning = edge.reader == running
      let line =
        StyledLine(name.0.shortenedName(to: left, glyphs)).padded(to: left) + " <- "
        + StyledLine(
          name.1.shortenedName(to: right, glyphs), isRunning ? Look.running : .plain)
      guard isRunning else { return line }
      let mark = line.width + 10 <= width ? " * RUNNING" : " *"
      return line + StyledLine(mark, Look.running)
    }
  }

  /// `marked: A and 3 more   running: B.body`, in two lines where one has no room.
  private func stateLines(width: Int, _ glyphs: Glyphs) -> [StyledLine] {
    guard let marked else { return [] }
    let waiting = "marked: " + briefly(marked, width: width - 8, glyphs)
    let body = running.map { "\($0).body" } ?? "none"
    let runs = "running: " + body.shortenedName(to: width - 9, glyphs)
    let line = "\(waiting)   \(runs)"
    return (line.cellWidth <= width ? [line] : [waiting, runs]).map { StyledLine($0) }
  }
}

/// As many names as fit, and how many more there are.
func briefly(_ names: [String], width: Int, _ glyphs: Glyphs) -> String {
  guard !names.isEmpty else { return "none" }
  let few = names.prefix(12)
  for count in stride(from: few.count, through: 1, by: -1) {
    let rest = names.count - count
    let text =
      few.prefix(count).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    if text.cellWidth <= width { return text }
  }
  let more = names.count > 1 ? " and \(names.count - 1) more" : ""
  return (few.first ?? "").shortenedName(to: width - more.cellWidth, glyphs) + more
}

extension Dependency {
  /// Whether a body reads what belongs to its own view.
  fileprivate var isOwn: Bool { source.hasPrefix(reader + ".") }
}
