/// What a person sees of rows that keep their identities and stand in another order.
struct RowMoves {
  /// The rows that are there before and after, in the order of now.
  private let rows: [(name: String, before: Int, now: Int)]
  /// Those of ``rows`` that moved; the others kept their order among themselves.
  private let moved: [Int]

  /// As many are told one by one.
  private static let fewest = 6

  /// - Parameter places: The places of the rows that stay, before and now, in the order of now.
  /// - Returns: Nil where they stand in the order in which they stood.
  init?(_ places: [(before: Int, now: Int)], name: (Int) -> String) {
    guard zip(places, places.dropFirst()).contains(where: { $0.before > $1.before }) else {
      return nil
    }
    let still = Self.longestRise(in: places.map(\.before))
    moved = places.indices.filter { !still.contains($0) }
    let told = places.count <= Self.fewest ? Array(places.indices) : moved
    rows = places.enumerated().map { index, place in
      let isTold = told.count <= Self.fewest && told.contains(index)
      return (isTold ? name(index) : "", place.before, place.now)
    }
  }

  var sentence: String {
    if moved.count == 1, let index = moved.first {
      let row = rows[index]
      return "\(row.name) moves from place \(row.before + 1) to place \(row.now + 1)"
    }
    guard rows.count <= Self.fewest else {
      return "\(moved.count) of \(rows.count) rows change places"
    }
    return "the rows stand in another order: " + rows.map(\.name).joined(separator: ", ")
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
  /// The view in the row, or what tells it from other rows.
  fileprivate var name: String {
    var node: Node = self
    while let child = node.children.first {
      if let instance = child as? InstanceNode { return instance.token }
      node = child
    }
    return "row \(identifier?.shortText ?? "")"
  }
}
