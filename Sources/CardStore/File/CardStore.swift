import Foundation
import GRDB
import Synchronization

/// The learner's cards and everything they ever answered, in one SQLite file.
///
/// The log is the truth and is only ever added to; what is remembered, what is due and how far each
/// lesson got follow from it. Every call is one transaction: once it returns, its effect survives a
/// crash. Calls block, for a moment; several tutors may have the same file open.
///
/// Times come in as milliseconds since 1970; the states of memory hold seconds, as Recall does.
public final class CardStore: Sendable {
  /// Of the file.
  public let path: String
  let database: DatabaseQueue
  /// What is read instead of the file when nothing can be written there.
  private let substitute: Opening.Substitute?
  let makeIdentifier: @Sendable () -> UUID
  /// What goes on meanwhile.
  private let upkeep = Mutex<Upkeep?>(nil)
  /// Nobody is kept waiting for what takes long on a file of more bytes.
  let bytesAtOnce: Int
  public static let bytesAtOnce = Opening.bytesAtOnce

  /// Opens the file at `path`, and makes it and its folder when there is none.
  ///
  /// - Parameters:
  ///   - busyTimeout: seconds to wait for another tutor before ``CardStoreError/busy(path:)``.
  ///   - makeIdentifier: where identifiers of rows come from that the caller gives none.
  ///   - bytesAtOnce: of a larger file the day's copy, and the check of all of it after it was not
  ///     closed, are made while the learner goes on: see ``backUpDaily(at:calendar:)``.
  /// - Throws: ``CardStoreError``; a file of a newer version or of another program is left as it
  ///   is.
  public init(
    path: String, busyTimeout: Double = 5,
    makeIdentifier: @escaping @Sendable () -> UUID = { UUID() },
    bytesAtOnce: Int = CardStore.bytesAtOnce
  ) throws(CardStoreError) {
    self.path = path
    self.makeIdentifier = makeIdentifier
    self.bytesAtOnce = bytesAtOnce
    do {
      (database, substitute) = try Opening(
        path: path, busyTimeout: busyTimeout, bytesCheckedAtOnce: bytesAtOnce
      ).openAnyhow()
    } catch {
      throw CardStoreError(error, path: path)
    }
  }

  /// Whether the file cannot be written to, and a copy of it is read instead: whatever would change
  /// it throws.
  public var isReadOnly: Bool { substitute != nil }

  deinit { finishUpkeep() }

  /// Closes the file; any later call throws. It also closes when nobody holds the store any more.
  public func close() throws(CardStoreError) {
    finishUpkeep()
    do { try database.close() } catch { throw CardStoreError(error, path: path) }
  }

  /// Begins what nobody is to wait for, unless it goes on already.
  func begin(_ next: () throws -> Upkeep) throws {
    try upkeep.withLock { upkeep in if upkeep == nil { upkeep = try next() } }
  }

  private func finishUpkeep() {
    let upkeep = upkeep.withLock { upkeep in
      defer { upkeep = nil }
      return upkeep
    }
    upkeep?.finish()
  }

  /// Throws for a file that may not be written to, so that nobody answers in vain.
  public func checkWritable() throws(CardStoreError) {
    if let substitute { throw .inputOutput(path: path, reason: substitute.reason) }
  }

  /// Everything that `body` asks of this store is answered from one state of the file, and sooner
  /// than one question after the other. `body` must not change the store.
  ///
  /// - Throws: what `body` throws, and ``CardStoreError``.
  public func reading<Answers>(_ body: () throws -> Answers) throws -> Answers {
    do { return try database.read { _ in try body() } } catch let error as DatabaseError {
      throw CardStoreError(error, path: path)
    }
  }

  /// Reads from one state of the file: that of ``reading(_:)`` within it.
  func read<Fetched>(_ body: (Database) throws -> Fetched) throws(CardStoreError) -> Fetched {
    do {
      let within = try database.unsafeReentrantRead { database in
        database.isInsideTransaction ? try body(database) : nil
      }
      return try within ?? database.read(body)
    } catch {
      throw CardStoreError(error, path: path)
    }
  }

  /// Writes all or nothing.
  func write<Fetched>(_ body: (Database) throws -> Fetched) throws(CardStoreError) -> Fetched {
    try checkWritable()
    do { return try database.write(body) } catch { throw CardStoreError(error, path: path) }
  }
}
