import GRDB
import Recall

extension CardStore {
  /// The scheduler of a new store. Fuzz is on, so that the cards of a lesson do not come back
  /// together for ever.
  public static let initialScheduler = Scheduler(isFuzzed: true)

  /// What is stored under a key of the caller's choosing.
  public func setting(_ key: String) throws(CardStoreError) -> String? {
    try read { try SettingRow.fetch($0, key) }
  }

  /// Stores a value, or removes it when nil.
  public func setSetting(_ key: String, to value: String?) throws(CardStoreError) {
    try write { try SettingRow.store($0, key, value) }
  }

  /// The scheduler that every state in the store was made with.
  public func scheduler() throws(CardStoreError) -> Scheduler {
    try read(SettingRow.scheduler)
  }

  /// Takes another scheduler, and makes every state anew with it, from the log.
  public func setScheduler(_ scheduler: Scheduler) throws(CardStoreError) {
    try write { database in
      try SettingRow.store(database, scheduler)
      _ = try Derivation.rebuild(database)
    }
  }
}
