import Terminal

/// What the styles mean on every screen. Nothing is said by them alone.
enum Look {
  static let title = Style.bold
  static let quiet = Style.dim
  static let key = Style.bold
  static let code = Style(.cyan)
  static let right = Style(.green, .bold)
  static let wrong = Style(.red, .bold)
  static let running = Style(.yellow, .bold)
  static let heading = Style(.blue, .bold)
}
