import GRDB

extension Database {
  /// Runs a single statement. It is prepared once, which would take longer than to run it.
  func run(sql: String, arguments: StatementArguments = StatementArguments()) throws {
    try cachedStatement(sql: sql).execute(arguments: arguments)
  }
}
