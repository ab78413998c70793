/// A key of a dictionary or an element of a set: a value that can be compared and hashed.
///
/// Numbers and strings, which most keys are, need nothing of the program for that.
enum TableKey: Hashable {
  case word(Int)
  case text(String)
  case value(Keyed)

  /// A value with the type that knows how to compare it.
  struct Keyed: Hashable {
    let value: Value
    unowned(unsafe) let type: RuntimeType

    static func == (left: Keyed, right: Keyed) -> Bool {
      do {
        return try left.type.equals(left.value, right.value)
      } catch {
        left.type.machine.postponed = error
        return true
      }
    }

    func hash(into hasher: inout Hasher) {
      do {
        try type.hash(value, &hasher)
      } catch {
        type.machine.postponed = error
      }
    }
  }

  init(_ value: Value, _ type: RuntimeType) {
    if type.shape == .integer {
      self = .word(value.word)
    } else if let role = type.type.nominal?.role, role == .string || role == .character,
      let box = try? value.object?.asText()
    {
      self = .text(box.text)
    } else {
      self = .value(Keyed(value: value, type: type))
    }
  }

  /// The value that it was made of.
  var value: Value {
    switch self {
    case .word(let word): Value(word: word)
    case .text(let text): Value(text)
    case .value(let keyed): keyed.value
    }
  }
}
