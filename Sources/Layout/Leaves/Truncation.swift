/// Where a text that has no room is cut (`truncationMode`).
public enum Truncation: Sendable, Hashable {
  case head, middle, tail
}
