/// What a person takes a control for, and so which events it answers.
enum ControlRole: String, Sendable, CaseIterable {
  case button
  case link
  case toggle
  case textField = "text field"
  case slider
  case stepper
  case picker

  /// How an event that is aimed at it begins; nil where its parts are aimed at.
  var verb: String? {
    switch self {
    case .button, .link: "tap "
    case .toggle: "toggle "
    case .textField: "type \"…\" into "
    case .slider, .stepper, .picker: nil
    }
  }

  /// What to write where somebody taps a control that a tap alone does not move; nil for the others.
  func insteadOfTap(_ label: String) -> String? {
    let quoted = Event.quoted(label)
    let way: String? =
      switch self {
      case .button, .link, .textField: nil
      case .toggle: "toggle \(quoted)"
      case .slider: "slide \(quoted) to 0.5"
      case .picker: "select VALUE in \(quoted)"
      case .stepper: "tap \(Event.quoted(label + " +")) or tap \(Event.quoted(label + " -"))"
      }
    return way.map { "\(quoted) is a \(rawValue): \($0)" }
  }
}
