extension LayoutItem {
  /// The same tree with its lengths in whole cells, to be laid out and drawn. No closure of the
  /// program runs for it: what was asked for, made or placed by one in the exact pass is taken over.
  /// The copies have this tree's items as their owners.
  public func snappedCopy(to grid: CellGrid) -> LayoutItem {
    let copy = shallowCopy(to: grid)
    var left: [(LayoutItem, LayoutItem)] = [(self, copy)]
    while let (item, copy) = left.popLast() {
      // What asks for its content brings the copies along.
      let algorithm = item.algorithm
      guard !algorithm.makesItsContent, !(algorithm is Undrawn) else { continue }
      var content: [LayoutItem] = []
      content.reserveCapacity(item.children.count)
      for child in item.children {
        let childCopy = child.shallowCopy(to: grid)
        content.append(child.withDrawnMargin(childCopy))
        if !child.children.isEmpty { left.append((child, childCopy)) }
      }
      copy.fill(with: content)
    }
    return withDrawnMargin(copy)
  }

  /// What the container around sees is then the margin.
  private func withDrawnMargin(_ copy: LayoutItem) -> LayoutItem {
    guard let drawnMargin else { return copy }
    let outer = LayoutItem(DrawnMargin(drawnMargin), [copy])
    outer.traits = copy.traits
    outer.owner = self
    return outer
  }

  private func shallowCopy(to grid: CellGrid) -> LayoutItem {
    let copy = LayoutItem(algorithm.snapped(to: grid, item: self))
    copy.traits = traits.map { snapped($0, to: grid) }
    copy.direction = direction
    copy.owner = self
    return copy
  }

  /// A guide has the value that it has here.
  private func snapped(_ traits: LayoutTraits, to grid: CellGrid) -> LayoutTraits {
    var result = traits
    result.guides = traits.guides.map { written in
      let value = guideMemory.last { $0.guide == written.guide }?.value
      return WrittenGuide(written.guide) { dimensions in
        guard let value else { return try dimensions.value(of: written.guide) }
        return grid.gap(value, along: written.guide.axis)
      }
    }
    return result
  }
}
