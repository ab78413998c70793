/// What is drawn does not jump to where an animated update puts it: somebody sends it on its way.
protocol DrawnMotion: AnyObject {
  /// Called before each update.
  ///
  /// - Parameter animation: That of the transaction.
  /// - Returns: What is to happen when the update is over; nil if nothing of it is animated.
  func departure(of tree: ViewTree, inUpdateWith animation: Value?) -> (() throws -> Void)?
}
