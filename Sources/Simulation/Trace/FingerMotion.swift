/// What a person does with fingers on a place of the screen.
enum FingerMotion: Sendable, Equatable {
  case tap(count: Int)
  /// As long as whoever waits for it needs.
  case press
  /// From where it began, in points.
  case drag(width: Double, height: Double)
  /// How much larger what is between two fingers became.
  case pinch(Double)
  /// In degrees, clockwise.
  case rotate(Double)

  /// As a sentence names it.
  var name: String {
    switch self {
    case .tap(let count): count == 2 ? "double tap" : "tap"
    case .press: "long press"
    case .drag: "drag"
    case .pinch: "pinch"
    case .rotate: "rotation"
    }
  }
}
