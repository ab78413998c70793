/// Where the children of a lazy container come from: each is made when it would be seen.
public struct LazyProvider {
  public let count: Int
  let make: (Int) throws -> LayoutItem

  /// - Parameter make: the child at an index from 0 to `count` − 1. It is asked for again when the
  ///   algorithm is set anew, and may then hand out the item that it made before.
  public init(count: Int, make: @escaping (Int) throws -> LayoutItem) {
    self.count = max(0, count)
    self.make = make
  }
}

/// The children of a lazy container that have been made so far, by index, in order.
final class LazyChildren {
  private(set) var items: [Int: LayoutItem] = [:]
  /// The indices of those that are made, ascending.
  private(set) var indices: [Int] = []

  /// Asks again for all that were made, since what makes them is another.
  func renew(from provider: LazyProvider) throws {
    var renewed: [Int: LayoutItem] = [:]
    for index in indices where index < provider.count {
      renewed[index] = try provider.make(index)
    }
    items = renewed
    indices = renewed.keys.sorted()
  }

  /// Makes some children; says whether there was one that was not made yet.
  func make(_ wanted: some Sequence<Int>, from provider: LazyProvider) throws -> Bool {
    var hasMade = false
    for index in wanted where index >= 0 && index < provider.count && items[index] == nil {
      items[index] = try provider.make(index)
      hasMade = true
    }
    if hasMade { indices = items.keys.sorted() }
    return hasMade
  }

  func hasAll(_ wanted: Range<Int>) -> Bool { wanted.allSatisfy { items[$0] != nil } }

  var inOrder: [LayoutItem] { indices.compactMap { items[$0] } }
}
