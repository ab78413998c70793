import Foundation
import Simulation
import Testing

/// A pair of files: Swift source, and what must happen on each event.
struct Scenario: CustomTestStringConvertible, Sendable {
  var name: String
  var source: SourceFile
  /// The view that is mounted; nil for what the program itself would show.
  var root: String?
  /// Why the simulator does not get it right yet; the test says so when it begins to.
  var pending: String?
  var confidence = ""
  var rows: [String] = []
  var events: [Block] = []

  var testDescription: String { name }

  /// What one event must cause. A nil list is not stated and not compared.
  struct Block: Sendable {
    var event: String
    var line: Int
    var passes: [[Body]] = [[]]
    /// `body: any`: the rules promise nothing about the bodies of this event.
    var hasAnyBodies = false
    var effects: [String] = []
    /// Instances that do not run, each with the reason that the trace must give, if the rules have
    /// a name for it.
    var skipped: [(instance: String, reason: String)] = []
    var removed: [String]?
    var discarded: [String]?
    var prints: [String] = []
    var warnings: [String] = []
    /// Targets of writes that tell nobody.
    var dropped: [String] = []
    /// What the program itself printed during the event, in order.
    var printed: [String]?
    var printedInAnyOrder: [String]?
    /// `Text | old -> new`, and texts that a person sees for the first time.
    var shows: [String] = []
    var shown: [String] = []
    var certainties: [String: String] = [:]
    /// The instances in the order in which they run.
    var order: [String]?
    /// How many bodies run, where they are too many to be named.
    var count: Int?
    /// Instances that are looked at and found clean.
    var lookedAt: [String] = []
    /// How sure the story is that an instance does not run.
    var doubts: [String: String] = [:]
  }

  struct Body: Hashable, Sendable, CustomStringConvertible {
    var instance: String
    var causes: String

    var description: String { "\(instance) | \(causes)" }
  }

  /// A pair that cannot be understood, which is a mistake of its author.
  struct Malformed: Error, CustomStringConvertible {
    var description: String
  }

  /// The pairs of a folder, in the order of their names.
  static func expectations(in folder: URL) -> [URL] {
    let files =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
      ?? []
    return files.filter { $0.pathExtension == "expect" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  init(expectation: URL) throws {
    let text = try String(contentsOf: expectation, encoding: .utf8)
    let swift = expectation.deletingPathExtension().appendingPathExtension("swift")
    source = SourceFile(
      path: swift.lastPathComponent, text: try String(contentsOf: swift, encoding: .utf8))
    name = expectation.deletingPathExtension().lastPathComponent
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if line.isEmpty || line == "end" { continue }
      guard let colon = line.firstIndex(of: ":") else {
        throw Malformed(description: "\(name), line \(index + 1): no colon in '\(line)'")
      }
      let key = String(line[..<colon])
      let value = String(line[line.index(after: colon)...]).trimmingCharacters(in: .whitespaces)
      let isKnown: Bool
      if key == "event" {
        events.append(Block(event: value, line: index + 1))
        isKnown = true
      } else if events.isEmpty {
        isKnown = addHeader(key, value)
      } else {
        isKnown = events[events.count - 1].add(key, value)
      }
      guard isKnown else {
        throw Malformed(description: "\(name), line \(index + 1): '\(line)' has no meaning here")
      }
    }
  }

  private mutating func addHeader(_ key: String, _ value: String) -> Bool {
    switch key {
    case "root": root = value
    case "pending": pending = value
    case "confidence": confidence = value
    case "rows": rows = value.split(separator: " ").map(String.init)
    case "case", "requires": break
    default: return false
    }
    return true
  }
}

extension Scenario.Block {
  /// - Returns: Whether the line has a meaning.
  mutating func add(_ key: String, _ value: String) -> Bool {
    let parts = value.components(separatedBy: " | ")
    switch key {
    case "body": return addBody(value, parts)
    case "pass": if value != "1" { passes.append([]) }
    case "effect": effects.append(value)
    case "skip": skipped.append((parts[0], parts.count > 1 ? parts[1] : ""))
    case "removed": removed = (removed ?? []) + (value == "none" ? [] : [value])
    case "reset":
      let suffix = " discarded"
      guard value == "none" || value.hasSuffix(suffix) else { return false }
      discarded =
        (discarded ?? []) + (value.hasSuffix(suffix) ? [String(value.dropLast(suffix.count))] : [])
    case "prints": prints.append(value)
    case "warn": warnings.append(value)
    case "dropped": dropped.append(value)
    case "printed": printed = (printed ?? []) + (value == "nothing" ? [] : [value])
    case "printed-any-order": printedInAnyOrder = (printedInAnyOrder ?? []) + [value]
    case "shows": shows.append(value)
    case "shown": shown.append(value)
    case "certainty":
      guard parts.count == 2 else { return false }
      certainties[parts[0]] = parts[1]
    case "doubtful":
      guard parts.count == 2 else { return false }
      doubts[parts[0]] = parts[1]
    case "order": order = value.components(separatedBy: ", ")
    case "ran": count = Int(value)
    case "looked-at": lookedAt.append(value)
    case "why": break
    default: return false
    }
    return true
  }

  private mutating func addBody(_ value: String, _ parts: [String]) -> Bool {
    if value == "none" { return true }
    if value == "any" {
      hasAnyBodies = true
      return true
    }
    guard parts.count == 2 else { return false }
    passes[passes.count - 1].append(Scenario.Body(instance: parts[0], causes: parts[1]))
    return true
  }
}
