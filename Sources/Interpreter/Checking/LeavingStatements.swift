/// What `break`, `continue` and `fallthrough` leave.
extension Checker {
  /// Checks what stands inside a loop, a `switch`, or a statement with a label.
  func inside<Value>(_ kind: Leavable.Kind, _ label: String?, _ check: () -> Value) -> Value {
    body.leavable.append(Leavable(kind: kind, label: label))
    defer { body.leavable.removeLast() }
    return check()
  }

  /// Checks what nothing leaves: a `defer` runs to its end.
  func withoutWayOut(_ check: () -> Void) {
    let outer = body.leavable
    body.leavable = []
    check()
    body.leavable = outer
  }

  func requireWayOut(for statement: Statement) {
    switch statement.kind {
    case .leave(let label?):
      requireLabel(label, at: statement.position) { _ in true }
    case .next(let label?):
      requireLabel(label, at: statement.position) { $0.kind == .loop || $0.kind == .block }
    case .leave(nil) where !body.leavable.contains(where: \.kind.takesBreak):
      report(
        "`break` leaves a loop or a `switch`, and there is none around it", at: statement.position,
        advice: body.leavable.contains { $0.label != nil }
          ? "name what it leaves: `break \(body.leavable.last?.label ?? "")`"
          : body.isClosure ? "use `return` to leave the closure" : "use `return`")
    case .next(nil) where !body.leavable.contains { $0.kind == .loop }:
      report(
        "`continue` goes on with a loop, and there is none around it", at: statement.position,
        advice: body.isClosure
          ? "use `return`: what calls the closure goes on with the next value" : "")
    case .fallThrough where !body.leavable.contains { $0.kind == .selection }:
      report(
        "`fallthrough` goes on with the next case of a `switch`, and there is none around it",
        at: statement.position)
    default: return
    }
  }

  private func requireLabel(
    _ label: String, at position: SourcePosition, _ fits: (Leavable) -> Bool
  ) {
    guard let meant = body.leavable.last(where: { $0.label == label }) else {
      let labels = body.leavable.compactMap(\.label)
      report(
        "no statement around it has the label `\(label)`", at: position,
        advice: Spelling.nearest(to: label, among: labels).map { "did you mean `\($0)`?" } ?? "")
      return
    }
    if fits(meant) { return }
    report("`continue` goes on with a loop, and `\(label)` is none", at: position)
  }
}
