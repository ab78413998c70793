import Yams

/// A YAML value with its place in the file. Types are not guessed: every scalar is its text.
struct YAMLValue: Sendable {
  enum Content: Sendable {
    case text(String)
    case list([YAMLValue])
    case map([(key: YAMLValue, value: YAMLValue)])
  }

  var content: Content
  var place: Place

  var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// The texts of a list; a single text counts as a list of one.
  var texts: [(text: String, place: Place)] {
    switch content {
    case .text(let text): text.isEmpty ? [] : [(text, place)]
    case .list(let items): items.flatMap(\.texts)
    case .map: []
    }
  }
}

extension SourceText {
  /// Reads a range of lines as YAML; all other lines count as empty, so that places stay true.
  ///
  /// - Returns: Nil for an empty document.
  /// - Throws: A ``Finding`` at the place that YAML complains about.
  func yaml(lines range: Range<Int>) throws(Finding) -> YAMLValue? {
    let blanked = lines.indices.map { range.contains($0) ? lines[$0] : "" }
    do {
      guard
        let node = try Yams.compose(
          yaml: blanked.joined(separator: "\n") + "\n", .basic)
      else {
        return nil
      }
      return value(node, depth: 0)
    } catch let error as YamlError {
      throw finding(error)
    } catch {
      throw finding(.yaml, at: Position(line: range.lowerBound + 1, column: 1), "\(error)")
    }
  }

  private func value(_ node: Node, depth: Int) -> YAMLValue {
    let start = position(node.mark)
    switch node {
    case .scalar(let scalar):
      let quotes = scalar.style == .plain ? 0 : 2
      let length = min(scalar.string.utf8.count + quotes, lengthToLineEnd(start))
      return YAMLValue(content: .text(scalar.string), place: Place(start, length: max(1, length)))
    case .sequence(let sequence) where depth < 20:
      return YAMLValue(
        content: .list(sequence.map { value($0, depth: depth + 1) }),
        place: Place(start, length: lengthToLineEnd(start)))
    case .mapping(let mapping) where depth < 20:
      return YAMLValue(
        content: .map(
          mapping.map { (value($0.key, depth: depth + 1), value($0.value, depth: depth + 1)) }),
        place: Place(start, length: lengthToLineEnd(start)))
    case .alias, .sequence, .mapping:
      return YAMLValue(content: .text(""), place: Place(start, length: 1))
    }
  }

  private func finding(_ error: YamlError) -> Finding {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      let place = position(mark)
      return finding(
        .yaml, at: Position(line: min(place.line, max(1, lines.count)), column: place.column),
        "this is no YAML: \(problem)", advice: "put texts with : or # or \" in quotes")
    case .duplicatedKeysInMapping(_, let context):
      return finding(
        .yaml, at: position(context.mark), "a key of this mapping stands twice",
        advice: "delete one of the two")
    default:
      return finding(.yaml, at: Position(line: 1, column: 1), "this is no YAML: \(error)")
    }
  }

  /// YAML counts scalars, we count bytes.
  private func position(_ mark: Mark?) -> Position {
    guard let mark else { return Position(line: 1, column: 1) }
    let before = line(mark.line).unicodeScalars.prefix(max(0, mark.column - 1))
    return Position(line: mark.line, column: before.reduce(1) { $0 + UTF8.width($1) })
  }
}
