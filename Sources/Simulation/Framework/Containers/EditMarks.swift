import Layout

/// What stands before and behind a row while the list is edited.
struct EditMarks {
  /// `(-)` where the row can be deleted, a circle where several rows can be chosen.
  var before: String?
  /// `☰` where the row can be moved.
  var behind: String?

  /// - Parameters:
  ///   - item: What stands in the row.
  ///   - list: It is being edited.
  init(of item: LayoutItem, in list: FrameworkNode) {
    let nodes = item.appearance.map { sequence(first: $0.node, next: \.parent) }
    guard
      let row = nodes?.prefix(while: { $0 !== list }).lazy.compactMap({ $0 as? BuilderNode })
        .first, let each = row.parent as? EachNode
    else { return }
    let tree = list.tree
    let isDeletable = tree.rowAction(.delete, of: each) != nil && row.ban(on: .deleting) == nil
    if isDeletable { before = "(-)" }
    if case .set(let chosen)? = list.boundValue, row.ban(on: .choosing) == nil {
      before = row.identifier.map(chosen.contains) == true ? "(●)" : "( )"
    }
    let isMovable = tree.rowAction(.move, of: each) != nil && row.ban(on: .moving) == nil
    if isMovable { behind = "☰" }
  }

  /// None: nothing is edited.
  init() {}

  /// How much room they take on either side.
  var room: EdgeInsets {
    EdgeInsets(
      leading: before == nil ? 0 : Self.roomBefore, trailing: behind == nil ? 0 : Self.roomBehind)
  }

  private static let roomBefore = 40.0
  private static let roomBehind = 20.0
}

extension Node {
  /// What holds whether the rows here are being edited; nil where nobody says.
  func editMode() throws -> BindingValue? {
    let value = try tree.environmentSource(named: "editMode", at: self).value
    guard case .binding(let binding) = tree.evaluator.unwrapped(value) else { return nil }
    return binding
  }

  /// Whether the rows here are being edited.
  func isEditing() throws -> Bool {
    guard let mode = try editMode() else { return false }
    let value = try tree.withoutTracking { try tree.peek(mode) }
    let place = writtenPlace ?? .nowhere
    // `.constant(.active)` into a key of the environment: nobody says of which type it is.
    if case .opaque(let mode) = value { return ["active", "transient"].contains(mode.lastPart) }
    return try tree.evaluator.property("isEditing", of: value, at: place) == .boolean(true)
  }
}
