/// A row of the log that is not as it was written.
public struct LogDamage: Sendable, Hashable, CustomStringConvertible {
  public enum Kind: String, Sendable, Hashable {
    /// It says something else than was written.
    case changed
    /// It was written, and is gone.
    case missing
    /// It is there, and nobody wrote it.
    case unknown
  }

  /// In the order in which rows came into this file, from 1.
  public var row: Int
  public var kind: Kind

  public init(row: Int, kind: Kind) {
    self.row = row
    self.kind = kind
  }

  public var description: String {
    switch kind {
    case .changed: "row \(row) is not what was written"
    case .missing: "row \(row) is missing"
    case .unknown: "row \(row) was never written"
    }
  }
}

/// The rows of a log that are not as they were written: how many, and the first of them.
public struct LogDamages: Sendable, Hashable {
  public private(set) var count = 0
  public private(set) var examples: [LogDamage] = []
  private static let mostExamples = 5

  public init() {}

  public mutating func add(_ damage: LogDamage) {
    count += 1
    if examples.count < Self.mostExamples { examples.append(damage) }
  }

  /// `row 17 is not what was written, row 40 is missing, and 3 more`
  public var sentence: String {
    let more = count > examples.count ? ["and \(count - examples.count) more"] : []
    return (examples.map(\.description) + more).joined(separator: ", ")
  }
}
