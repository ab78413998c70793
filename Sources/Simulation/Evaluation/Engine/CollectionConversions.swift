import Interpreter

/// Optionals, collections, tuples, and the parts of the program's own types.
extension ValueConversions {
  /// - Parameter ways: Of what is in the value.
  /// - Returns: Whether such a type has parts, and all of them have a way.
  func fillParts(
    _ conversion: ValueConversion, _ type: HostType, by ways: (HostType) -> ValueConversion?
  ) -> Bool {
    switch type.form {
    case .optional(let part): fillOptional(conversion, type, ways(part))
    case .array, .set, .dictionary, .range: fillCollection(conversion, type, by: ways)
    case .tuple(let parts): fillTuple(conversion, type, parts, by: ways)
    default: false
    }
  }

  private func fillOptional(
    _ conversion: ValueConversion, _ type: HostType, _ wrapped: ValueConversion?
  ) -> Bool {
    guard let wrapped else { return false }
    conversion.inward = { [unowned wrapped] value in
      switch value {
      case .optional(nil): return type.make(optional: nil)
      case .optional(let inner?): return wrapped.inward(inner).flatMap { type.make(optional: $0) }
      default: return wrapped.inward(value).flatMap { type.make(optional: $0) }
      }
    }
    conversion.outward = { [unowned wrapped] value, evaluator in
      guard let inner = type.wrapped(in: value) else { return .optional(nil) }
      return try wrapped.outward(inner, evaluator).map { .optional($0) }
    }
    return true
  }

  private func fillCollection(
    _ conversion: ValueConversion, _ type: HostType, by ways: (HostType) -> ValueConversion?
  ) -> Bool {
    switch type.form {
    case .array(let part):
      guard let element = ways(part) else { return false }
      let remembered = RememberedCollections(runs)
      conversion.inward = { [unowned element] value in
        guard case .array(let items) = value else { return nil }
        return remembered.converted([items]) {
          Self.all(items, element.inward).map { type.make(array: $0) }
        }
      }
      conversion.outward = { [unowned element] value, evaluator in
        try Self.all(type.elements(in: value)) { try element.outward($0, evaluator) }
          .map { .array($0) }
      }
    case .set(let part):
      guard let element = ways(part) else { return false }
      let remembered = RememberedCollections(runs)
      conversion.inward = { [unowned element] value in
        guard case .set(let items) = value else { return nil }
        return remembered.converted([items]) {
          Self.all(items, element.inward).map { type.make(set: $0) }
        }
      }
      conversion.outward = { [unowned element] value, evaluator in
        try Self.all(type.elements(in: value)) { try element.outward($0, evaluator) }
          .map { .set($0) }
      }
    case .dictionary(let key, let held):
      return fillDictionary(conversion, type, ways(key), ways(held))
    case .range(let part, let isClosed):
      return fillRange(conversion, type, ways(part), isClosed)
    default: return false
    }
    return true
  }

  private func fillRange(
    _ conversion: ValueConversion, _ type: HostType, _ bound: ValueConversion?, _ isClosed: Bool
  ) -> Bool {
    guard let bound else { return false }
    conversion.inward = { [unowned bound] value in
      guard case .range(let range) = value, range.isClosed == isClosed,
        let lower = range.lower.flatMap(bound.inward),
        let upper = range.upper.flatMap(bound.inward)
      else { return nil }
      return type.make(fields: [lower, upper])
    }
    conversion.outward = { [unowned bound] value, evaluator in
      guard
        let bounds = try Self.all(
          type.fields(in: value), { try bound.outward($0, evaluator) }), bounds.count == 2
      else { return nil }
      return .range(RangeValue(lower: bounds[0], upper: bounds[1], isClosed: isClosed))
    }
    return true
  }

  private func fillDictionary(
    _ conversion: ValueConversion, _ type: HostType, _ key: ValueConversion?,
    _ held: ValueConversion?
  ) -> Bool {
    guard let key, let held else { return false }
    let remembered = RememberedCollections(runs)
    conversion.inward = { [unowned key, unowned held] value in
      guard case .dictionary(let table) = value else { return nil }
      return remembered.converted([table.keys, table.values]) {
        guard let keys = Self.all(table.keys, key.inward),
          let values = Self.all(table.values, held.inward)
        else { return nil }
        return type.make(dictionary: zip(keys, values).map { (key: $0, value: $1) })
      }
    }
    conversion.outward = { [unowned key, unowned held] value, evaluator in
      var table = DictionaryValue()
      for entry in type.entries(in: value) {
        guard let name = try key.outward(entry.key, evaluator),
          let content = try held.outward(entry.value, evaluator)
        else { return nil }
        table.set(name, as: try evaluator.key(for: name), to: content)
      }
      return .dictionary(table)
    }
    return true
  }

  private func fillTuple(
    _ conversion: ValueConversion, _ type: HostType, _ parts: [(label: String?, type: HostType)],
    by ways: (HostType) -> ValueConversion?
  ) -> Bool {
    let conversions = parts.compactMap { ways($0.type) }
    guard conversions.count == parts.count else { return false }
    let members = PartConversions(conversions)
    conversion.inward = { value in
      guard case .tuple(let elements) = value else { return nil }
      return members.inward(elements.map(\.value)).map { type.make(fields: $0) }
    }
    conversion.outward = { value, evaluator in
      try members.outward(type.fields(in: value), evaluator).map { values in
        .tuple(zip(parts, values).map { TupleElement(label: $0.label, value: $1) })
      }
    }
    return true
  }

  static func all<Item, Result>(
    _ items: [Item], _ convert: (Item) throws -> Result?
  ) rethrows -> [Result]? {
    var results: [Result] = []
    results.reserveCapacity(items.count)
    for item in items {
      guard let result = try convert(item) else { return nil }
      results.append(result)
    }
    return results
  }
}

/// Large collections that were converted lately: what looks one thing up in a large array is often
/// run again and again.
private final class RememberedCollections {
  /// What was converted is kept together with what became of it, so that its address stays its own.
  private var held: [(parts: [[Value]], converted: HostValue, moment: Doubt?)] = []
  /// Where the next one is put.
  private var next = 0
  private unowned let runs: EngineRuns
  private static let smallest = 32
  private static let large = 256
  private static let most = 8

  init(_ runs: EngineRuns) { self.runs = runs }

  func converted(_ parts: [[Value]], _ convert: () -> HostValue?) -> HostValue? {
    let size = parts.map(Self.size(of:)).max() ?? 0
    guard size >= Self.smallest else { return convert() }
    for entry in held where isSame(entry.parts, parts) {
      runs.noteMoment(entry.moment)
      return entry.converted
    }
    if size >= Self.large { runs.noteTaking() }
    let (result, moment) = runs.noting(convert)
    guard let converted = result else { return nil }
    if held.count < Self.most {
      held.append((parts, converted, moment))
    } else {
      held[next] = (parts, converted, moment)
      next = (next + 1) % Self.most
    }
    return converted
  }

  /// About how much there is to convert: rows of a grid are long, too.
  private static func size(of items: [Value]) -> Int {
    let inner =
      switch items.first {
      case .array(let row)?, .set(let row)?: row.count
      case .dictionary(let row)?: row.count
      default: 1
      }
    return items.count * max(inner, 1)
  }

  private func isSame(_ left: [[Value]], _ right: [[Value]]) -> Bool {
    zip(left, right).allSatisfy { one, other in
      one.count == other.count
        && one.withUnsafeBufferPointer { first in
          other.withUnsafeBufferPointer { first.baseAddress == $0.baseAddress }
        }
    }
  }
}
