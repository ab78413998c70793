/// Arrays, slices and contiguous arrays: the same, but that the first index of a slice is any.
extension NativeTable {
  nonisolated(unsafe) static let arrays: [String: Native] = [
    "Array.init()": { _ in .value { _ in Value(ArrayBox([])) } },
    "Array.init(arrayLiteral:)": { try $0.code(0) },
    "Array.init(_:)": { call in
      let (value, type, machine, top) = (try call.value(0), call.type(0), call.machine, call.top)
      return .value { frame in
        Value(ArrayBox(try machine.items(try value(frame), type, frame + top)))
      }
    },
    "Array.init(repeating:count:)": { call in
      let (value, count, place) = (try call.value(0), try call.code(1).integer, call.position)
      return .value { frame in
        let item = try value(frame)
        let number = try count(frame)
        if number < 0 { throw Trap("an array cannot have \(number) elements", at: place) }
        if number > ArrayBox.most { throw Trap.tooMany.at(place) }
        return Value(ArrayBox(ContiguousArray(repeating: item, count: number)))
      }
    },
    "Array.count": { call in
      if case .value(.slot(let slot)) = try call.receiver() {
        return .integer { try $0[slot].array().items.count }
      }
      let me = try call.receiver().value
      return .integer { frame in
        let array = try me(frame)
        return try array.array().items.count
      }
    },
    "Array.isEmpty": { try $0.unary { Value(try $0.array().items.isEmpty) } },
    "Array.first": { call in
      let form = try call.resultForm()
      return try call.unary { try $0.array().items.first.map(form.wrap) ?? form.nothing }
    },
    "Array.last": { call in
      let form = try call.resultForm()
      return try call.unary { try $0.array().items.last.map(form.wrap) ?? form.nothing }
    },
    "Array.startIndex": { try $0.unary { Value(word: try $0.array().start) } },
    "Array.endIndex": { try $0.unary { Value(word: try $0.array().end) } },
    "Array.indices": { call in
      let type = call.result
      return try call.unary { value in
        let box = try value.array()
        return Value.pair(type, Value(word: box.start), Value(word: box.end))
      }
    },
    "Array.capacity": { try $0.unary { Value(word: try $0.array().items.capacity) } },
    "Array.index(after:)": { try moved($0) { _, _ in 1 } },
    "Array.index(before:)": { try moved($0) { _, _ in -1 } },
    "Array.index(_:offsetBy:)": { call in
      let (index, distance) = (try call.code(0).integer, try call.code(1).integer)
      let place = call.position
      return .integer { frame in
        let (start, by) = (try index(frame), try distance(frame))
        let (found, overflow) = start.addingReportingOverflow(by)
        if overflow { throw Trap.overflow("index", place) }
        return found
      }
    },
    "Array.index(_:offsetBy:limitedBy:)": { call in
      let (index, distance) = (try call.code(0).integer, try call.code(1).integer)
      let limit = try call.code(2).integer
      let form = try call.resultForm()
      return .value { frame in
        let (start, by, end) = (try index(frame), try distance(frame), try limit(frame))
        let (found, overflow) = start.addingReportingOverflow(by)
        let isBehind = by >= 0 ? end >= start && found > end : end <= start && found < end
        return overflow || isBehind ? form.nothing : form.wrap(Value(word: found))
      }
    },
    "Array.distance(from:to:)": { call in
      let (start, end) = (try call.code(0).integer, try call.code(1).integer)
      return .integer { frame in
        let first = try start(frame)
        let (distance, overflow) = try end(frame).subtractingReportingOverflow(first)
        if overflow { throw Trap("arithmetic overflow") }
        return distance
      }
    },
    "Array.description": { call in
      let describe = call.owner.describe
      return try call.unary { Value(try describe($0, .plain)) }
    },
    "Array.firstIndex(of:)": { call in
      let type = call.type(0)
      return try call.binary { array, wanted in
        let box = try array.array()
        for (index, item) in box.items.enumerated() where try type.equals(item, wanted) {
          return Value(word: box.start + index, object: Marker.shared)
        }
        return Value()
      }
    },
    "Array.lastIndex(of:)": { call in
      let type = call.type(0)
      return try call.binary { array, wanted in
        let box = try array.array()
        for index in box.items.indices.reversed() where try type.equals(box.items[index], wanted) {
          return Value(word: box.start + index, object: Marker.shared)
        }
        return Value()
      }
    },
    "Array.firstIndex(where:)": { call in
      try call.calling { frame, array, closure in
        let box = try array.array()
        for (index, item) in box.items.enumerated() where try closure.call(frame, item).truth {
          return Value(word: box.start + index, object: Marker.shared)
        }
        return Value()
      }
    },
    "Array.lastIndex(where:)": { call in
      try call.calling { frame, array, closure in
        let box = try array.array()
        for index in box.items.indices.reversed()
        where try closure.call(frame, box.items[index]).truth {
          return Value(word: box.start + index, object: Marker.shared)
        }
        return Value()
      }
    },
    "Array.prefix(_:)": { try sliced($0) { 0..<min($1, $0) } },
    "Array.suffix(_:)": { try sliced($0) { max($0 - $1, 0)..<$0 } },
    "Array.dropFirst(_:)": { try sliced($0) { min($1, $0)..<$0 } },
    "Array.dropLast(_:)": { try sliced($0) { 0..<max($0 - $1, 0) } },
    "Array.prefix(while:)": { call in
      try call.calling { frame, array, closure in
        let box = try array.array()
        let count =
          try box.items.firstIndex { try !closure.call(frame, $0).truth } ?? box.items.count
        return box.part(0..<count)
      }
    },
    "Array.drop(while:)": { call in
      try call.calling { frame, array, closure in
        let box = try array.array()
        let count =
          try box.items.firstIndex { try !closure.call(frame, $0).truth } ?? box.items.count
        return box.part(count..<box.items.count)
      }
    },
    "Array.subscript(_:)": { try slice($0) },
    "Array.subscript(_:)=": { call in
      let range = try IndexRange(call, call.type(1))
      return try call.changing { _, pointer, values in
        let box = try ArrayBox.unique(at: pointer)
        let part = try range.indices(values[1], start: box.start, end: box.end)
        box.items.replaceSubrange(
          (part.lowerBound - box.start)..<(part.upperBound - box.start),
          with: try values[0].array().items)
        return Value()
      }
    },
    "Array.randomElement()": { call in
      let (form, machine) = (try call.resultForm(), call.machine)
      return try items(call) { items in
        guard !items.isEmpty else { return form.nothing }
        return form.wrap(items[Int.random(in: items.indices, using: &machine.random)])
      }
    },
  ]

