/// What a person does with fingers on a place of the screen.
enum FingerMotion: Sendable, Equatable {
  case tap(count: Int)
  /// A press that lasts as long as the gesture requires.
  case press
  /// From where it began, in points.
  case drag(width: Double, height: Double)
  /// The factor by which the distance between two fingers grew.
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
