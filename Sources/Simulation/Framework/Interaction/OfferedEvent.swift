/// An event that the screen would accept, and what of the program's text answers to it.
public struct OfferedEvent: Sendable, Hashable {
  /// As text: `tap "+1" in Row[2]`.
  public let event: String
  /// The same for what all rows of a `ForEach` have, as the text has it once.
  public let control: String

  public init(event: String, control: String) {
    self.event = event
    self.control = control
  }
}

extension Node {
  /// The way to it from the root, on which all rows of a `ForEach` are one.
  var wayInText: String {
    sequence(first: self, next: \.parent).map { node in
      node.parent is EachNode ? "row" : String(node.position)
    }.joined(separator: " ")
  }
}
