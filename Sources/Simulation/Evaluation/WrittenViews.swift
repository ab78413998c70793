/// Views that come about without being called by their names: what two texts make that are added, the
/// label that a title stands for.
extension FrameworkView {
  static let textName = "Text"

  /// `Text("a")`
  static func text(_ words: String, at place: SourcePlace, doubt: Doubt? = nil) -> FrameworkView {
    FrameworkView(
      name: textName, arguments: ["content": .string(words)], content: [], deferred: [],
      place: place,
      doubtOfText: doubt)
  }

  var isText: Bool { name == Self.textName }

  static let imageName = "Image"

  /// A symbol of the system, as `Image(systemName:)` makes it.
  static func symbol(_ symbol: String, at place: SourcePlace) -> FrameworkView {
    FrameworkView(
      name: imageName, arguments: ["title": .string(symbol)], content: [], deferred: [],
      place: place)
  }

  var isPicture: Bool { name == Self.imageName }

  static let colorName = "Color"
}
