/// Something that a person, the system or the outside does to a screen, as a script writes it: `tap
/// "Add" in Row[2]`.
public struct Event: Sendable, Equatable {
  /// The text it was read from, with outer space removed.
  public let text: String
  let action: Action
  /// Which of the things that are called the same, from 1 in the order of the screen: 3 of
  /// `tap "star"[3]`. Nil where nothing is said.
  let number: Int?

  /// What happens, by the words of the grammar.
  enum Action: Sendable, Equatable {
    case tap(String, in: String?)
    case toggle(String, in: String?)
    case type(String, into: String, in: String?)
    /// A value in a picker, and the view around the picker.
    case select(String, String, in: String?)
    case slide(String, to: Double, in: String?)
    /// The path of the property, and an expression.
    case set(String, String)
    case environment(String, String)
    /// The person presses return in a text field.
    case submit(String, in: String?)
    /// A gesture on the thing that shows the label.
    case gesture(FingerMotion, String, in: String?)
    /// The pointer moves over the thing that shows the label; nil if it leaves everything.
    case hover(String?, in: String?)
    case swipeToDelete(String, in: String?)
    case move(String, to: Int, in: String?)
    /// Virtual time goes by.
    case wait(Duration)
    case remove
    case insert
    case back
    case dismiss
    case scroll(String)
    /// The container that can be scrolled is scrolled by as much as is seen of it.
    case scrollOn(ScrollDirection)
    case refresh
  }

}

/// Which way somebody scrolls: `down` goes on in a column or a row, `up` goes back.
public enum ScrollDirection: String, Sendable, CaseIterable {
  case down, up
}
