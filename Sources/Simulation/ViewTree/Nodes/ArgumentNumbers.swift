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

  init(_ modifier: Modifier) {
    let read = modifier.arguments.sorted { $0.key < $1.key }.compactMap { name, value in
      AnimatableNumbers(value).map { (name: name, numbers: $0) }
    }
    arguments = read.map(\.name)
    for (name, part) in read {
      numbers += part.numbers
      names += part.names.map { Self.name(of: $0, in: name, of: modifier.name) }
    }
  }

  /// Arguments that a program gives without saying their names.
  private static let unnamed: Set<String> = [
    "size", "point", "angle", "scale", "edges", "length", "insets",
  ]

  /// `opacity` of `.opacity(0.5)`, `frame width` of `.frame(width: 10)`.
  private static func name(of number: String, in argument: String, of modifier: String) -> String {
    let whole = unnamed.contains(argument) ? "" : argument
    let part = [whole, number].filter { !$0.isEmpty }.joined(separator: ".")
    if part.isEmpty || part == modifier { return modifier }
    return "\(modifier) \(part)"
  }

  /// The modifier's arguments with other numbers.
  func values(of modifier: Modifier, with numbers: [Double]) -> [String: Value] {
    var (values, rest) = (modifier.arguments, numbers[...])
    for name in arguments {
      guard let value = values[name], let own = AnimatableNumbers(value) else { continue }
      values[name] = AnimatableNumbers.value(
        value, with: Array(rest.prefix(own.numbers.count)))
      rest = rest.dropFirst(own.numbers.count)
    }
    return values
  }
}
