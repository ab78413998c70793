/// What an algorithm wants to know of where it is.
public enum ReadsOfSurroundings: Sendable, Hashable {
  case nothing
  /// Placing asks for the place on the screen, the safe area or what is visible.
  case place
  /// Measuring asks for the size of the nearest scroll view or of the screen (Y56).
  case containerSize
}

/// What an algorithm is to those around and inside.
public enum AlgorithmRole: Sendable, Hashable {
  /// Nothing is inside, or what is inside is seen by nobody.
  case leaf
  /// It has a place for each of several children. A Spacer in it is as long as `axis` says, if
  /// there is one, else both ways (Y12).
  case container(axis: Axis?)
  /// It is around one view, whose layout values are seen through it, and its priority too if it
  /// lets it through (Y26).
  case modifier(passesPriority: Bool)
}
