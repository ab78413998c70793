/// A value as the numbers that are animated in it: those of `animatableData`, of a length, a size, a
/// point, an angle, or of a struct of the program that is made of numbers.
struct AnimatableNumbers: Equatable {
  let numbers: [Double]
  /// What each number is called inside of the value; empty for a value that is one number.
  let names: [String]

  /// Nil for what is not made of numbers alone.
  ///
  /// - Parameter skipsOthers: Whether that, of a value with arguments, is about those that are.
  init?(_ value: Value, skipsOthers: Bool = false) {
    var found: [(name: String, number: Double)] = []
    if skipsOthers, case .opaque(let opaque) = value, opaque.base == nil {
      for argument in opaque.arguments where argument.value.isNumeric {
        _ = Self.collect(argument.value, argument.label ?? opaque.lastPart, into: &found)
      }
    } else {
      guard Self.collect(value, "", into: &found) else { return nil }
    }
    guard !found.isEmpty else { return nil }
    numbers = found.map(\.number)
    names = found.map(\.name)
  }

  /// Values that hold more numbers than anybody animates are left alone.
  private static let most = 1_000

  private static func collect(
    _ value: Value, _ name: String, into found: inout [(name: String, number: Double)]
  ) -> Bool {
    func add(_ number: Double) -> Bool {
      found.append((name, number))
      return number.isFinite && found.count <= most
    }
    func below(_ part: String) -> String { name.isEmpty ? part : "\(name).\(part)" }
    switch value {
    case .double(let number): return add(number)
    case .integer(let number): return add(Double(number))
    case .fixed(let number): return add(Double(number))
    case .optional(let wrapped?): return collect(wrapped, name, into: &found)
    case .tuple(let elements):
      return elements.enumerated().allSatisfy { index, element in
        collect(element.value, below(element.label ?? "\(index)"), into: &found)
      }
    case .array(let elements):
      return elements.enumerated().allSatisfy { index, element in
        collect(element, below("\(index)"), into: &found)
      }
    case .structure(let structure):
      return structure.fields.count == structure.type.stored.count
        && zip(structure.type.stored, structure.fields).allSatisfy { property, field in
          collect(field, below(property.name), into: &found)
        }
    // `.degrees(90)`, where nothing said what type it is of.
    case .opaque(let opaque):
      return opaque.base == nil && !opaque.arguments.isEmpty
        && opaque.arguments.allSatisfy { argument in
          collect(argument.value, below(argument.label ?? opaque.lastPart), into: &found)
        }
    // A shape: what else it is given, such as a style of its corners, is no number.
    case .view(.framework(let view)) where view.content.isEmpty && view.deferred.isEmpty:
      return view.arguments.sorted { $0.key < $1.key }.filter(\.value.isNumeric).allSatisfy {
        collect($1, below($0), into: &found)
      }
    default: return false
    }
  }

  /// The value with other numbers in the same places; as it is where the counts differ.
  static func value(_ value: Value, with numbers: [Double]) -> Value {
    var rest = numbers[...]
    return filled(value, from: &rest)
  }

  private static func filled(_ value: Value, from rest: inout ArraySlice<Double>) -> Value {
    switch value {
    case .double, .integer, .fixed: return rest.popFirst().map(Value.double) ?? value
    case .optional(let wrapped?): return .optional(filled(wrapped, from: &rest))
    case .tuple(let elements):
      return .tuple(
        elements.map { TupleElement(label: $0.label, value: filled($0.value, from: &rest)) })
    case .array(let elements): return .array(elements.map { filled($0, from: &rest) })
    case .structure(var structure):
      for index in structure.fields.indices {
        structure.fields[index] = filled(structure.fields[index], from: &rest)
      }
      return .structure(structure)
    case .opaque(let opaque):
      return .opaque(
        OpaqueValue(
          name: opaque.name,
          arguments: opaque.arguments.map {
            TupleElement(label: $0.label, value: filled($0.value, from: &rest))
          }, place: opaque.place, members: opaque.members))
    case .view(.framework(let view)):
      var arguments = view.arguments
      for (name, value) in arguments.sorted(by: { $0.key < $1.key }) where value.isNumeric {
        arguments[name] = filled(value, from: &rest)
      }
      return .view(
        .framework(
          FrameworkView(
            name: view.name, arguments: arguments, content: view.content, deferred: view.deferred,
            place: view.place)))
    default: return value
    }
  }
}

extension Value {
  fileprivate var isNumeric: Bool {
    switch self {
    case .double, .integer, .fixed: true
    default: false
    }
  }
}
