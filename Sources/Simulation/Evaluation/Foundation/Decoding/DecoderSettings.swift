/// What the program has set of its decoder, and what it hears where that finds something else than it
/// looks for.
struct DecoderSettings {
  /// By the names of the decoder's properties.
  let strategies: [String: Value]
  let place: SourcePlace
  /// Numbers the errors among all values.
  let nextNumber: () -> Int

  /// The members of an object, under the names that the program asks for; nil for anything else.
  func members(of content: JSONContent) -> [String: JSONContent]? {
    guard case .object(let members) = content else { return nil }
    guard strategies["keyDecodingStrategy"]?.text.contains("convertFromSnakeCase") == true else {
      return members
    }
    return Dictionary(
      members.map { ($0.key.fromSnakeCase, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  // MARK: Errors

  func mismatch(_ type: TypeReference, _ content: JSONContent, at path: [String]) -> Interruption {
    error("\(content.kind) is no \(type.text)", at: path)
  }

  func error(_ message: String, at path: [String]) -> Interruption {
    let whole = path.isEmpty ? message : "\(message), at \(path.joined(separator: "."))"
    let error = OpaqueValue(
      name: "DecodingError", arguments: [TupleElement(value: .string(whole))],
      identity: nextNumber(), place: place)
    return .thrown(ThrownValue(.opaque(error)), place)
  }
}

extension String {
  /// `first_name` is `firstName`.
  fileprivate var fromSnakeCase: String {
    let words = split(separator: "_")
    guard let first = words.first, words.count > 1 else { return self }
    return first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
