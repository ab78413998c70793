import Foundation
import GRDB

/// The columns of the log that make a ``LogEntry``, in the order in which they are selected.
enum LogColumn: Int, CaseIterable {
  case id, stamp, time, kind, card, target, lesson, step, revision, grade, isRight, answer, sureness
  case hints, duration, fingerprint, phase, interval, note, form, about, concepts, sequence

  var name: String { Self.names[rawValue] }

  /// The program knows the names of its cases, too, but has to look long for them.
  private static let names = [
    "id", "stamp", "time", "kind", "card", "target", "lesson", "step", "revision", "grade",
    "is_right", "answer", "sureness", "hints", "duration", "fingerprint", "phase", "interval",
    "note", "form", "about", "concepts", "sequence",
  ]

  /// All of them, as SQL.
  ///
  /// - Parameter missing: those that a table of an earlier version has not: they are null.
  static func selection(without missing: [LogColumn] = []) -> String {
    allCases.map { missing.contains($0) ? "NULL" : $0.name }.joined(separator: ", ")
  }
}

/// A row of the log: by the names of its columns where a damaged file may lack any, by their places
/// where there may be thousands.
protocol LogValues {
  /// nil for null.
  ///
  /// - Throws: that the file is damaged, for anything else.
  func integer(_ column: LogColumn) throws -> Int?
  /// Likewise.
  func string(_ column: LogColumn) throws -> String?
  /// nil for what is none.
  func identifier(_ column: LogColumn) throws -> UUID?
}

extension Row: LogValues {
  func integer(_ column: LogColumn) throws -> Int? { try get(column.name) }
  func string(_ column: LogColumn) throws -> String? { try get(column.name) }
  func identifier(_ column: LogColumn) throws -> UUID? {
    try string(column).flatMap { UUID(text: $0.utf8) }
  }
}

extension RowBytes: LogValues {
  func integer(_ column: LogColumn) throws -> Int? { try integer(column.rawValue) }
  func string(_ column: LogColumn) throws -> String? {
    isNull(column.rawValue) ? nil : try string(column.rawValue)
  }
  func identifier(_ column: LogColumn) throws -> UUID? { UUID(text: text(column.rawValue)) }
}

extension UUID {
  /// As the file has it.
  var text: String { uuidString.lowercased() }

  /// Reads one of a file: Foundation's own way takes longer than to read the row.
  ///
  /// - Parameter text: UTF-8, digits of either case between hyphens.
  init?(text: some Collection<UInt8>) {
    guard text.count == 36 else { return nil }
    var number: UInt128 = 0
    for (place, byte) in text.enumerated() {
      if [8, 13, 18, 23].contains(place) {
        guard byte == UInt8(ascii: "-") else { return nil }
      } else {
        guard let digit = Self.digit(byte) else { return nil }
        number = number << 4 | UInt128(digit)
      }
    }
    self = withUnsafeBytes(of: number.bigEndian) { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
