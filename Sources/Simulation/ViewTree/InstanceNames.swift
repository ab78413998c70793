/// Names for the instances of an event: `SongRow[2]` where the tree holds several of the type, else
/// `SongRow`.
///
/// How many there are is known when the event is over; until then a token stands for the name.
final class InstanceNames {
  private struct Entry {
    var typeName: String
    weak var node: InstanceNode?
    /// Kept when the instance leaves.
    var label: String?
  }

  private var entries: [Int: Entry] = [:]
  private var alive: [String: Int] = [:]
  /// The largest of the counts before and after the event decides.
  private var before: [String: Int] = [:]
  private var departed: [Int] = []

  private static let opening: Character = "\u{E000}"
  private static let closing: Character = "\u{E001}"

  func token(for node: InstanceNode) -> String { "\(Self.opening)\(node.number)\(Self.closing)" }

  func beginEvent() {
    for number in departed { entries[number] = nil }
    departed = []
    before = alive
  }

  func enter(_ node: InstanceNode) {
    entries[node.number] = Entry(typeName: node.typeName, node: node)
    alive[node.typeName, default: 0] += 1
  }

  func leave(_ node: InstanceNode) {
    entries[node.number]?.label = label(of: node)
    alive[node.typeName, default: 1] -= 1
    departed.append(node.number)
  }

  func name(of node: InstanceNode) -> String { name(number: node.number) }

  /// The name with its label even where the type alone would do.
  func fullName(of node: InstanceNode) -> String {
    label(of: node).map { "\(node.typeName)[\($0)]" } ?? node.typeName
  }

  private func name(number: Int) -> String {
    guard let entry = entries[number] else { return "?" }
    let count = max(alive[entry.typeName] ?? 0, before[entry.typeName] ?? 0)
    guard count > 1, let label = entry.label ?? entry.node.flatMap(label) else {
      return entry.typeName
    }
    return "\(entry.typeName)[\(label)]"
  }

  /// The row's identifier inside a `ForEach`, else the value of the first stored property.
  private func label(of node: InstanceNode) -> String? {
    var parent = node.parent
    while let current = parent {
      if let row = current as? BuilderNode, let identifier = row.identifier {
        return identifier.shortText
      }
      parent = current.parent
    }
    guard let first = node.value.fields.first else { return nil }
    if case .wrapper(let wrapper) = first {
      if case .binding(let binding)? = wrapper.stored {
        return (try? node.tree.peek(binding))?.shortText
      }
      return wrapper.stored?.shortText
    }
    // A closure or a view says nothing that could be written between brackets.
    switch first {
    case .function, .view, .void: return nil
    default: return first.shortText
    }
  }

  /// Replaces all tokens in a text.
  func resolve(_ text: String) -> String {
    guard text.contains(Self.opening) else { return text }
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: Self.opening), let end = rest.firstIndex(of: Self.closing)
    {
      result += rest[..<start]
      result += Int(rest[rest.index(after: start)..<end]).map(name(number:)) ?? "?"
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
