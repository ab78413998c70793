import Layout

/// Which children of a lazy container stand in which of its sections, in order.
struct SectionRuns {
  private(set) var runs: [LazyRun] = []
  private var section: FrameworkNode?
  private var number = 0

  /// - Parameter takesLines: Whether each takes a whole line of a grid.
  mutating func add(_ count: Int, in owner: RowPlace.Owner, takesLines: Bool = false) {
    let kind: LazyRun.Kind =
      switch owner.part {
      case _ where takesLines: .lines
      case "header": .header
      case "footer": .footer
      default: .cells
      }
    let goesOn = !runs.isEmpty && owner.section === section
    if !goesOn { number += 1 }
    section = owner.section
    let run = LazyRun(count: count, kind, section: owner.section == nil ? nil : number)
    if goesOn, let last = runs.last, last.kind == kind {
      runs[runs.count - 1] = LazyRun(count: last.count + count, kind, section: last.section)
    } else {
      runs.append(run)
    }
  }
}

extension LayoutArguments {
  /// What `pinnedViews` names.
  var pinnedViews: Set<LazyRun.Kind> {
    let kinds = ["sectionHeaders": LazyRun.Kind.header, "sectionFooters": .footer]
    return Set(names("pinnedViews").compactMap { kinds[$0] })
  }
}
