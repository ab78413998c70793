/// Children of a lazy container that belong together. A line of a lazy grid holds children of one run
/// only.
public struct LazyRun: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// One to a column.
    case cells
    /// Each takes a whole line.
    case lines
    /// Of a section: each takes a whole line, and may stay in sight.
    case header, footer
  }

  public let count: Int
  public let kind: Kind
  /// Runs of the same section follow each other; nil for what stands in none.
  public let section: Int?

  public init(count: Int, _ kind: Kind = .cells, section: Int? = nil) {
    self.count = max(0, count)
    self.kind = kind
    self.section = section
  }
}

/// In which line each child of a lazy container stands.
struct LineNumbers {
  private struct Part {
    let run: LazyRun
    let firstIndex: Int
    let firstLine: Int
    let perLine: Int
  }

  private let parts: [Part]
  private let count: Int
  let lineCount: Int

  /// - Parameter columns: how many a line has; nil where each child takes a whole one.
  init(_ runs: [LazyRun], columns: Int?) {
    var parts: [Part] = []
    var index = 0
    var line = 0
    for run in runs where run.count > 0 {
      let perLine = run.kind == .cells ? max(1, columns ?? 1) : 1
      parts.append(Part(run: run, firstIndex: index, firstLine: line, perLine: perLine))
      index += run.count
      line += (run.count + perLine - 1) / perLine
    }
    self.parts = parts
    count = index
    lineCount = line
  }

  func line(of index: Int) -> Int {
    guard let part = part(of: index) else { return 0 }
    return part.firstLine + (index - part.firstIndex) / part.perLine
  }

  func column(of index: Int) -> Int {
    guard let part = part(of: index) else { return 0 }
    return (index - part.firstIndex) % part.perLine
  }

  func kind(of index: Int) -> LazyRun.Kind { part(of: index)?.run.kind ?? .cells }

  func indices(ofLine line: Int) -> Range<Int> {
    guard let position = last(where: { $0.firstLine <= line }) else { return 0..<0 }
    let part = parts[position]
    let end = part.firstIndex + part.run.count
    let first = part.firstIndex + (line - part.firstLine) * part.perLine
    return min(first, end)..<min(first + part.perLine, end)
  }

  /// The lines of the section in which a child stands; nil where it stands in none.
  func linesOfSection(of index: Int) -> Range<Int>? {
    guard let position = last(where: { $0.firstIndex <= index }),
      let section = parts[position].run.section
    else { return nil }
    var first = position
    var next = position + 1
    while first > 0, parts[first - 1].run.section == section { first -= 1 }
    while next < parts.count, parts[next].run.section == section { next += 1 }
    return parts[first].firstLine..<(next < parts.count ? parts[next].firstLine : lineCount)
  }

  private func part(of index: Int) -> Part? {
    last { $0.firstIndex <= index }.map { parts[$0] }
  }

  /// The last part of which something holds that holds of all before it.
  private func last(where holds: (Part) -> Bool) -> Int? {
    var lower = 0
    var upper = parts.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if holds(parts[middle]) { lower = middle + 1 } else { upper = middle }
    }
    return lower > 0 ? lower - 1 : nil
  }
}
