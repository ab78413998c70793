/// A swap as Markdown, for a terminal or a page.
public struct SwapText {
  private let comparison: SwapComparison

  public init(_ comparison: SwapComparison) { self.comparison = comparison }

  public var lines: [String] {
    ["### `\(comparison.root)`: \(comparison.model) as \(listed)", ""] + table + differences
      + comparison.versions.flatMap(changes)
  }

  private var names: [String] { comparison.versions.map { "`\($0.form.rawValue)`" } }

  private var listed: String {
    names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }

  private var table: [String] {
    let rows = comparison.events.map { event in
      "| \(code(event.event)) | " + event.sides.map(\.cell).joined(separator: " | ") + " |"
    }
    let again = comparison.versions.indices.map { index in
      "\(comparison.events.dropFirst().reduce(0) { $0 + $1.sides[index].total })"
    }
    return [
      "| Bodies with | \(names.joined(separator: " | ")) |",
      "|---|" + names.map { _ in "---|" }.joined(),
    ] + rows + ["| all that ran again | \(again.joined(separator: " | ")) |"]
  }

  /// What differs from the first form besides bodies.
  private var differences: [String] {
    let lines = comparison.events.flatMap { event in
      event.sides.indices.dropFirst().flatMap { index in
        event.sides[index].otherThings(than: event.sides[0]).map { thing in
          let form = names[thing.isNew ? index : 0]
          let other = names[thing.isNew ? 0 : index]
          return
            "- \(code(event.event)): \(thing.name), as \(form) and not as \(other): \(thing.what)"
        }
      }
    }
    return lines.isEmpty ? [] : [""] + lines
  }

  private func changes(_ version: SwapComparison.Version) -> [String] {
    guard !version.changed.isEmpty else { return [] }
    return ["", "As `\(version.form.rawValue)`:", ""]
      + version.changed.map { line in
        line.text.isEmpty
          ? "- line \(line.line) of \(line.path) is gone"
          : "- line \(line.line) of \(line.path): `\(line.text)`"
      }
  }
}
