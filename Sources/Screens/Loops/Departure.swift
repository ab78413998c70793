/// How somebody leaves what they are in the middle of. Nothing is lost by it: whatever was
/// confirmed is in the store.
enum Departure: Error, Equatable {
  /// The key that leaves: back to where it was begun, a list, a map, or the prompt.
  case back
  /// Ctrl-C: back to the prompt.
  case menu
  /// Ctrl-D, or the end of the input.
  case end
  /// A command was typed instead.
  case command(String)
}
