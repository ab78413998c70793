import Simulation

/// Puts into characters that one thing became another, or follows from another: an arrow on a page,
/// words for a screen reader.
enum Voice: Sendable {
  case drawn, spoken

  /// What became what.
  func change(_ old: String, _ new: String) -> String {
    self == .drawn ? "\(old) -> \(new)" : "from \(old) to \(new)"
  }

  /// What became of a part of a value.
  func change(_ part: ChangedPart) -> String {
    guard self == .spoken else { return part.text }
    let label = part.label.replacing(" -> ", with: " to ")
    return switch (part.old, part.new) {
    case (let old?, let new?): "\(label) \(change(old, new))"
    case (nil, let new?): "\(label), new: \(new)"
    case (let old?, nil): "\(label), gone: \(old)"
    case (nil, nil): label
    }
  }

  /// Who reads what.
  func dependency(of reader: String, on source: String) -> String {
    self == .drawn ? "\(source) <- \(reader)" : "\(reader) depends on \(source)"
  }

  /// A chain of causes, the last effect first.
  func chain(_ links: [String]) -> String {
    links.joined(separator: self == .drawn ? " <- " : ", because of ")
  }
}
