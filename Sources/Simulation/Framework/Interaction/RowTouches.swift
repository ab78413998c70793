/// Several buttons in one row of a list or a form (N38).
extension ViewTree {
  /// What a tap on a button sets off. A row whose buttons have the automatic style is one place to
  /// touch: each of them hears of it, which is told.
  ///
  /// - Returns: From the top; the button alone where it keeps its touches to itself.
  func buttons(touchedWith button: FrameworkNode) -> [FrameworkNode] {
    guard button.hasAutomaticStyle, let row = button.rowOfList else { return [button] }
    var found: [FrameworkNode] = []
    row.walkVisible { node in
      guard let other = node as? FrameworkNode, other.behavior.role == .button,
        other.hasAutomaticStyle, other.rowOfList === row, !isDisabled(other)
      else { return }
      found.append(other)
    }
    guard found.count > 1, found.contains(where: { $0 === button }) else { return [button] }
    let names = found.map { Event.quoted($0.label) }
    warn(
      "a tap on this row sets off \(list(names)): with the automatic style a row is one place to "
        + "touch; give each button another one, as .buttonStyle(.borderless) is",
      at: row.view.place, rule: "N38", severity: .note)
    symptoms.add(
      Symptom(
        .sharedRow, view: button.enclosingInstance?.typeName ?? row.view.name,
        subject: list(names), at: row.view.place, in: self,
        advice: "give each of them a style of its own: .buttonStyle(.borderless)", rule: "N38",
        certainty: .usual))
    return found
  }
}

extension FrameworkNode {
  /// The view that is a row of a list, and in which it stands among others; nil where it is the row
  /// itself.
  fileprivate var rowOfList: FrameworkNode? {
    var row: FrameworkNode?
    for outer in sequence(first: parent, next: { $0?.parent }) {
      guard let outer else { return nil }
      if (outer as? StageNode)?.isDetached == true { return nil }
      guard let view = outer as? FrameworkNode else { continue }
      if view.behavior.rowRole == .list { return menuAround == nil ? row : nil }
      if !view.passesRowsOn { row = view }
    }
    return nil
  }
}
