import Foundation
import Simulation
import Testing

@testable import Curriculum

/// The packs of this folder, and an oracle that knows their traces.
enum SamplePack {
  static let lesson = "01-basics/counting.md"

  static func folder(_ name: String = "sound") throws -> PackFolder {
    let packs = try #require(Bundle.module.resourceURL).appendingPathComponent("Packs")
    var folder = try PackFolder(at: packs.appendingPathComponent(name).path)
    folder.path = "Lessons"
    return folder
  }

  /// The sound pack with one change in its first lesson, and the places that the change marks.
  static func changing(_ old: String, to new: String) throws -> (PackFolder, [Int: Position]) {
    var folder = try folder()
    let sound = String(decoding: try #require(folder.files[lesson]), as: UTF8.self)
    try #require(sound.contains(old))
    let marked = MarkedText(sound.replacingOccurrences(of: old, with: new))
    folder.files[lesson] = Array(marked.text.utf8)
    return (folder, marked.places)
  }

  /// What a simulator would say about the sample's traces.
  static let oracle = Oracle(
    read: { listing in
      guard
        let line = listing.source.split(separator: "\n", omittingEmptySubsequences: false)
          .firstIndex(of: "}}")
      else { return }
      throw SourceError([
        SourceDiagnostic(path: "", line: line + 1, column: 2, message: "extraneous '}'")
      ])
    },
    mount: { _ in },
    predict: { trace, listing in
      if let event = trace.events.last, event != "tap \"Add\"" {
        throw EventError("the screen offers no \(event)")
      }
      return Prediction(
        subject: trace.subject, candidates: ["Counter", "Caption"], key: ["Counter", "Caption"],
        certainty: trace.root == "Shaky" ? .depends : .certain, trace: Trace(root: trace.root))
    })
}
