/// What a person sees of rows that keep their identities and stand in another order.
struct RowMoves {
  let sentence: String

  /// As many rows are told one by one.
  private static let fewest = 6

  /// - Parameters:
  ///   - places: The places of the rows that stay, before and now, in the order of now.
  ///   - name: What one of them is called; nil if nothing that can be read tells it from others.
  /// - Returns: Nil where they stand in the order in which they stood.
  init?(_ places: [(before: Int, now: Int)], name: (Int) -> String?) {
    guard zip(places, places.dropFirst()).contains(where: { $0.before > $1.before }) else {
      return nil
    }
    // Rows that kept their order among themselves did not move, wherever they stand now.
    let still = Self.longestRise(in: places.map(\.before))
    let moved = places.indices.filter { !still.contains($0) }
    if moved.count == 1, let row = moved.first {
      let place = places[row]
      let name = name(row) ?? "a row"
      sentence = "\(name) moves from place \(place.before + 1) to place \(place.now + 1)"
      return
    }
    let names = places.count <= Self.fewest ? places.indices.compactMap(name) : []
    sentence =
      names.count == places.count
      ? "the rows stand in another order: \(names.joined(separator: ", "))"
      : "\(moved.count) of \(places.count) rows change places"
  }

  /// Indices of a longest part of numbers that rises.
  private static func longestRise(in numbers: [Int]) -> Set<Int> {
    /// Where the least end of a rise of each length stands.
    var ends: [Int] = []
    var previous: [Int?] = []
    for (index, number) in numbers.enumerated() {
      var (lower, upper) = (0, ends.count)
      while lower < upper {
        let middle = (lower + upper) / 2
        if numbers[ends[middle]] < number { lower = middle + 1 } else { upper = middle }
      }
      previous.append(lower > 0 ? ends[lower - 1] : nil)
      if lower == ends.count { ends.append(index) } else { ends[lower] = index }
    }
    var rise: Set<Int> = []
    var next = ends.last
    while let index = next {
      rise.insert(index)
      next = previous[index]
    }
    return rise
  }
}

extension EachNode {
  /// Tells of rows that went to other places: of these no text changes.
  ///
  /// - Parameter places: Where the rows stood among the elements, and stand now.
  func tellMoves(of rows: [BuilderNode], _ places: [(before: Int, now: Int)]) {
    guard !tree.recorder.event.isFirstAppearance, let instance = enclosingInstance,
      !instance.isLeaving, let moves = RowMoves(places, name: { rows[$0].name }), let each
    else { return }
    tree.recorder.record(.change, moves.sentence) { step in
      step.view = instance.typeName
      step.instance = instance.token
      step.rule = "I5"
      step.stands(at: tree.tell(each.place))
    }
  }
}

extension BuilderNode {
  /// The view in the row, or what tells it from other rows, as far as that can be read.
  var name: String? {
    var node: Node = self
    while let child = node.children.first {
      if let instance = child as? InstanceNode { return instance.token }
      node = child
    }
    return identifier.flatMap { $0.isUniqueIdentifier ? nil : "row \($0.shortText)" }
  }
}
