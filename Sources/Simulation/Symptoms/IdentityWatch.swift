/// Compares a tree after an event with what it was before: whose identity was lost, whose stayed
/// behind.
final class IdentityWatch {
  let tree: ViewTree
  private var before: TreeSnapshot
  /// State that left with its branch, until that branch is taken again.
  private var departed: [Departed] = []
  private var leftTasks = LeftTasks()
  /// Tasks that work with what was there before, until they have written something.
  private var outdatedTasks: [SymptomBoard.OutdatedTask] = []

  private struct Departed {
    let branch: Node
    let type: TypeInfo
    let property: String
    let place: SourcePlace
    /// Where what made it leave was written.
    let writes: Set<WritePlace>
  }

  private struct WritePlace: Hashable {
    let target: String
    let file: String?
    let line: Int
  }

  init(_ tree: ViewTree) {
    self.tree = tree
    before = TreeSnapshot(of: tree)
  }

  /// Looks at the tree after an event.
  func look(after event: EventTrace, of action: Event.Action) {
    let after = TreeSnapshot(of: tree)
    if tree.crash == nil {
      for list in after.lists { compareList(list, action) }
      compareStates(after, event)
      tree.tellLateFirstValues(among: after.contains)
      compareIdentifiers(after)
      lookAtTasks(after)
    }
    before = after
  }

  /// What goes on without the view that began it, one more with each time that it appears.
  private func lookAtTasks(_ after: TreeSnapshot) {
    outdatedTasks = (outdatedTasks + tree.symptoms.outdatedTasks).filter { outdated in
      let task = outdated.task
      guard after.contains(outdated.node), outdated.node.task === task,
        !tree.symptoms.isWrittenOver(task)
      else { return false }
      if !task.written.isEmpty { tree.tell(outdated) }
      return task.written.isEmpty
    }
    let living = tree.scheduler.living
    guard living.contains(where: { $0.appearance != nil }) else { return }
    let there = Set(after.nodes.values.map(\.number))
    let left = leftTasks.look(at: living, isThere: there.contains)
    var told: Set<SourcePlace> = []
    for task in left where told.insert(task.place).inserted {
      add(
        .leftTask, task.appearance?.view ?? "Task", "task", at: task.place,
        "begin it with .task, which cancels it when the view leaves, or keep it and cancel it in "
          + "onDisappear", "L6")
    }
  }

  // MARK: Rows

  private func compareList(_ new: ListSnapshot, _ action: Event.Action) {
    guard let old = before.lists.first(where: { $0.node === new.node }), let each = new.node.each
    else { return }
    let view = new.node.enclosingInstance?.typeName ?? Description.forEach
    let isTyped = if case .type = action { true } else { false }
    if isRenamedByEditing(old, new, isTyped: isTyped) {
      return add(
        .unstableID, view, "id", at: each.place,
        "the identifier changes with what is edited: give the elements one of their own", "I6")
    }
    if haveOtherNames(old, new) {
      let computed = computedIdentifier(of: new.elements.first)
      return add(
        .unstableID, view, "id", at: computed ?? each.place,
        "give each element an identifier that stays: store it with the element", "I14")
    }
    compareWork(old, new)
    guard new.hasViews, let before = old.texts, let after = new.texts, isShifted(before, after),
      arePositions(old.identifiers), arePositions(new.identifiers)
    else { return }
    guard old.hasState, new.hasState else { return }
    add(
      .positionalID, view, "id", at: each.place,
      "name each row by its element, not by its position: then its state goes with it", "I7")
  }

  /// The same elements are called otherwise.
  private func haveOtherNames(_ old: ListSnapshot, _ new: ListSnapshot) -> Bool {
    guard !old.elements.isEmpty, old.elements.count == new.elements.count,
      Set(old.identifiers).isDisjoint(with: new.identifiers)
    else { return false }
    return zip(old.elements, new.elements).allSatisfy(isSameButForName)
  }

