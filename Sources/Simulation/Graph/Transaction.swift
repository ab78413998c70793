/// Writes that make one update together.
struct Transaction {
  /// What distinguishes it: writes under different animations are different updates (S5b, T2).
  let animation: Value?
  private(set) var writes: [PendingWrite] = []
  private var positions: [ObjectIdentifier: Int] = [:]

  init(animation: Value?) { self.animation = animation }

  /// A later write to the same storage replaces the earlier one: a body sees final values (S5).
  mutating func add(_ write: PendingWrite) {
    guard let index = positions[ObjectIdentifier(write.attribute)] else {
      positions[ObjectIdentifier(write.attribute)] = writes.count
      writes.append(write)
      return
    }
    writes[index] = write
  }
}

/// A write that has happened and whose readers have not been told yet.
struct PendingWrite {
  let attribute: Attribute
  /// The step of the story that wrote.
  let step: Int
  /// Makes the value visible to the update, for storage that keeps what updates see apart from what
  /// actions see.
  let commit: () -> Void
  /// Says in the story who could have been expected to be told and is not, after everybody who is
  /// told was marked.
  var explainSilence: () -> Void = {}
}

/// The transactions of an event that wait for their update, in order.
struct TransactionQueue {
  private var waiting: [Transaction] = []

  var isEmpty: Bool { waiting.isEmpty }

  mutating func add(_ write: PendingWrite, animation: Value?) {
    if waiting.last?.animation != animation || waiting.isEmpty {
      waiting.append(Transaction(animation: animation))
    }
    waiting[waiting.count - 1].add(write)
  }

  mutating func removeFirst() -> Transaction? {
    waiting.isEmpty ? nil : waiting.removeFirst()
  }
}
