/// What is known of a pack before its lessons are read.
struct PackBasis: Sendable {
  /// Neighbours are unknown: rules about them do not apply.
  var isSingleFile: Bool
  var misconceptions: Set<String>
}
