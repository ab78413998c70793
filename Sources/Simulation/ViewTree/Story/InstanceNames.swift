/// What traces call the instances: `SongRow`, or `SongRow[2]` where the tree holds several of the
/// type.
///
/// An instance has one name throughout an event: the one that fits at its end. If the value that
/// names it changes, the step that compares the values also gives the former name. Instances that
/// nothing else tells apart are numbered in the order in which they entered, `Flag[1]` and
/// `Flag[2]`, or `Star[7][1]` and `Star[7][2]` where they share a label. An instance that takes the
/// place of another of the same name is called the new one.
///
/// How many there are is only known when the event is over. Until then texts hold a token in the
/// place of the name.
final class InstanceNames {
  private struct Entry {
    var typeName: String
    /// Nil once the instance has left the tree.
    var node: InstanceNode?
    var isInRow: Bool
    /// The label between the brackets. A row keeps it for good, and so does an instance that
    /// leaves; any other has the one from the beginning of the event.
    var label: String?
    /// Its number among instances of the same name, as soon as one was needed.
    var ordinal: Int?
    /// Its name in the latest event.
    var told: String?
  }

  /// What instances have in common that are told apart by numbers alone.
  private struct Namesakes: Hashable {
    var typeName: String
    var label: String?
  }

  private var entries: [Int: Entry] = [:]
  /// How many instances of a type there were before the event. The larger of the counts before and
  /// after it decides whether a label is needed.
  private var before: [String: Int] = [:]
  private var departed: [Int] = []
  /// Types of which an instance came, left or changed in this event; and in the last one, whose
  /// names still count what left in it.
  private var unsettled: Set<String> = []
  private var unsettledBefore: Set<String> = []
  /// Types that are called by what a binding leads to, which any write may change.
  private var boundTypes: Set<String> = []
  private var latest = 0
  /// The number of the youngest instance that was there when the event began.
  private var boundary = 0

  /// The numbers of rows whose identifiers are UUIDs.
  private var serials: [Value: Int] = [:]

  /// Instances in the tree by type.
  private var byType: [String: [Int: InstanceNode]] = [:]
  /// The instances of the event that stand in rows of a `ForEach`, and the others by type.
  private var rows: [Namesakes: Set<Int>] = [:]
  private var loose: [String: Set<Int>] = [:]
  /// Names that were computed already; forgotten whenever names may change.
  private var known = Known()

  private struct Known {
    var names: [Int: String] = [:]
    var loose: [String: [Namesakes: Set<Int>]] = [:]
    /// Whether instances of the same name are told apart by numbers.
    var isNumbered: [Namesakes: Bool] = [:]
    /// The names of instances that left during the event.
    var left: Set<String>?
  }

  /// The instance of a number while it is in the tree.
  func instance(_ number: Int) -> InstanceNode? { entries[number]?.node }

  func enter(_ node: InstanceNode) {
    let label = node.row?.identifier.map(rowLabel)
    entries[node.number] = Entry(
      typeName: node.typeName, node: node, isInRow: label != nil, label: label)
    byType[node.typeName, default: [:]][node.number] = node
    if label != nil {
      rows[Namesakes(typeName: node.typeName, label: label), default: []].insert(node.number)
    } else {
      loose[node.typeName, default: []].insert(node.number)
    }
    latest = max(latest, node.number)
    unsettled.insert(node.typeName)
    known = Known()
  }

  /// Rows whose identifiers are UUIDs are numbered in the order in which they come, because nobody
  /// wants to type a UUID.
  private func rowLabel(_ identifier: Value) -> String {
    guard identifier.isUniqueIdentifier else { return identifier.labelText }
    if let serial = serials[identifier] { return "\(serial)" }
    serials[identifier] = serials.count + 1
    return "\(serials.count)"
  }

  /// Notes that the value which names an instance may have changed.
  func changed(_ node: InstanceNode) { unsettled.insert(node.typeName) }

  func leave(_ node: InstanceNode) {
    let kept = label(of: node.number)
    entries[node.number]?.label = kept
    entries[node.number]?.node = nil
    byType[node.typeName]?[node.number] = nil
    departed.append(node.number)
    unsettled.insert(node.typeName)
    known = Known()
  }

  /// Forgets the instances that left, and names the others by the values that they have now.
  private func finishEvent() {
    for number in departed {
      guard let entry = entries.removeValue(forKey: number) else { continue }
      guard entry.isInRow else {
        loose[entry.typeName]?.remove(number)
        continue
      }
      let row = Namesakes(typeName: entry.typeName, label: entry.label)
      rows[row]?.remove(number)
      if rows[row]?.isEmpty == true { rows[row] = nil }
    }
    departed = []
    boundary = latest
    for type in typesInMotion {
      before[type] = byType[type]?.count
      for number in loose[type] ?? [] {
        guard let node = entries[number]?.node else { continue }
        let label = shownLabel(of: node)
        if label != entries[number]?.label { entries[number]?.ordinal = nil }
        entries[number]?.label = label
      }
    }
    known = stillKnown
    (unsettledBefore, unsettled) = (unsettled, [])
  }

