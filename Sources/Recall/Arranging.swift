extension Array {
  /// The elements from the least key to the greatest, equal ones as `isBefore` has it. Only keys and
  /// places are moved meanwhile: a card, with all that it holds, is moved once.
  func arranged<Key: Comparable>(
    by key: (Element) -> Key, then isBefore: (Element, Element) -> Bool
  ) -> [Element] {
    let keys = indices.map { (key: key(self[$0]), place: $0) }
    return keys.sorted { left, right in
      left.key == right.key
        ? isBefore(self[left.place], self[right.place]) : left.key < right.key
    }.map { self[$0.place] }
  }

  /// Equal ones stay as they are.
  func arranged<Key: Comparable>(by key: (Element) -> Key) -> [Element] {
    let keys = indices.map { (key: key(self[$0]), place: $0) }
    return keys.sorted { ($0.key, $0.place) < ($1.key, $1.place) }.map { self[$0.place] }
  }
}
