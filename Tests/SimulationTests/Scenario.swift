import Foundation
import Simulation
import Testing

/// A pair of files: Swift source, and what must happen on each event.
struct Scenario: CustomTestStringConvertible, Sendable {
  var name: String
  var source: SourceFile
  var root: String
  var rows: [String]
  var events: [Block] = []

  var testDescription: String { name }

  /// What one event must cause. A nil list is not stated and not compared.
  struct Block: Sendable {
    var event: String
    var line: Int
    var passes: [[Body]] = [[]]
    var effects: [String] = []
    var skipped: [String] = []
    var removed: [String]?
    var discarded: [String]?
    var prints: [String] = []
    var warnings: [String] = []
  }

  struct Body: Hashable, Sendable, CustomStringConvertible {
    var instance: String
    var causes: String

    var description: String { "\(instance) | \(causes)" }
  }

  /// All pairs of a folder.
  static func all(in folder: URL) -> [Scenario] {
    let files =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
      ?? []
    return files.filter { $0.pathExtension == "expect" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .compactMap { try? Scenario(expectation: $0) }
  }

  init(expectation: URL) throws {
    let text = try String(contentsOf: expectation, encoding: .utf8)
    let swift = expectation.deletingPathExtension().appendingPathExtension("swift")
    source = SourceFile(
      path: swift.lastPathComponent, text: try String(contentsOf: swift, encoding: .utf8))
    name = expectation.deletingPathExtension().lastPathComponent
    root = ""
    rows = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let key = String(line[..<colon])
      let value = String(line[line.index(after: colon)...]).trimmingCharacters(in: .whitespaces)
      if key == "event" {
        events.append(Block(event: value, line: index + 1))
      } else if events.isEmpty {
        if key == "root" { root = value }
        if key == "rows" { rows = value.split(separator: " ").map(String.init) }
      } else {
        events[events.count - 1].add(key, value)
      }
    }
  }
}

extension Scenario.Block {
  mutating func add(_ key: String, _ value: String) {
    let parts = value.components(separatedBy: " | ")
    switch key {
    case "body":
      guard value != "none", parts.count == 2 else { return }
      passes[passes.count - 1].append(Scenario.Body(instance: parts[0], causes: parts[1]))
    case "pass": if value != "1" { passes.append([]) }
    case "effect": effects.append(value)
    case "skip": skipped.append(parts[0])
    case "removed": removed = (removed ?? []) + [value]
    case "reset":
      let suffix = " discarded"
      discarded =
        (discarded ?? []) + (value.hasSuffix(suffix) ? [String(value.dropLast(suffix.count))] : [])
    case "prints": prints.append(value)
    case "warn": warnings.append(value)
    default: return
    }
  }
}
