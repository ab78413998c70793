/// A preview that a program declares.
public struct DeclaredPreview: Sendable, Equatable {
  /// What ``Simulator/mount(_:on:findsObjects:)`` calls it: `preview 2`, or the name of a
  /// `PreviewProvider`.
  public var root: String
  /// As traces name files.
  public var file: String
  /// From 1.
  public var line: Int
}

extension Simulator {
  /// All previews, those of macros first.
  public var previews: [DeclaredPreview] {
    let macros = program.previews.enumerated().map { index, preview in
      declared("preview \(index + 1)", at: preview.place)
    }
    let providers = program.order.compactMap { program.types[$0] }
      .filter { program.conforms($0, to: "PreviewProvider") }
      .map { declared($0.name, at: $0.place) }
    return macros + providers
  }

  /// Whether the program declares an app, which is what it shows by itself.
  public var hasApp: Bool { !program.apps.isEmpty }

  private func declared(_ root: String, at place: SourcePlace) -> DeclaredPreview {
    let file = program.files.indices.contains(place.file) ? program.files[place.file].name : ""
    return DeclaredPreview(root: root, file: file, line: place.line)
  }
}
