/// A value of the environment and the attribute that tells its readers.
final class EnvironmentSource {
  /// The key that says which way lines are read.
  static let layoutDirection = "layoutDirection"

  let attribute: Attribute
  var value: Value { didSet { doubt = nil } }
  /// Whether somebody has set it: it is no default any more.
  var isSet = false
  /// Whether anything on the screen looks, or looked, at it.
  var isAsked = false
  /// Why the value is another one on another device.
  var doubt: Doubt?

  init(_ name: String, _ value: Value) {
    attribute = Attribute(name, kind: .environment)
    self.value = value
  }
}
