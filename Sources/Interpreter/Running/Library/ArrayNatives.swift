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
        return Value(ArrayBox(ContiguousArray(repeating: item, count: number)))
      }
    },
    "Array.count": { call in
      let me = try call.receiver().value
      if case .value(.slot(let slot)) = try call.receiver() {
        return .integer { try $0[slot].array().items.count }
      }
      return .integer { frame in
        let array = try me(frame)
        return try array.array().items.count
      }
    },
    "Collection.count": { try counted($0) { $0.count } },
    "Array.isEmpty": { try $0.unary { Value(try $0.array().items.isEmpty) } },
    "Collection.isEmpty": { call in
      try walking(call) { _, _, next in Value(try next() == nil) }
    },
    "Collection.first": { call in
      guard let wrapped = call.result.wrapped else {
        throw call.emitter.notKnown("`first`", at: call.position)
      }
      let form = OptionalForm(wrapping: wrapped.type)
      return try walking(call) { _, _, next in try next().map(form.wrap) ?? form.nothing }
    },
    "BidirectionalCollection.last": { call in
      guard let wrapped = call.result.wrapped else {
        throw call.emitter.notKnown("`last`", at: call.position)
      }
      let form = OptionalForm(wrapping: wrapped.type)
      return try items(call) { $0.last.map(form.wrap) ?? form.nothing }
    },
    "Array.startIndex": { _ in .integer(.constant(0)) },
    "Array.endIndex": { try $0.unary { Value(word: try $0.array().items.count) } },
    "ArraySlice.startIndex": { try $0.unary { Value(word: ($0.object as? SliceBox)?.start ?? 0) } },
    "ArraySlice.endIndex": {
      try $0.unary { value in
        guard let box = value.object as? SliceBox else { throw Trap.overlap }
        return Value(word: box.start + box.items.count)
      }
    },
    "Array.indices": { call in
      let type = call.result
      return try call.unary {
        Value.pair(type, Value(word: 0), Value(word: try $0.array().items.count))
      }
    },
    "Array.capacity": { try $0.unary { Value(word: try $0.array().items.capacity) } },
    "Array.index(after:)": { try $0.binary { Value(word: $1.word + 1) } },
    "Array.index(before:)": { try $0.binary { Value(word: $1.word - 1) } },
    "Array.description": { call in
      let describe = call.owner.describe
      return try call.unary { Value(try describe($0, .plain)) }
    },
    "Array.append(_:)": { call in
      try call.changing { _, pointer, values in
        try ArrayBox.unique(at: pointer).items.append(values[0])
        return Value()
      }
    },
    "Array.append(contentsOf:)": { call in
      let (type, machine) = (call.type(0), call.machine)
      return try call.changing { frame, pointer, values in
        let more = try machine.items(values[0], type, frame)
        try ArrayBox.unique(at: pointer).items.append(contentsOf: more)
        return Value()
      }
    },
    "Array.insert(_:at:)": { call in
      let place = call.position
      return try call.changing { _, pointer, values in
        let box = try ArrayBox.unique(at: pointer)
        guard (0...box.items.count).contains(values[1].word) else {
          throw Trap.outOfRange(values[1].word, box.items.count, place)
        }
        box.items.insert(values[0], at: values[1].word)
        return Value()
      }
    },
    "Array.insert(contentsOf:at:)": { call in
      let (place, type, machine) = (call.position, call.type(0), call.machine)
      return try call.changing { frame, pointer, values in
        let more = try machine.items(values[0], type, frame)
        let box = try ArrayBox.unique(at: pointer)
        guard (0...box.items.count).contains(values[1].word) else {
          throw Trap.outOfRange(values[1].word, box.items.count, place)
        }
        box.items.insert(contentsOf: more, at: values[1].word)
        return Value()
      }
    },
    "Array.remove(at:)": { call in
      let place = call.position
      return try call.changing { _, pointer, values in
        let box = try ArrayBox.unique(at: pointer)
        guard box.items.indices.contains(values[0].word) else {
          throw Trap.outOfRange(values[0].word, box.items.count, place)
        }
        return box.items.remove(at: values[0].word)
      }
    },
    "Array.removeFirst()": { try removing($0) { $0.removeFirst() } },
    "Array.removeLast()": { try removing($0) { $0.removeLast() } },
    "Array.removeFirst(_:)": { call in
      let place = call.position
      return try call.changing { _, pointer, values in
        let box = try ArrayBox.unique(at: pointer)
        guard values[0].word <= box.items.count else {
          throw Trap.outOfRange(values[0].word, box.items.count, place)
        }
        box.items.removeFirst(values[0].word)
        return Value()
      }
    },
    "Array.removeLast(_:)": { call in
      let place = call.position
      return try call.changing { _, pointer, values in
        let box = try ArrayBox.unique(at: pointer)
        guard values[0].word <= box.items.count else {
          throw Trap.outOfRange(values[0].word, box.items.count, place)
        }
        box.items.removeLast(values[0].word)
        return Value()
      }
    },
    "Array.popLast()": { call in
      guard let wrapped = call.result.wrapped else {
        throw call.emitter.notKnown("`popLast`", at: call.position)
      }
      let form = OptionalForm(wrapping: wrapped.type)
      return try call.changing { _, pointer, _ in
        try ArrayBox.unique(at: pointer).items.popLast().map(form.wrap) ?? form.nothing
      }
    },
    "Array.removeAll(keepingCapacity:)": { call in
      try call.changing { _, pointer, _ in
        pointer.pointee = Value(ArrayBox([]))
        return Value()
      }
    },
    "Array.removeAll(where:)": { call in
      try call.changing { frame, pointer, values in
        let closure = try values[0].function()
        let items = try pointer.pointee.array().items
        let kept = ContiguousArray(try items.filter { try !closure.call(frame, $0).truth })
        pointer.pointee = Value(ArrayBox(kept))
        return Value()
      }
    },
    "Array.removeSubrange(_:)": { call in
      let (place, name) = (call.position, call.type(0).type.nominal?.name ?? "")
      return try call.changing { _, pointer, values in
        let box = try ArrayBox.unique(at: pointer)
        box.items.removeSubrange(
          try RangeForm.indices(values[0], name, start: 0, end: box.items.count, place))
        return Value()
      }
    },
    "Array.replaceSubrange(_:with:)": { call in
      let (place, name) = (call.position, call.type(0).type.nominal?.name ?? "")
      let (type, machine) = (call.type(1), call.machine)
      return try call.changing { frame, pointer, values in
        let more = try machine.items(values[1], type, frame)
        let box = try ArrayBox.unique(at: pointer)
        box.items.replaceSubrange(
          try RangeForm.indices(values[0], name, start: 0, end: box.items.count, place), with: more)
        return Value()
      }
    },
    "Array.reserveCapacity(_:)": {
      try $0.changing { _, pointer, values in
        try ArrayBox.unique(at: pointer).items.reserveCapacity(values[0].word)
        return Value()
      }
    },
    "Array.swapAt(_:_:)": { call in
      let place = call.position
      return try call.changing { _, pointer, values in
        let box = try ArrayBox.unique(at: pointer)
        for value in values where !box.items.indices.contains(value.word) {
          throw Trap.outOfRange(value.word, box.items.count, place)
        }
        box.items.swapAt(values[0].word, values[1].word)
        return Value()
      }
    },
    "Array.reverse()": {
      try $0.changing { _, pointer, _ in
        try ArrayBox.unique(at: pointer).items.reverse()
        return Value()
      }
    },
    "Array.shuffle()": {
      try $0.changing { _, pointer, _ in
        try ArrayBox.unique(at: pointer).items.shuffle()
        return Value()
      }
    },
    "Array.sort()": { call in
      let less = try call.element(of: call.owner).isLess
      return try call.changing { _, pointer, _ in
        pointer.pointee = Value(ArrayBox(try sorted(try pointer.pointee.array().items, less)))
        return Value()
      }
    },
    "Array.sort(by:)": { call in
      try call.changing { frame, pointer, values in
        let closure = try values[0].function()
        let items = try sorted(try pointer.pointee.array().items) {
          try closure.call(frame, $0, $1).truth
        }
        pointer.pointee = Value(ArrayBox(items))
        return Value()
      }
    },
    "Array.+(_:_:)": { try added($0) },
    "RangeReplaceableCollection.+(_:_:)": { try added($0) },
    "Array.+=(_:_:)": { try appended($0) },
    "RangeReplaceableCollection.+=(_:_:)": { try appended($0) },
    "Array.firstIndex(of:)": { call in
      let type = call.type(0)
      return try call.binary { array, wanted in
        for (index, item) in try array.array().items.enumerated()
        where try type.equals(item, wanted) {
          return Value(word: index, object: Marker.shared)
        }
        return Value()
      }
    },
    "Array.lastIndex(of:)": { call in
      let type = call.type(0)
      return try call.binary { array, wanted in
        for (index, item) in try array.array().items.enumerated().reversed()
        where try type.equals(item, wanted) {
          return Value(word: index, object: Marker.shared)
        }
        return Value()
      }
    },
    "Array.firstIndex(where:)": { call in
      try call.calling { frame, array, closure in
        for (index, item) in try array.array().items.enumerated()
        where try closure.call(frame, item).truth {
          return Value(word: index, object: Marker.shared)
        }
        return Value()
      }
    },
    "Array.lastIndex(where:)": { call in
      try call.calling { frame, array, closure in
        for (index, item) in try array.array().items.enumerated().reversed()
        where try closure.call(frame, item).truth {
          return Value(word: index, object: Marker.shared)
        }
        return Value()
      }
    },
    "BidirectionalCollection.last(where:)": { call in
      guard let wrapped = call.result.wrapped else {
        throw call.emitter.notKnown("`last`", at: call.position)
      }
      let form = OptionalForm(wrapping: wrapped.type)
      return try going(call) { frame, next, closure in
        var found: Value?
        while let item = try next() { if try closure.call(frame, item).truth { found = item } }
        return found.map(form.wrap) ?? form.nothing
      }
    },
    "Array.prefix(_:)": { try sliced($0) { 0..<min(max($1, 0), $0) } },
    "Array.suffix(_:)": { try sliced($0) { max($0 - $1, 0)..<$0 } },
    "Array.dropFirst(_:)": { try sliced($0) { min($1, $0)..<$0 } },
    "Array.dropLast(_:)": { try sliced($0) { 0..<max($0 - $1, 0) } },
    "ArraySlice.prefix(_:)": { try sliced($0) { 0..<min(max($1, 0), $0) } },
    "ArraySlice.suffix(_:)": { try sliced($0) { max($0 - $1, 0)..<$0 } },
    "ArraySlice.dropFirst(_:)": { try sliced($0) { min($1, $0)..<$0 } },
    "ArraySlice.dropLast(_:)": { try sliced($0) { 0..<max($0 - $1, 0) } },
    "Array.prefix(while:)": { call in
      try call.calling { frame, array, closure in
        let items = try LibraryTypes.elements(array)
        let count = try items.firstIndex { try !closure.call(frame, $0).truth } ?? items.count
        return Value(SliceBox(ContiguousArray(items[..<count]), 0))
      }
    },
    "Array.drop(while:)": { call in
      try call.calling { frame, array, closure in
        let items = try LibraryTypes.elements(array)
        let count = try items.firstIndex { try !closure.call(frame, $0).truth } ?? items.count
        return Value(SliceBox(ContiguousArray(items[count...]), count))
      }
    },
    "Array.subscript(_:)": { try slice($0) },
    "ArraySlice.subscript(_:)": { try slice($0) },
    "Collection.subscript(_:)": { try slice($0) },
    "Array.randomElement()": { call in
      guard let wrapped = call.result.wrapped else {
        throw call.emitter.notKnown("`randomElement`", at: call.position)
      }
      let form = OptionalForm(wrapping: wrapped.type)
      return try items(call) { $0.randomElement().map(form.wrap) ?? form.nothing }
    },
  ]

  static func items(
    _ call: NativeCall, _ run: @escaping (ContiguousArray<Value>) throws -> Value
  ) throws -> Code {
    let (me, type, machine, top) = (try call.receiver().value, call.owner, call.machine, call.top)
    return call.giving { frame in try run(try machine.items(try me(frame), type, frame + top)) }
  }

  private static func removing(
    _ call: NativeCall, _ remove: @escaping (inout ContiguousArray<Value>) -> Value
  ) throws -> Code {
    let place = call.position
    return try call.changing { _, pointer, _ in
      let box = try ArrayBox.unique(at: pointer)
      if box.items.isEmpty { throw Trap("nothing can be removed from an empty array", at: place) }
      return remove(&box.items)
    }
  }

  private static func added(_ call: NativeCall) throws -> Code {
    let (a, b) = (try call.value(0), try call.value(1))
    let (left, right) = (call.type(0), call.type(1))
    let (machine, top) = (call.machine, call.top)
    if left.isText {
      return .value { frame in
        let first = try a(frame).string()
        return Value(first + (try machine.text(try b(frame), right, frame + top)))
      }
    }
    return .value { frame in
      var items = try machine.items(try a(frame), left, frame + top)
      items += try machine.items(try b(frame), right, frame + top)
      return Value(ArrayBox(items))
    }
  }

  private static func appended(_ call: NativeCall) throws -> Code {
    let place = try call.inoutPlace(0)
    let slot = call.emitter.allocate()
    let value = try call.value(1)
    let (right, machine, top) = (call.type(1), call.machine, call.top)
    let isText = call.type(0).isText
    let change = place.change(isBrief: true) { frame, pointer in
      if isText {
        let more = try machine.text(frame[slot], right, frame + top)
        frame[slot].object = nil
        return try TextBox.append(more, at: pointer)
      }
      let more = try machine.items(frame[slot], right, frame + top)
      frame[slot].object = nil
      try ArrayBox.unique(at: pointer).items.append(contentsOf: more)
    }
    return .void(
      place.whole { frame in
        frame[slot] = try value(frame)
        try change(frame)
      })
  }

  private static func sliced(
    _ call: NativeCall, _ range: @escaping (_ count: Int, _ number: Int) -> Range<Int>
  ) throws -> Code {
    let (me, number) = (try call.receiver().value, try call.code(0).integer)
    return .value { frame in
      let value = try me(frame)
      let items = try LibraryTypes.elements(value)
      let part = range(items.count, try number(frame))
      let start = (value.object as? SliceBox)?.start ?? 0
      return Value(SliceBox(ContiguousArray(items[part]), start + part.lowerBound))
    }
  }

  /// `array[1..<3]`, and an element of a slice.
  private static func slice(_ call: NativeCall) throws -> Code {
    let (me, index) = (try call.receiver().value, try call.value(0))
    let (type, place) = (call.type(0), call.position)
    if call.owner.type.nominal?.name == "String" || call.owner.type.nominal?.name == "Substring" {
      return try StringIndexing.element(call)
    }
    let name = type.type.nominal?.name ?? ""
    return call.giving { frame in
      let value = try me(frame)
      let items = try LibraryTypes.elements(value)
      let start = (value.object as? SliceBox)?.start ?? 0
      let found = try index(frame)
      if type.shape == .integer {
        guard found.word >= start, found.word < start + items.count else {
          throw Trap.outOfRange(found.word, items.count, place)
        }
        return items[found.word - start]
      }
      let part = try RangeForm.indices(
        found, name, start: start, end: start + items.count, place)
      return Value(
        SliceBox(
          ContiguousArray(items[(part.lowerBound - start)..<(part.upperBound - start)]),
          part.lowerBound))
    }
  }
}
