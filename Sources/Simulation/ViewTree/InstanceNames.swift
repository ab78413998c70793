/// Names for the instances of an event: `SongRow[2]` where the tree holds several of the type, else
/// `SongRow`.
///
/// How many there are is known when the event is over; until then a token stands for the name.
final class InstanceNames {
  private struct Entry {
    var typeName: String
    /// Until the instance leaves.
    var node: InstanceNode?
    /// Kept when the instance leaves.
    var label: String?
  }

  private var entries: [Int: Entry] = [:]
  /// The largest of the counts before and after the event decides.
  private var before: [String: Int] = [:]
  private var departed: [Int] = []

  /// Instances in the tree by type, and those in rows by type and label, which they keep.
  private var byType: [String: [Int: InstanceNode]] = [:]
  private var byRow: [RowName: [Int: InstanceNode]] = [:]
  /// Names that were needed since they could last change.
  private var resolved: [Int: String] = [:]

  private struct RowName: Hashable {
    var typeName: String
    var label: String
  }

  private static let opening: Unicode.Scalar = "\u{E000}"
  private static let closing: Unicode.Scalar = "\u{E001}"

  static func token(for number: Int) -> String { "\(opening)\(number)\(closing)" }

  /// The instance of a number while it is in the tree.
  func instance(_ number: Int) -> InstanceNode? { entries[number]?.node }

  func beginEvent() {
    for number in departed { entries[number] = nil }
    departed = []
    before = byType.mapValues(\.count)
  }

  func enter(_ node: InstanceNode) {
    entries[node.number] = Entry(typeName: node.typeName, node: node)
    byType[node.typeName, default: [:]][node.number] = node
    if let row = rowName(of: node) { byRow[row, default: [:]][node.number] = node }
  }

  func leave(_ node: InstanceNode) {
    entries[node.number]?.label = label(of: node)
    entries[node.number]?.node = nil
    byType[node.typeName]?[node.number] = nil
    departed.append(node.number)
    guard let row = rowName(of: node) else { return }
    byRow[row]?[node.number] = nil
    if byRow[row]?.isEmpty == true { byRow[row] = nil }
  }

  private func rowName(of node: InstanceNode) -> RowName? {
    node.row?.identifier.map { RowName(typeName: node.typeName, label: $0.shortText) }
  }

  // MARK: By name

  /// The instances in the tree that a person means by a name: `SongRow`, `SongRow[2]`, parents
  /// first.
  func instances(named name: String) -> [InstanceNode] {
    let typeName = String(name.prefix { $0 != "[" })
    let all = byType[typeName] ?? [:]
    guard name != typeName else {
      // The type alone is the name of a single instance, and of those that have no label.
      return inOrder(all.values.filter { self.name(of: $0) == name })
    }
    let label = String(name.dropFirst(typeName.count + 1).dropLast())
    let rows = byRow[RowName(typeName: typeName, label: label)] ?? [:]
    guard rows.isEmpty else { return inOrder(Array(rows.values)) }
    return inOrder(all.values.filter { $0.row == nil && fullName(of: $0) == name })
  }

  /// The types that have instances in the tree.
  var typeNames: [String] { byType.filter { !$0.value.isEmpty }.keys.sorted() }

  private func inOrder(_ nodes: [InstanceNode]) -> [InstanceNode] {
    nodes.filter(\.isAttached).sorted { $0.precedes($1) }
  }

  func name(of node: InstanceNode) -> String { name(number: node.number) }

  /// The name with its label even where the type alone would do.
  func fullName(of node: InstanceNode) -> String {
    label(of: node).map { "\(node.typeName)[\($0)]" } ?? node.typeName
  }

  private func name(number: Int) -> String {
    guard let entry = entries[number] else { return "?" }
    let count = max(byType[entry.typeName]?.count ?? 0, before[entry.typeName] ?? 0)
    guard count > 1, let label = entry.label ?? entry.node.flatMap(label) else {
      return entry.typeName
    }
    return "\(entry.typeName)[\(label)]"
  }

  /// The row's identifier inside a `ForEach`, else the value of the first stored property that has
  /// one to show.
  private func label(of node: InstanceNode) -> String? {
    if let identifier = node.row?.identifier { return identifier.shortText }
    return node.value.fields.lazy.compactMap { self.label($0, of: node) }.first
  }

  /// A closure, a view or what belongs to the view alone says nothing that could be written between
  /// brackets.
  private func label(_ field: Value, of node: InstanceNode) -> String? {
    switch field {
    case .function, .view, .void: return nil
    case .wrapper(let wrapper):
      guard case .binding(let binding)? = wrapper.stored else { return wrapper.stored?.shortText }
      return (try? node.tree.peek(binding))?.shortText
    default: return field.shortText
    }
  }

  /// Replaces all tokens in the texts of an event.
  ///
  /// - Parameter body: Gets a function that replaces those of one text. No instance enters, leaves
  ///   or changes meanwhile.
  func resolving<Result>(_ body: ((String) -> String) -> Result) -> Result {
    defer { resolved = [:] }
    return body(resolve)
  }

  private func resolve(_ text: String) -> String {
    let scalars = text.unicodeScalars
    // Tokens are rare in long texts, and bytes are quicker to look at than characters.
    guard text.utf8.contains(0xEE), var start = scalars.firstIndex(of: Self.opening) else {
      return text
    }
    var result = ""
    var done = scalars.startIndex
    while start < scalars.endIndex {
      let digits = scalars.index(after: start)
      let end = scalars[digits...].firstIndex { !("0"..."9").contains($0) } ?? scalars.endIndex
      if end < scalars.endIndex, scalars[end] == Self.closing, let number = Int(text[digits..<end])
      {
        result += text[done..<start]
        result += resolvedName(number)
        done = scalars.index(after: end)
      }
      start = scalars[end...].firstIndex(of: Self.opening) ?? scalars.endIndex
    }
    return result + text[done...]
  }

  private func resolvedName(_ number: Int) -> String {
    if let known = resolved[number] { return known }
    let name = name(number: number)
    resolved[number] = name
    return name
  }
}
