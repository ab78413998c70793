/// One thing that the user did, as the terminal reports it.
public enum Key: Sendable, Hashable {
  /// A printable character other than the space; one Unicode scalar.
  case character(Character)
  case enter, escape, space, backspace, delete, tab, backTab
  case up, down, left, right, pageUp, pageDown, home, end
  /// Control and a lower-case letter, such as `control("d")`; not those that have a name here.
  case control(Character)
  /// Text that was pasted in one piece, control characters and line ends included.
  case paste(String)
  /// The first button of the mouse was pressed on a cell of the window; only where
  /// ``Console/reportClicks(_:)`` asked for it.
  case click(CellPosition)
  /// Ctrl-C, or the signal that stands for it.
  case interrupt
  /// The page must be drawn again: the window changed its size, or the program came back to the
  /// foreground.
  case resize
  /// Nothing will ever follow.
  case endOfInput
}
