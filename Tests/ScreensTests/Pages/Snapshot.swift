import Foundation
import Testing

/// Compares text with a file, exactly. With `TUTOR_RECORD` set the file is written anew.
func expectSnapshot(
  _ lines: [String], named name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Snapshots")
  let file = folder.appendingPathComponent(name + ".txt")
  // Trailing blanks are not seen, and editors remove them.
  let text = lines.map { $0.replacing(#/ +$/#, with: "") }.joined(separator: "\n") + "\n"
  if ProcessInfo.processInfo.environment["TUTOR_RECORD"] != nil {
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
  let expected = try String(contentsOf: file, encoding: .utf8)
  #expect(
    text == expected, "Snapshots/\(name).txt differs:\n\(text)", sourceLocation: sourceLocation)
}
