/// What happens to the rows of a list: deleting, moving, scrolling.
extension ViewTree {
  /// The row of a `ForEach` that shows a text; where rows hold rows, the innermost.
  private func row(showing label: String, in place: String?) throws(EventError) -> (
    row: BuilderNode, each: EachNode, index: Int
  ) {
    var all: [(row: BuilderNode, each: EachNode, index: Int)] = []
    var shown: [String] = []
    for case let row as BuilderNode in nodes(in: place) {
      guard let each = row.parent as? EachNode else { continue }
      let texts = row.shownTexts(withImages: false)
      if let first = texts.first { shown.append(first) }
      guard texts.contains(label) || texts.joined(separator: " ") == label else { continue }
      all.removeAll { row.isBelow($0.row) }
      all.append((row, each, row.index))
    }
    // A row that begins with the text is meant before one that mentions it.
    let named = all.filter { $0.row.shownTexts(withImages: false).first == label }
    let rows = named.isEmpty ? all : named
    if rows.count > 1 { throw ambiguous(rows.map(\.row), "rows show", label) }
    guard let found = rows.first else {
      throw EventError(
        shown.isEmpty
          ? "no row \"\(label)\" is on the screen, nor any other row"
          : "no row \"\(label)\" is on the screen; \(shown.thereAre) \(list(shown.map { "\"\($0)\"" }))"
      )
    }
    return found
  }

  /// The action of the modifier that stands on a `ForEach` itself.
  func rowAction(_ edit: RowEdit, of each: EachNode) -> FunctionValue? {
    var node = each.parent
    while let modifier = node as? ModifierNode {
      if modifier.modifier.name == edit.rawValue,
        case .function(let action)? = modifier.modifier.arguments["action"].map(
          evaluator.unwrapped)
      {
        return action
      }
      node = modifier.parent
    }
    return each.each?.edits[edit]
  }

  func swipeToDelete(_ label: String, in place: String?) throws(EventError) -> () throws -> Void {
    let (row, each, index) = try row(showing: label, in: place)
    let isSynthesized = offersDelete(row)
    if isSynthesized, let action = rowAction(.delete, of: each) {
      if let ban = row.ban(on: .deleting) { throw forbidden("deleted", "row", label, ban) }
      let offsets = CallArgument(label: nil, value: .array([.integer(index)]))
      return { [self] in _ = try evaluator.call(action, [offsets], at: self.place(of: action)) }
    }
    if let button = deletingButton(of: row),
      case .function(let action)? = button.view.arguments["action"]
    {
      return { [self] in _ = try evaluator.call(action, [], at: self.place(of: action)) }
    }
    throw EventError(
      isSynthesized
        ? "the row \"\(label)\" cannot be deleted: its ForEach has no onDelete, and no swipe action deletes"
        : "no swipe deletes the row \"\(label)\": it has swipe actions, to which SwiftUI adds no Delete, "
          + "and none of them has the role .destructive"
    )
  }

  /// Whether the list has a Delete for the row by itself: not beside swipe actions, unless the list is
  /// being edited (N42).
  func offersDelete(_ row: BuilderNode) -> Bool {
    if (try? row.isEditing()) == true { return true }
    var hasOwn = false
    row.walk { node in
      let modifier = (node as? ModifierNode)?.modifier
      if modifier?.name == "swipeActions" { hasOwn = true }
    }
    return !hasOwn
  }

  /// A full swipe performs a destructive action.
  private func deletingButton(of row: Node) -> FrameworkNode? {
    var found: FrameworkNode?
    row.walk { node in
      guard found == nil, let button = node as? FrameworkNode, button.behavior.role == .button,
        button.nearest(ModifierNode.self, where: { $0.modifier.name == "swipeActions" }) != nil,
        button.view.arguments["role"]?.shortText.hasSuffix("destructive") == true
      else { return }
      found = button
    }
    return found
  }

  /// `move "Row" to 0`: the row's place in the list afterwards. SwiftUI counts the target before the
  /// row is taken out.
  func move(
    _ label: String, to target: Int, in place: String?
  ) throws(EventError) -> () throws -> Void {
    let (row, each, index) = try row(showing: label, in: place)
    guard let action = rowAction(.move, of: each) else {
      throw EventError("the row \"\(label)\" cannot be moved: its ForEach has no onMove")
    }
    if let ban = row.ban(on: .moving) { throw forbidden("moved", "row", label, ban) }
    let count = each.count
    guard (0...count).contains(target) else {
      throw EventError("there is no place \(target); the list has \(count) rows, from 0")
    }
    let offset = target > index ? min(target + 1, count) : target
    let arguments = [
      CallArgument(label: nil, value: .array([.integer(index)])),
      CallArgument(label: nil, value: .integer(offset)),
    ]
    return { [self] in _ = try evaluator.call(action, arguments, at: self.place(of: action)) }
  }

  /// A tap on a row of a list with a selection chooses it; nil if no row shows the label.
  func selectRow(_ label: String, in place: String?) throws(EventError) -> (() throws -> Void)? {
    let rows = meant(lists(in: place), in: nil).flatMap { list in
      choosableRows(of: list).filter { aimed == nil ? $0.text == label : $0.node === aimed }
        .map { (list: list, choice: $0) }
    }
    let open = rows.filter { $0.choice.node.ban(on: .choosing) == nil }
    guard let (list, choice) = open.first ?? rows.first, let binding = list.binding else {
      return nil
    }
    guard open.count < 2 else { throw ambiguous(open.map(\.choice.node), "rows show", label) }
    if let ban = choice.node.ban(on: .choosing) { throw forbidden("chosen", "row", label, ban) }
    guard takes(choice.value, binding) else {
      return { [self] in
        warn(
          "the rows stand for values of another type than the selection: a tap chooses none",
          at: list.view.place, severity: .note)
      }
    }
    return { [self] in
      guard case .set(var chosen) = try peek(binding) else {
        return try evaluator.write(choice.value, through: binding, at: .nowhere)
      }
      let outer = evaluator.questions
      defer { evaluator.questions = outer }
      if try !list.isEditing() { evaluator.questions.control = choosingSeveral(in: list) }
      if let index = chosen.firstIndex(of: choice.value) {
        chosen.remove(at: index)
      } else {
        chosen.append(choice.value)
      }
      try evaluator.write(.set(chosen), through: binding, at: .nowhere)
    }
  }

  /// Several rows are chosen while the list is edited; without that it takes a keyboard or a mouse.
  private func choosingSeveral(in list: FrameworkNode) -> Doubt {
    let doubt = Doubt(
      .system(
        "a tap chooses one of several rows although the list is not edited",
        decision: "on a phone that takes the edit mode",
        advice: "tap an EditButton first, or set \\.editMode"), at: list.view.place)
    assumed(doubt.assumption, at: doubt.place)
    return doubt
  }

  /// The rows of a list that stand for a value: of rows that hold rows, the inner ones.
  func choosableRows(of list: FrameworkNode) -> [Choice] {
    let all = choices(of: list).filter { $0.node.isRow(of: list) && $0.node.isOnStage }
    var outer: Set<ObjectIdentifier> = []
    for choice in all {
      let around = sequence(first: choice.node, next: \.parent).dropFirst().prefix { $0 !== list }
      outer.formUnion(around.map(ObjectIdentifier.init))
    }
    return all.filter { !outer.contains(ObjectIdentifier($0.node)) }
  }

  /// - Parameters:
  ///   - deed: What a person cannot have done to it: `deleted`.
  ///   - kind: What it is: `row`.
  func forbidden(_ deed: String, _ kind: String, _ label: String, _ ban: Modifier) -> EventError {
    EventError("the \(kind) \"\(label)\" cannot be \(deed): \(ban.name) is on it")
  }

  /// The lists whose rows a tap may choose: of an event with a number, the one of its row.
  private func lists(in place: String?) -> [FrameworkNode] {
    let all =
      aimed.map { $0.nearest(FrameworkNode.self) { $0.view.hasSelectableRows }.map { [$0] } ?? [] }
      ?? nodes(in: place).compactMap { $0 as? FrameworkNode }.filter(\.view.hasSelectableRows)
    return all.filter { $0.binding != nil }
  }
}
