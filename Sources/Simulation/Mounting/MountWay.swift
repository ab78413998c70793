/// How a view came on the screen.
public enum MountWay: String, Sendable, Codable {
  /// By its name alone, or by the expression that somebody wrote.
  case plain
  /// As a `#Preview` or a `PreviewProvider` shows it.
  case preview
  /// With values that the program declares.
  case declared
  /// With values that were made up.
  case madeUp = "made up"
}
