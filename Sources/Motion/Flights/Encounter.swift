/// What became of a motion that was under way when its value was changed again.
public enum Encounter: String, Hashable, Sendable, CaseIterable {
  /// Nothing was under way.
  case fromRest
  /// A spring took a spring's place and went on as fast.
  case keptVelocity
  /// A spring took the place of something else and began at rest where that was.
  case stoppedThere
  /// A spring's effect was added to what was under way. That it is added is documented; here it is
  /// mixed with it as a curve is.
  case added
  /// A curve, or what is delayed or repeated, leads away from what goes on below it.
  case mixed
  /// The change was not animated: the value is there at once.
  case atOnce

  /// What is known of it.
  public var grounds: Grounds {
    switch self {
    case .fromRest, .keptVelocity, .added, .atOnce: .documented
    case .stoppedThere, .mixed: .usual
    }
  }

  /// As it is said of the new motion.
  public var words: String {
    switch self {
    case .fromRest: "begins from rest"
    case .keptVelocity: "takes the place of the spring before it and keeps its velocity"
    case .stoppedThere: "takes the place of the motion before it and begins at rest where that was"
    case .added: "is added to the motion before it"
    case .mixed: "leads away from the motion before it, which goes on below"
    case .atOnce: "is there at once"
    }
  }
}
