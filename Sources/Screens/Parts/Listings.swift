import Simulation

/// The source that a trace's lines count in: one listing, or several files by their names.
struct Listings: Sendable {
  private var files: [(name: String, text: String)]

  /// A single listing, which steps do not name.
  init(_ source: String) { files = [("", source)] }
  init(_ files: [SourceFile]) { self.files = files.map { ($0.name, $0.text) } }

  /// The text of the file that a step names; of the first one for a step that names none.
  subscript(name: String?) -> String {
    (files.first { $0.name == name } ?? files.first)?.text ?? ""
  }

  /// All of them, each with a heading.
  ///
  /// - Parameter title: The heading of a single listing.
  func all(titled title: String) -> [(name: String, text: String)] {
    files.count == 1 ? files.map { (title, $0.text) } : files
  }
}