  /// Types of which an instance may be called otherwise than at the end of the last event.
  private var typesInMotion: Set<String> { unsettled.union(unsettledBefore).union(boundTypes) }

  /// What is known of types that nothing happened to.
  private var stillKnown: Known {
    let inMotion = typesInMotion
    return Known(
      loose: known.loose.filter { !inMotion.contains($0.key) },
      isNumbered: known.isNumbered.filter { !inMotion.contains($0.key.typeName) })
  }

  // MARK: By name

  /// The instances in the tree that a person means by a name: `SongRow`, `SongRow[2]`, parents
  /// first. What several share stands for all of them.
  func instances(named name: String) -> [InstanceNode] {
    let typeName = String(name.prefix { $0 != "[" })
    guard name != typeName else {
      return inOrder((byType[typeName] ?? [:]).values.filter { isCalled(name, $0) })
    }
    var found = loose[typeName] ?? []
    let label = name.dropFirst(typeName.count + 1).dropLast()
    // `7`, and `7` of `7][2`.
    for label in [label, label.ranges(of: "][").last.map { label[..<$0.lowerBound] }] {
      guard let label else { continue }
      found.formUnion(rows[Namesakes(typeName: typeName, label: String(label))] ?? [])
    }
    let called = inOrder(found.compactMap { entries[$0]?.node }.filter { isCalled(name, $0) })
    guard called.isEmpty else { return called }
    // A row may be meant by what it shows, whatever its identifier is.
    return inOrder((byType[typeName] ?? [:]).values.filter { isCalled(name, $0) })
  }

  /// Whether a person may mean it by a name.
  func isCalled(_ name: String, _ node: InstanceNode) -> Bool {
    self.name(of: node) == name || sharedName(of: node.number) == name || isShown(name, by: node)
  }

  /// Whether it is named by what it shows although it has another identifier, and no row has that one.
  private func isShown(_ name: String, by node: InstanceNode) -> Bool {
    guard entries[node.number]?.isInRow == true, let label = shownLabel(of: node),
      name == "\(node.typeName)[\(label)]"
    else { return false }
    return rows[Namesakes(typeName: node.typeName, label: label)]?.isEmpty ?? true
  }

  /// The types that have instances in the tree.
  var typeNames: [String] { byType.filter { !$0.value.isEmpty }.keys.sorted() }

  private func inOrder(_ nodes: [InstanceNode]) -> [InstanceNode] {
    nodes.filter(\.isAttached).sorted { $0.precedes($1) }
  }

  // MARK: Names

  func name(of node: InstanceNode) -> String { name(of: node.number) }

  /// A text with names in the place of tokens.
  func reading(_ text: String) -> String { InstanceToken.replaceAll(in: text, name(of:)) }

  private func name(of number: Int) -> String {
    if let name = known.names[number] { return name }
    guard let entry = entries[number] else { return "?" }
    let count = max(byType[entry.typeName]?.count ?? 0, before[entry.typeName] ?? 0)
    let name =
      count > 1
      ? sharedName(of: number) + (ordinal(of: number).map { "[\($0)]" } ?? "") : entry.typeName
    known.names[number] = name
    return name
  }

  /// The name with its label, even where the type alone would do, but without a number.
  private func sharedName(of number: Int) -> String {
    let typeName = entries[number]?.typeName ?? "?"
    return label(of: number).map { "\(typeName)[\($0)]" } ?? typeName
  }

  /// The name as it stands in a sentence.
  private func toldName(of number: Int) -> String {
    let name = name(of: number)
    guard number > boundary, entries[number]?.node != nil, !departed.isEmpty else { return name }
    let left = known.left ?? Set(departed.filter { $0 <= boundary }.map(self.name(of:)))
    known.left = left
    return left.contains(name) ? "new \(name)" : name
  }

  /// What follows a name in the sentence that tells of a change: the former name, or nothing if it
  /// is the same.
  private func formerName(of number: Int) -> String {
    guard let entry = entries[number], entry.node != nil, number <= boundary,
      let former = entry.label, former != label(of: number), name(of: number) != entry.typeName
    else { return "" }
    return " (\(entry.typeName)[\(former)] until now)"
  }

  /// The row's identifier inside a `ForEach`, else the value of the first stored property that has
  /// one to show.
  private func label(of number: Int) -> String? {
    guard let entry = entries[number] else { return nil }
    guard !entry.isInRow, let node = entry.node else { return entry.label }
    return shownLabel(of: node)
  }

