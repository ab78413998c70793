/// Why a program that comes on the screen is not asked about.
public enum Silence: String, Sendable, Equatable {
  /// What it names is not known to the machine.
  case unknown
  /// It says how a screen looks, and neither rule nor number could be misread.
  case still
  /// Whatever is done on it changes nothing that is shown.
  case unmoved
  /// SwiftUI does not promise what runs.
  case open
  /// It is one body.
  case oneBody
  /// Everybody would answer the same.
  case plain
  /// The guide has asked the same often enough.
  case wornOut
  /// It stands again, changed, further on.
  case goesOn

  /// The reason in a sentence, without its full stop.
  public var sentence: String {
    switch self {
    case .unknown:
      "it names what the machine does not know, and the answer could depend on that"
    case .still:
      "nothing can be done on it, and its place and size are plain or not promised by SwiftUI"
    case .unmoved: "nothing that can be done on it changes what is shown"
    case .open: "SwiftUI does not promise which bodies run for what can be done on it"
    case .oneBody: "it is one body, which runs once for whatever is done: everybody would say so"
    case .plain: "of all that can be done on it everybody would tell the same"
    case .wornOut: "what could be asked about it, the guide has been asked often enough"
    case .goesOn: "it stands again further on, with more in it"
    }
  }
}
