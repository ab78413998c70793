import Motion

/// The numbers of a modifier's arguments on their way from what they were to what they are.
struct ArgumentFlight {
  var flight: Flight
  let numbers: ArgumentNumbers
}

/// The numbers among the arguments of a modifier.
struct ArgumentNumbers: Equatable {
  /// The arguments that are made of numbers, in the order of the alphabet.
  let arguments: [String]
  /// What each number is called.
  private(set) var names: [String] = []
  private(set) var numbers: [Double] = []

  /// Those of several modifiers, which a closure put on what it was handed.
  ///
  /// - Parameter name: What they are together.
  init(_ modifiers: [Modifier], of name: String, in tree: ViewTree) {
    arguments = []
    for part in modifiers.map({ ArgumentNumbers($0, in: tree) }) {
      names += part.names.map { "\(name) \($0)" }
      numbers += part.numbers
    }
  }

  init(_ modifier: Modifier, in tree: ViewTree) {
    let read = modifier.arguments.sorted { $0.key < $1.key }.compactMap { name, value in
      Self.parts(of: value, in: name, of: modifier.name, tree).map { (name: name, parts: $0) }
    }
    arguments = read.map(\.name)
    for (name, parts) in read {
      numbers += parts.map(\.number)
      names += parts.map { Self.name(of: $0.name, in: name, of: modifier.name) }
    }
  }

  /// The numbers in an argument: those that it is made of, or the parts of a colour.
  private static func parts(
    of value: Value, in argument: String, of modifier: String, _ tree: ViewTree
  ) -> [AnimatedNumber]? {
    if let colour = tree.homes.colour(of: value, in: tree) { return colour }
    // Of a font it is the size that grows.
    let isFont = modifier == "font"
    return AnimatableNumbers(value, skipsOthers: isFont).map { read in
      zip(read.names, read.numbers).map { AnimatedNumber(name: $0, number: $1) }
    }
  }

  /// Arguments that a program gives without saying their names.
  private static let unnamed: Set<String> = [
    "size", "point", "angle", "scale", "edges", "length", "insets", "style", "color",
    "content", "shape", "radius", "amount", "transform", "0",
  ]

  /// `opacity` of `.opacity(0.5)`, `frame width` of `.frame(width: 10)`.
  private static func name(of number: String, in argument: String, of modifier: String) -> String {
    let whole = unnamed.contains(argument) || argument == modifier ? "" : argument
    let part = [whole, number].filter { !$0.isEmpty }.joined(separator: ".")
    if part.isEmpty || part == modifier { return modifier }
    return "\(modifier) \(part)"
  }

  /// The modifier's arguments with other numbers.
  func values(of modifier: Modifier, with numbers: [Double], in tree: ViewTree) -> [String: Value] {
    var (values, rest) = (modifier.arguments, numbers[...])
    for name in arguments {
      guard let value = values[name],
        let own = Self.parts(of: value, in: name, of: modifier.name, tree)
      else { continue }
      let part = Array(rest.prefix(own.count))
      let isColour =
        tree.homes.colour(of: value, in: tree) != nil
      values[name] =
        isColour
        ? tree.homes.colour(value, with: part, in: tree)
        : AnimatableNumbers.value(value, with: part)
      rest = rest.dropFirst(own.count)
    }
    return values
  }
}