  private func isSameButForName(_ old: Value, _ new: Value) -> Bool {
    switch (tree.evaluator.unwrapped(old), tree.evaluator.unwrapped(new)) {
    case (.structure(let a), .structure(let b)):
      guard a.type === b.type, a.fields.count > 0 else { return false }
      return a.type.stored.enumerated().allSatisfy { index, property in
        property.isIdentifier || a.fields[index] == b.fields[index]
      }
    case (.object(let a), .object(let b)):
      if a === b { return true }
      return a.type === b.type
        && a.type.stored.enumerated().allSatisfy { index, property in
          property.isIdentifier || a.fields[index] == b.fields[index]
        }
    case (let a, let b): return a == b
    }
  }

  private func computedIdentifier(of element: Value?) -> SourcePlace? {
    switch element.map(tree.evaluator.unwrapped) {
    case .structure(let value)?: value.type.computedIdentifier?.place
    case .object(let object)?: object.type.computedIdentifier?.place
    default: nil
    }
  }

  /// One element was edited in its place, and its identifier with it.
  ///
  /// - Parameter isTyped: Whether a person typed. Something else may put another element there: then
  ///   the identifier has to be made of what the element holds.
  private func isRenamedByEditing(
    _ old: ListSnapshot, _ new: ListSnapshot, isTyped: Bool
  ) -> Bool {
    guard old.elements.count == new.elements.count else { return false }
    let changed = old.identifiers.indices.filter { old.identifiers[$0] != new.identifiers[$0] }
    guard let index = changed.first, changed.count == 1 else { return false }
    let (before, after) = (old.identifiers[index], new.identifiers[index])
    guard isTyped || isMade(before, of: old.elements[index]) else { return false }
    switch (
      tree.evaluator.unwrapped(old.elements[index]), tree.evaluator.unwrapped(new.elements[index])
    ) {
    // The same place, or the same object, is called otherwise.
    case (.binding(let a), .binding(let b)): return a.location.key == b.location.key
    case (.object(let a), .object(let b)): return a === b && isNamed(after, by: b.fields)
    case (.structure(let a), .structure(let b)):
      let parts = tree.evaluator.changedParts(a, b)
      guard parts.count == 1 else { return false }
      return !isTyped || isNamed(before, by: a.fields) && isNamed(after, by: b.fields)
    case (let a, let b): return isTyped && a == before && b == after
    }
  }

  /// Whether an element of several parts is its own identifier, or makes it of them.
  private func isMade(_ identifier: Value, of element: Value) -> Bool {
    switch tree.evaluator.unwrapped(element) {
    case .binding(let binding):
      return (try? tree.peek(binding)).map { isMade(identifier, of: $0) } ?? false
    case .structure(let value) where value.fields.count > 1:
      if value.type.computedIdentifier?.getter != nil { return true }
      guard case .structure(let name) = tree.evaluator.unwrapped(identifier) else { return false }
      return name.type === value.type
    case .object(let object): return object.type.computedIdentifier?.getter != nil
    default: return false
    }
  }

  private func isNamed(_ identifier: Value, by fields: [Value]) -> Bool {
    fields.contains { $0 == identifier }
  }

  private func arePositions(_ identifiers: [Value]) -> Bool {
    guard case .integer(let first)? = identifiers.first, first == 0 || first == 1 else {
      return identifiers.isEmpty
    }
    return identifiers.enumerated().allSatisfy { $1 == .integer(first + $0) }
  }

  /// Whether an element went or came before others, or the same ones stand in another order.
  private func isShifted(_ old: [[String]], _ new: [[String]]) -> Bool {
    guard Set(old).count == old.count, Set(new).count == new.count, !old.contains([]),
      !new.contains([])
    else { return false }
    if old.count == new.count { return old != new && Set(old) == Set(new) }
    let (longer, shorter) = old.count > new.count ? (old, new) : (new, old)
    guard longer.count == shorter.count + 1, longer.dropLast() != shorter[...] else {
      return false
    }
    return Set(shorter).isSubset(of: longer)
  }

  // MARK: State

