/// Keys with values, in the order in which they came.
///
/// The language promises no order. Here it is one that stays the same from run to run, so that a
/// trace does too.
struct TableEntries: Sequence {
  /// Where in ``slots`` a key lies.
  private var positions: [TableKey: Int] = [:]
  /// In the order in which they came; nil where one was taken away.
  fileprivate var slots: ContiguousArray<(key: TableKey, value: Value)?> = []

  var count: Int { positions.count }
  var isEmpty: Bool { positions.isEmpty }

  /// Where a key lies; valid until something is taken away.
  func index(forKey key: TableKey) -> Int? { positions[key] }

  subscript(key: TableKey) -> Value? {
    get {
      guard let index = positions[key] else { return nil }
      return slots[index]?.value
    }
    set {
      if let newValue { updateValue(newValue, forKey: key) } else { removeValue(forKey: key) }
    }
  }

  /// - Returns: What was there before.
  @discardableResult
  mutating func updateValue(_ value: Value, forKey key: TableKey) -> Value? {
    let next = slots.count
    let index = positions[key, default: next]
    guard index == next else {
      let old = slots[index]?.value
      slots[index]?.value = value
      return old
    }
    positions[key] = next
    slots.append((key, value))
    return nil
  }

  /// - Returns: What was there before.
  @discardableResult
  mutating func removeValue(forKey key: TableKey) -> Value? {
    guard let index = positions.removeValue(forKey: key) else { return nil }
    let old = slots[index]?.value
    slots[index] = nil
    while let last = slots.last, last == nil { slots.removeLast() }
    if slots.count > 16, slots.count > 2 * positions.count { close() }
    return old
  }

  /// Closes the gaps that removed entries left.
  private mutating func close() {
    slots.removeAll { $0 == nil }
    for (index, slot) in slots.enumerated() {
      if let key = slot?.key { positions[key] = index }
    }
  }

  func makeIterator() -> Iterator { Iterator(slots: slots.makeIterator()) }

  struct Iterator: IteratorProtocol {
    fileprivate var slots: IndexingIterator<ContiguousArray<(key: TableKey, value: Value)?>>

    mutating func next() -> (key: TableKey, value: Value)? {
      while let slot = slots.next() {
        if let slot { return slot }
      }
      return nil
    }
  }

  var keys: [TableKey] { map(\.key) }
  var values: [Value] { map(\.value) }

  /// What lies at an index of ``index(forKey:)``, to be changed where it is.
  subscript(valueAt index: Int) -> Value {
    get { slots[index]?.value ?? Value() }
    set { slots[index]?.value = newValue }
  }

  subscript(keyAt index: Int) -> TableKey? {
    slots.indices.contains(index) ? slots[index]?.key : nil
  }

  /// The first index at or behind another at which there is something; the end is behind all.
  func position(from index: Int) -> Int {
    var next = index < 0 ? 0 : index
    while next < slots.count, slots[next] == nil { next += 1 }
    return next < slots.count ? next : slots.count
  }

  var end: Int { slots.count }
}
