/// Ranges are records of their bounds.
enum RangeForm {
  static func contains(
    _ range: Value, _ name: String, _ item: Value, _ less: (Value, Value) throws -> Bool
  ) throws -> Bool {
    let bounds = try range.fields()
    switch name {
    case "Range": return try !less(item, bounds[0]) && less(item, bounds[1])
    case "ClosedRange": return try !less(item, bounds[0]) && !less(bounds[1], item)
    case "PartialRangeFrom": return try !less(item, bounds[0])
    case "PartialRangeUpTo": return try less(item, bounds[0])
    default: return try !less(bounds[0], item)
    }
  }

  static func cursor(_ value: Value, _ name: String, _ type: RuntimeType) throws -> Cursor {
    let bounds = try value.fields()
    var next = bounds[0].word
    if name == "PartialRangeFrom" {
      return { _ in
        if next == .max { throw Trap.overflow("...", .nowhere) }
        defer { next += 1 }
        return Value(word: next)
      }
    }
    let last = bounds[1].word
    var isOver = name == "Range" ? next >= last : next > last
    let end = name == "Range" ? last - 1 : last
    return { _ in
      if isOver { return nil }
      defer { if next == end { isOver = true } else { next += 1 } }
      return Value(word: next)
    }
  }
}