  private func compareStates(_ after: TreeSnapshot, _ event: EventTrace) {
    let arrived = after.instances.filter { !before.contains($0) }
    tellReturns(among: arrived, event)
    for (view, property) in before.changedStates where !after.contains(view) {
      guard let (outermost, below) = before.departure(of: view, to: after),
        !isDeliberate(view, outermost)
      else { continue }
      let heirs = arrived.filter {
        $0.value.type === view.value.type && $0.isBelow(below) && isDirect($0, in: below)
      }
      let isErased = outermost is ErasedNode || below is ErasedNode
      guard isErased || below is BranchNode else { continue }
      if let heir = heirs.first {
        add(
          isErased ? .erasedType : .lostState, view.typeName, property.name,
          at: min(view.value.place, heir.value.place),
          isErased
            ? "wrap the same type each time, or use no AnyView: then it is the same view"
            : "say what differs inside one view: another branch is another view",
          isErased ? "I9" : "I1"
        )
      } else if below is BranchNode {
        departed.append(
          Departed(
            branch: below, type: view.value.type, property: property.name, place: view.value.place,
            writes: writes(of: event)))
      }
    }
  }

  /// A branch that is taken again by what left it.
  private func tellReturns(among arrived: [InstanceNode], _ event: EventTrace) {
    let now = writes(of: event)
    for view in arrived {
      guard
        let index = departed.firstIndex(where: {
          $0.type === view.value.type && view.isBelow($0.branch) && !$0.writes.isDisjoint(with: now)
        })
      else { continue }
      let left = departed.remove(at: index)
      add(
        .lostState, view.typeName, left.property, at: left.place,
        "keep it in a view that stays while this one comes and goes", "I4")
    }
  }

  private func writes(of event: EventTrace) -> Set<WritePlace> {
    Set(
      event.writes.filter { !$0.dropped }.compactMap { write in
        write.line.map { WritePlace(target: write.target, file: write.file, line: $0) }
      })
  }

  /// A sheet that was closed, a row that was deleted, an `.id` that was put there for it.
  private func isDeliberate(_ view: InstanceNode, _ outermost: Node) -> Bool {
    for node in sequence(first: view as Node, next: \.parent) {
      if node is StageNode || (node as? BuilderNode)?.identifier != nil { return true }
      if (node as? ModifierNode)?.modifier.explicitIdentity != nil { return true }
      if node === outermost { return false }
    }
    return false
  }

  /// Whether no row and no sheet stands between.
  private func isDirect(_ view: InstanceNode, in outer: Node) -> Bool {
    for node in sequence(first: view as Node, next: \.parent) {
      if node === outer { return true }
      if node is StageNode || (node as? BuilderNode)?.identifier != nil { return false }
    }
    return false
  }

  // MARK: Explicit identity

  /// `.id(…)` with another value than before: whether that is meant, the source says.
  private func compareIdentifiers(_ after: TreeSnapshot) {
    for node in after.nodes.values {
      guard let new = node as? ModifierNode, let name = new.modifier.explicitIdentity,
        !before.contains(new), let parent = new.parent, before.contains(parent)
      else { continue }
      let old = before.nodes.values.lazy.compactMap { $0 as? ModifierNode }.first {
        $0.parent === parent && $0.position == new.position && !after.contains($0)
          && $0.modifier.explicitIdentity.map { $0 != name } ?? false
      }
      // Of what holds nothing, nothing is lost.
      guard old != nil, after.instances.contains(where: { $0.isBelow(new) }) else { continue }
      add(
        .unstableID, new.enclosingInstance?.typeName ?? "id", "id", at: new.modifier.place,
        "make the identifier once and keep it, or leave .id out: another one is another view",
        "I3")
    }
  }

  private func add(
    _ kind: Symptom.Kind, _ view: String, _ subject: String, at place: SourcePlace,
    _ advice: String, _ rule: String
  ) {
    tree.symptoms.add(
      Symptom(
        kind, view: view, subject: subject, at: place, in: tree, advice: advice, rule: rule))
  }

  private func min(_ first: SourcePlace, _ second: SourcePlace) -> SourcePlace {
    first.file == second.file && second.line < first.line ? second : first
  }
}
