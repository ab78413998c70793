/// Something that a person could do with a thing on the screen.
struct Offer {
  /// What answers.
  let node: Node
  /// The event up to the label, in quotation marks: `type "…" into `.
  let start: String
  /// What the thing is called.
  let label: String
  /// What follows the label: ` to 0.5 in Row[2]`.
  var end = ""

  /// Offers of one kind and label are told apart by numbers.
  var kind: String { (start.hasPrefix("select ") ? "select " : start) + label + end }

  /// The event in full.
  ///
  /// - Parameter number: Which of those that are called the same; nil if there is only one.
  func text(_ number: Int? = nil) -> String {
    start + Event.quoted(label) + (number.map { "[\($0)]" } ?? "") + end
  }
}

extension FrameworkNode {
  /// Something that a person could do with it: an event without its label.
  func offer(_ start: String, _ label: String? = nil, _ end: String = "") -> Offer {
    let owner = enclosingInstance.map { tree.names.name(of: $0) }
    let place = owner?.contains("[") == true ? " in \(owner ?? "")" : ""
    return Offer(node: self, start: start, label: label ?? self.label, end: end + place)
  }
}

extension Event {
  /// A label as the grammar of events writes it.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      if character == "\"" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return result + "\""
  }
}
