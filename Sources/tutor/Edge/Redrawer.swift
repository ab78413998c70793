import Curriculum
import Foundation

/// Writes the right drawings into lessons whose mockups show another screen than their listing.
struct Redrawer {
  /// - Throws: ``Failure`` if a lesson cannot be written.
  func redraw(_ paths: [String]) throws {
    for lesson in try Linter(oracle: nil, keepsLessons: true).lint(paths: paths).drafts {
      guard let data = FileManager.default.contents(atPath: lesson.path) else { continue }
      let redrawing = try Redrawing(path: lesson.path, bytes: Array(data))
      guard let text = redrawing.text else { continue }
      do {
        try Data(text.utf8).write(to: URL(fileURLWithPath: lesson.path), options: .atomic)
      } catch {
        throw Failure(.inputOutput, "\(lesson.path) cannot be written.")
      }
      let drawings = redrawing.count == 1 ? "drawing" : "drawings"
      remark(["\(lesson.path): \(redrawing.count) \(drawings) made anew"])
    }
  }
}
