import Dispatch
import GRDB
import Synchronization

/// What a large store needs and nobody is to wait for: that all of it is checked after it was not
/// closed, and the day's copy. Both are of the state that the store has when this begins, by a
/// connection of their own.
final class Upkeep: Sendable {
  private let source: DatabaseQueue
  private let mark: UncheckedMark
  private let isChecking = Atomic(true)
  private let isDone = DispatchSemaphore(value: 0)

  /// - Parameter copy: is given the store, to copy it, if it is sound.
  init(
    ofStoreAt path: String, thenCopy copy: @escaping @Sendable (DatabaseQueue) throws -> Void
  ) throws {
    mark = UncheckedMark(ofStoreAt: path)
    var configuration = Configuration()
    configuration.readonly = true
    configuration.allowsUnsafeTransactions = true
    source = try DatabaseQueue(path: path, configuration: configuration)
    // What is answered from now on is not seen.
    try source.inDatabase { try $0.execute(sql: "BEGIN; SELECT COUNT(*) FROM sqlite_master") }
    DispatchQueue.global(qos: .utility).async { [self] in
      defer { isDone.signal() }
      // Without it, the next start says why not, or tries again.
      try? run(copy)
    }
  }

  /// Returns when the copy is made; a check that is not over is left to the next start.
  func finish() {
    while isDone.wait(timeout: .now() + .milliseconds(20)) == .timedOut {
      if isChecking.load(ordering: .sequentiallyConsistent) { source.interrupt() }
    }
    isDone.signal()
    try? source.close()
  }

  private func run(_ copy: (DatabaseQueue) throws -> Void) throws {
    if mark.isSet {
      let found = Result { try damage() }
      if case .success(let damage?) = found { return try mark.set(damage: damage) }
      if case .success(nil) = found { mark.remove() }
    }
    isChecking.store(false, ordering: .sequentiallyConsistent)
    try copy(source)
  }

  /// What is wrong.
  ///
  /// - Throws: if it could not be found out.
  private func damage() throws -> String? {
    do {
      return try source.inDatabase { database in
        if let damage = try StoredLog.damages(besidesChainedValuesOf: database).first {
          return damage
        }
        if let row = try LogChain.damages(database).examples.first { return row.description }
        return try Seal.settings.isWhole(database) == false ? "its settings are damaged" : nil
      }
    } catch let error as DatabaseError
      where [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode)
    {
      return error.message ?? "\(error.resultCode)"
    }
  }
}