  static func items(
    _ call: NativeCall, _ run: @escaping (ContiguousArray<Value>) throws -> Value
  ) throws -> Code {
    let (me, type, machine, top) = (try call.receiver().value, call.owner, call.machine, call.top)
    return call.giving { frame in try run(try machine.items(try me(frame), type, frame + top)) }
  }

  private static func moved(
    _ call: NativeCall, _ by: @escaping (Int, Int) -> Int
  ) throws -> Code {
    let (index, place) = (try call.code(0).integer, call.position)
    return .integer { frame in
      let start = try index(frame)
      let (found, overflow) = start.addingReportingOverflow(by(start, 0))
      if overflow { throw Trap.overflow("index", place) }
      return found
    }
  }

  private static func sliced(
    _ call: NativeCall, _ range: @escaping (_ count: Int, _ number: Int) -> Range<Int>
  ) throws -> Code {
    let (me, number) = (try call.receiver().value, try call.code(0).integer)
    let (place, name) = (call.position, call.call.function.name)
    return .value { frame in
      let value = try me(frame)
      let box = try value.array()
      let wanted = try number(frame)
      if wanted < 0 { throw Trap("`\(name)` cannot take \(wanted) elements", at: place) }
      return box.part(range(box.items.count, min(wanted, box.items.count)))
    }
  }

  /// `array[1..<3]`, and an element.
  private static func slice(_ call: NativeCall) throws -> Code {
    let (me, index) = (try call.receiver().value, try call.value(0))
    let (type, place) = (call.type(0), call.position)
    if type.shape == .integer {
      return call.giving { frame in
        let value = try me(frame)
        let box = try value.array()
        let found = try index(frame).word
        guard found >= box.start, found < box.end else {
          throw Trap.outOfRange(found, box.items.count, place)
        }
        return box.items[found - box.start]
      }
    }
    let range = try IndexRange(call, type)
    return call.giving { frame in
      let value = try me(frame)
      let box = try value.array()
      let part = try range.indices(try index(frame), start: box.start, end: box.end)
      return box.part((part.lowerBound - box.start)..<(part.upperBound - box.start))
    }
  }
}

extension ArrayBox {
  /// As many elements as the machine has room for in one collection.
  static let most = 1 << 25

  /// Some of the elements, counted from 0, with the indices that they have.
  func part(_ range: Range<Int>) -> Value {
    Value(ArrayBox(ContiguousArray(items[range]), start + range.lowerBound))
  }
}

extension Trap {
  static let tooMany = Trap("a collection grows beyond what there is room for")

  func at(_ position: SourcePosition) -> Trap { Trap(message, at: self.position ?? position) }
}
