/// Writes that lead to one update of the tree.
struct Transaction {
  /// The animation that its writes were made under. Writes under different animations do not share
  /// an update (S5b, T2).
  let animation: Value?
  private(set) var writes: [PendingWrite] = []
  private var positions: [ObjectIdentifier: Int] = [:]

  init(animation: Value?) { self.animation = animation }

  /// A later write to the same storage replaces the earlier one, so bodies see only final values
  /// (S5).
  mutating func add(_ write: PendingWrite) {
    guard let index = positions[ObjectIdentifier(write.attribute)] else {
      positions[ObjectIdentifier(write.attribute)] = writes.count
      writes.append(write)
      return
    }
    writes[index] = write
  }
}

/// A write whose readers have not been told of it yet.
struct PendingWrite {
  let attribute: Attribute
  /// The number of the step that records the write.
  let step: Int
  /// When it was written, where whoever reads it later has the new value and is not told; nil
  /// where the value becomes visible with the update, so that all readers are told.
  var time: Int?
  /// Makes the value visible to bodies. Storage keeps the value that actions see apart from the one
  /// that updates see.
  let commit: () -> Void
  /// Records which bodies one might expect to run, and why they do not. Called after all readers
  /// were marked.
  var explainSilence: () -> Void = {}
}

/// The transactions of an event that still wait for their update, the oldest first.
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
