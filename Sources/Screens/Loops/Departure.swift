/// How somebody leaves what they are in the middle of. Nothing is lost by it: whatever was
/// confirmed is in the store.
enum Departure: Error, Equatable {
  /// Ctrl-C, or the key that leaves.
  case menu
  /// Ctrl-D, or the end of the input.
  case end
  /// A command was typed instead.
  case command(String)
}
