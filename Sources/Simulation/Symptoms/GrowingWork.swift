/// Work that each row does, and more of it with each further row.
extension IdentityWatch {
  /// Rows came or went: whether each of those that stayed had more to do, or less.
  func compareWork(_ old: ListSnapshot, _ new: ListSnapshot) {
    let growth = new.elements.count - old.elements.count
    guard growth != 0, let each = new.node.each else { return }
    let kept = new.work.keys.filter { old.work[$0] != nil }
    guard kept.count >= Self.fewestRows else { return }
    let grows = kept.allSatisfy { row in
      guard let before = old.work[row], let after = new.work[row] else { return false }
      return (after - before) * growth.signum() >= abs(growth)
    }
    guard grows else { return }
    tree.symptoms.add(
      Symptom(
        .growingWork, view: new.node.enclosingInstance?.typeName ?? Description.forEach,
        subject: "row",
        at: each.place, in: tree,
        advice: "work out once, outside of the rows, what each of them looks up", rule: "P9"))
  }

  /// Of fewer it may be chance.
  private static let fewestRows = 2
}

extension BuilderNode {
  /// What the row took, with the views of the program in it.
  var workInside: Int {
    var work = 0
    walk { node in
      work += (node as? BuilderNode)?.work ?? (node as? InstanceNode)?.work ?? 0
    }
    return work
  }
}
