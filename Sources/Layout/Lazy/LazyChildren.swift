/// Where the children of a lazy container come from: each is made when it would be seen.
public struct LazyProvider {
  public let count: Int
  let runs: [LazyRun]
  /// The indices of children that were made before, ascending: these are laid out at once.
  let known: [Int]
  let make: (Int, LazySight) throws -> LayoutItem?
  /// Hears where the children that are made came to lie.
  let tell: ([LazyPlace]) -> Void

  /// - Parameters:
  ///   - known: the indices of children that were made before.
  ///   - make: the child at an index from 0 to `count` − 1, made since it would be seen; nil for one
  ///     that shows nothing. It is asked for again when the algorithm is set anew, and may then hand
  ///     out the item that it made before.
  public init(
    count: Int, known: [Int] = [], make: @escaping (Int, LazySight) throws -> LayoutItem?
  ) {
    self.init(runs: [LazyRun(count: count)], known: known, make: make)
  }

  /// The first child that is not written above others: rows that are not made are as long as it is,
  /// and not as a header.
  var firstRow: Int {
    var index = 0
    for run in runs {
      if run.kind != .header, run.count > 0 { return index }
      index += run.count
    }
    return 0
  }

  /// - Parameters:
  ///   - runs: all children, in order.
  ///   - tell: hears where the children that are made came to lie, each time they are placed.
  public init(
    runs: [LazyRun], known: [Int] = [], tell: @escaping ([LazyPlace]) -> Void = { _ in },
    make: @escaping (Int, LazySight) throws -> LayoutItem?
  ) {
    let count = runs.reduce(0) { $0 + $1.count }
    self.count = count
    self.runs = runs
    self.known = known.filter { (0..<count).contains($0) }.sorted()
    self.make = make
    self.tell = tell
  }
}

/// Where a child of a lazy container that is made lies.
public struct LazyPlace: Sendable, Hashable {
  public let index: Int
  /// How far it is from what is seen of the container, as a share of that: 0 for what is seen.
  public let distance: Double
  public let sight: LazySight
}

/// Why a child of a lazy container is made: where it would be seen.
public struct LazySight: Sendable, Hashable {
  /// How far from the start of what is seen of the container its line begins, as a share of that:
  /// 0 at the start, 1 at the end; 0 for what is made whatever is seen.
  public let share: Double
  /// What that rests on.
  public let rests: Dependencies

  /// Made whatever is seen.
  public static let anywhere = LazySight(share: 0, rests: [])
}

/// The children of a lazy container that have been made so far, by index, in order.
final class LazyChildren {
  private(set) var items: [Int: LayoutItem] = [:]
  /// The indices of those that are made, ascending; of those too that show nothing.
  private(set) var indices: [Int] = []

  /// Asks again for all that were made, since what makes them is another.
  func renew(from provider: LazyProvider) throws {
    var wanted = indices.filter { $0 < provider.count }
    if !provider.known.isEmpty { wanted = Set(wanted).union(provider.known).sorted() }
    var renewed: [Int: LayoutItem] = [:]
    for index in wanted { renewed[index] = try provider.make(index, .anywhere) }
    items = renewed
    indices = wanted
  }

  /// Makes some children; says whether there was one that was not made yet.
  func make(
    _ wanted: some Sequence<Int>, from provider: LazyProvider, _ sight: LazySight
  ) throws -> Bool {
    let missing = wanted.filter { $0 >= 0 && $0 < provider.count && !isMade($0) }
    guard !missing.isEmpty else { return false }
    for index in missing { items[index] = try provider.make(index, sight) }
    if let last = indices.last, let first = missing.first, first < last {
      indices = (indices + missing).sorted()
    } else {
      indices += missing
    }
    return true
  }

  func isMade(_ index: Int) -> Bool { place(of: index).isFound }

  func hasAll(_ wanted: Range<Int>) -> Bool { wanted.allSatisfy(isMade) }

  var inOrder: [LayoutItem] { indices.compactMap { items[$0] } }

  /// Where an index stands among those that are made, or would stand.
  private func place(of index: Int) -> (position: Int, isFound: Bool) {
    var lower = 0
    var upper = indices.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if indices[middle] < index { lower = middle + 1 } else { upper = middle }
    }
    return (lower, lower < indices.count && indices[lower] == index)
  }
}
