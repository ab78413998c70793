/// Which names modules declare, also those of which no interface tells more: what is not among them
/// is missing, or younger than the list.
///
/// A line of a list has an owner, a point for the module itself, and what it declares: names, those
/// of functions with their labels, and how many there are of one name behind an asterisk.
final class KnownNames: Sendable {
  /// The names of a function with the labels of its parameters; `_` where there is none.
  struct Form: Sendable, Hashable {
    var labels: [Substring]
    /// How many declarations have this name and these labels.
    var count: Int
    /// A function, and no type, variable or case.
    var isFunction: Bool

    /// Whether arguments of a call may go to it: each label comes in its turn, others may have
    /// defaults, and what has no label may take several.
    func mayTake(_ arguments: [Argument]) -> Bool {
      var rest = labels[...]
      var last: Substring?
      for argument in arguments where !argument.isTrailing {
        let label = argument.label.map { $0[...] } ?? "_"
        if label == "_", last == "_" { continue }
        guard let index = rest.firstIndex(of: label) else { return false }
        rest = rest[(index + 1)...]
        last = label
      }
      return true
    }
  }

  /// Of an owner each name with its forms; a type, a variable or a case has one without labels.
  typealias Members = [Substring: [Form]]

  private let owners: [Substring: Members]

  init(_ text: String) {
    var owners: [Substring: Members] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let owner = words.first else { continue }
      var members = owners[owner] ?? [:]
      for word in words.dropFirst() {
        let (name, form) = Self.form(word)
        members[name, default: []].append(form)
      }
      owners[owner] = members
    }
    self.owners = owners
  }

  private static func form(_ word: Substring) -> (name: Substring, form: Form) {
    let parts = word.split(separator: "*")
    let count = parts.count > 1 ? Int(parts[1]) ?? 1 : 1
    guard let open = parts[0].firstIndex(of: "(") else {
      return (parts[0], Form(labels: [], count: count, isFunction: false))
    }
    let labels = parts[0][parts[0].index(after: open)...].dropLast().split(separator: ":")
    return (parts[0][..<open], Form(labels: labels, count: count, isFunction: true))
  }

  /// What a module declares outside of all types.
  var globals: Members { owners["."] ?? [:] }

  /// What is called so, whatever it belongs to.
  func forms(of name: String) -> [Form] { owners.values.flatMap { $0[name[...]] ?? [] } }

  /// Nil where nothing is known of a type of that name.
  func members(of owner: String) -> Members? { owners[owner[...]] }
}
