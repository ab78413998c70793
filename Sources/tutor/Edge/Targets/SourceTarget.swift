/// A target of a project: files that are compiled together.
struct SourceTarget {
  var name: String
  /// Files, and folders that end in a slash and belong to it as a whole; from the folder that was
  /// named.
  var members: Set<String> = []
  /// What does not belong to it though its folder does.
  var leftOut: Set<String> = []
  /// Other targets whose code it uses, by name.
  var uses: Set<String> = []

  func contains(_ file: String) -> Bool {
    if members.contains(file) { return true }
    return !leftOut.contains(file) && members.contains { $0.hasSuffix("/") && file.hasPrefix($0) }
  }
}
