/// What a listing changes of what was there before, if the guide shows it as a change.
public struct ListingChange: Sendable, Equatable {
  /// The lines of the listing that are new, counted from 1.
  public var added: [Int]
  /// What is gone, as it stood.
  public var removed: [String]
}