  private func shownLabel(of node: InstanceNode) -> String? {
    // A lazy `first` would ask a field twice, and the second answer of a binding may be another one.
    for field in node.value.fields {
      if let label = label(field, of: node) { return label }
    }
    return nil
  }

  /// A closure, a view or what belongs to the view alone says nothing that could be written between
  /// brackets.
  private func label(_ field: Value, of node: InstanceNode) -> String? {
    switch field {
    case .function, .view, .void: return nil
    // What a wrapper of the framework keeps is its own affair, and no value that anybody wrote.
    case .structure(let value) where value.type.isFramework && value.type.has("propertyWrapper"):
      return nil
    case .wrapper(let wrapper):
      switch wrapper.stored {
      case nil, .function: return nil
      case let value?: return label(value, of: node)
      }
    case .optional(let field?): return label(field, of: node)
    case .binding(let binding):
      boundTypes.insert(node.typeName)
      return (try? node.tree.peek(binding)).flatMap(typeable)
    default: return typeable(field)
    }
  }

  private func typeable(_ value: Value) -> String? {
    // What is not there tells nobody from others.
    guard !value.isUniqueIdentifier, value != .optional(nil) else { return nil }
    let text = value.labelText
    return text.count > 60 ? value.plainPart : text
  }

  // MARK: Numbers

  /// Its number among those of the event that nothing else tells apart; nil if there is no other.
  private func ordinal(of number: Int) -> Int? {
    guard let typeName = entries[number]?.typeName else { return nil }
    let shared = Namesakes(typeName: typeName, label: label(of: number))
    if let isNumbered = known.isNumbered[shared] {
      return isNumbered ? entries[number]?.ordinal : nil
    }
    let all = namesakes(of: number)
    let old = all.filter { $0 <= boundary }
    let isNumbered = max(old.count, all.count { entries[$0]?.node != nil }) > 1
    if isNumbered, all.contains(where: { entries[$0]?.ordinal == nil }) { countOff(all, old) }
    known.isNumbered[shared] = isNumbered
    return isNumbered ? entries[number]?.ordinal : nil
  }

  private func namesakes(of number: Int) -> Set<Int> {
    guard let entry = entries[number] else { return [] }
    let shared = Namesakes(typeName: entry.typeName, label: label(of: number))
    if entry.isInRow { return rows[shared] ?? [] }
    let groups =
      known.loose[entry.typeName]
      ?? (loose[entry.typeName] ?? []).reduce(into: [:]) { groups, other in
        let key = Namesakes(typeName: entry.typeName, label: label(of: other))
        groups[key, default: []].insert(other)
      }
    known.loose[entry.typeName] = groups
    return groups[shared] ?? []
  }

  /// Numbers the instances that have no number yet: those from before the event first, then by
  /// their order in the tree.
  private func countOff(_ all: Set<Int>, _ old: Set<Int>) {
    // An instance that is alone has no number, even if there once were others.
    if old.count == 1, let only = old.first { entries[only]?.ordinal = nil }
    let taken = Set(all.compactMap { entries[$0]?.ordinal })
    var free = (1...all.count).lazy.filter { !taken.contains($0) }.makeIterator()
    for group in [old, all.subtracting(old)] {
      let open = group.filter { entries[$0]?.ordinal == nil }
      let inTree = inOrder(open.compactMap { entries[$0]?.node }).map(\.number)
      for number in inTree + open.subtracting(inTree).sorted() {
        entries[number]?.ordinal = free.next()
      }
    }
  }

  // MARK: Tokens

  /// Replaces all tokens in the texts of an event, which ends with that.
  ///
  /// - Parameter body: Gets the function that replaces the tokens of one text. No instance may
  ///   enter, leave or change meanwhile.
  func resolving<Result>(_ body: (TokenReading) -> Result) -> Result {
    known = stillKnown
    defer { finishEvent() }
    return body(
      TokenReading(
        name: { InstanceToken.replaceAll(in: $0, self.name(of:)) },
        sentence: {
          InstanceToken.replaceAll(in: $0, self.toldName(of:), former: self.formerName(of:))
        }, changed: renamed()))
  }

  /// The names that are told for the first time.
  private func renamed() -> [Int: String] {
    var changed: [Int: String] = [:]
    let numbers = typesInMotion.flatMap { type in
      Array((byType[type] ?? [:]).keys) + departed.filter { entries[$0]?.typeName == type }
    }
    for number in numbers.sorted() {
      let name = name(of: number)
      guard entries[number]?.told != name else { continue }
      entries[number]?.told = name
      changed[number] = name
    }
    return changed
  }
}
