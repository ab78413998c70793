extension NativeTable {
  /// What all sequences can do.
  nonisolated(unsafe) static let sequences: [String: Native] = [
    "Sequence.map(_:)": { call in
      try going(call) { frame, next, closure in
        var items = ContiguousArray<Value>()
        while let item = try next() { items.append(try closure.call(frame, item)) }
        return Value(ArrayBox(items))
      }
    },
    "Sequence.filter(_:)": { call in
      try going(call) { frame, next, closure in
        var items = ContiguousArray<Value>()
        while let item = try next() {
          if try closure.call(frame, item).truth { items.append(item) }
        }
        return Value(ArrayBox(items))
      }
    },
    "Sequence.compactMap(_:)": { call in
      guard let element = call.result.type.arguments.first else {
        throw call.emitter.notKnown("`compactMap`", at: call.position)
      }
      let form = OptionalForm(wrapping: element)
      return try going(call) { frame, next, closure in
        var items = ContiguousArray<Value>()
        while let item = try next() {
          let found = try closure.call(frame, item)
          if !form.isNothing(found) { items.append(form.unwrap(found)) }
        }
        return Value(ArrayBox(items))
      }
    },
    "Sequence.flatMap(_:)": { call in
      guard let inner = call.type(0).type.function?.result else {
        throw call.emitter.notKnown("`flatMap`", at: call.position)
      }
      let type = call.machine.runtime(inner)
      let machine = call.machine
      return try going(call) { frame, next, closure in
        var items = ContiguousArray<Value>()
        while let item = try next() {
          items += try machine.items(try closure.call(frame, item), type, frame)
        }
        return Value(ArrayBox(items))
      }
    },
    "Sequence.forEach(_:)": { call in
      try going(call) { frame, next, closure in
        while let item = try next() { _ = try closure.call(frame, item) }
        return Value()
      }
    },
    "Sequence.reduce(_:_:)": { call in
      let (start, step) = (try call.value(0), try call.value(1))
      return try walking(call) { frame, top, next in
        var result = try start(frame)
        let closure = try step(frame).function()
        while let item = try next() { result = try closure.call(top, result, item) }
        return result
      }
    },
    "Sequence.reduce(into:_:)": { call in
      let (start, step) = (try call.value(0), try call.value(1))
      let slot = call.emitter.allocate()
      return try walking(call) { frame, top, next in
        frame[slot] = try start(frame)
        let closure = try step(frame).function()
        while let item = try next() {
          top[0].word = Int(bitPattern: frame + slot)
          top[1] = item
          _ = try closure.call(top)
        }
        let result = frame[slot]
        frame[slot].object = nil
        return result
      }
    },
    "Sequence.first(where:)": { try finding($0) { $0 } },
    "Sequence.contains(where:)": { call in
      try going(call) { frame, next, closure in
        while let item = try next() {
          if try closure.call(frame, item).truth { return Value(true) }
        }
        return Value(false)
      }
    },
    "Sequence.allSatisfy(_:)": { call in
      try going(call) { frame, next, closure in
        while let item = try next() {
          if try !closure.call(frame, item).truth { return Value(false) }
        }
        return Value(true)
      }
    },
    "Sequence.count(where:)": { call in
      try going(call) { frame, next, closure in
        var count = 0
        while let item = try next() { if try closure.call(frame, item).truth { count += 1 } }
        return Value(word: count)
      }
    },
    "Sequence.sorted(by:)": { call in
      try going(call) { frame, next, closure in
        var items = ContiguousArray<Value>()
        while let item = try next() { items.append(item) }
        return Value(ArrayBox(try sorted(items) { try closure.call(frame, $0, $1).truth }))
      }
    },
    "Sequence.sorted()": { call in
      let element = try call.element(of: call.owner)
      return try walking(call) { _, _, next in
        var items = ContiguousArray<Value>()
        while let item = try next() { items.append(item) }
        return Value(ArrayBox(try sorted(items, element.isLess)))
      }
    },
    "Sequence.min(by:)": {
      try extreme($0) { closure, frame, a, b in try closure.call(frame, b, a).truth }
    },
    "Sequence.max(by:)": {
      try extreme($0) { closure, frame, a, b in try closure.call(frame, a, b).truth }
    },
    "Sequence.min()": { call in
      let less = try call.element(of: call.owner).isLess
      return try extremeItem(call) { try less($1, $0) }
    },
    "Sequence.max()": { call in
      let less = try call.element(of: call.owner).isLess
      return try extremeItem(call) { try less($0, $1) }
    },
    "Sequence.contains(_:)": { call in
      let type = call.type(0)
      let wanted = try call.value(0)
      return try walking(call) { frame, _, next in
        let value = try wanted(frame)
        while let item = try next() { if try type.equals(item, value) { return Value(true) } }
        return Value(false)
      }
    },
    "Sequence.elementsEqual(_:)": { call in
      let element = try call.element(of: call.owner)
      let type = call.type(0)
      let other = try call.value(0)
      let machine = call.machine
      return try walking(call) { frame, top, next in
        let second = try machine.cursor(try other(frame), type, top)
        while true {
          let (a, b) = (try next(), try second())
          guard let a, let b else { return Value(a == nil && b == nil) }
          if try !element.equals(a, b) { return Value(false) }
        }
      }
    },
    "Sequence.starts(with:)": { call in
      let element = try call.element(of: call.owner)
      let type = call.type(0)
      let other = try call.value(0)
      let machine = call.machine
      return try walking(call) { frame, top, next in
        let second = try machine.cursor(try other(frame), type, top)
        while let wanted = try second() {
          guard let item = try next(), try element.equals(item, wanted) else { return Value(false) }
        }
        return Value(true)
      }
    },
    "Sequence.reversed()": { try collected($0) { ContiguousArray($0.reversed()) } },
    "Sequence.shuffled()": { call in
      let machine = call.machine
      return try collected(call) { ContiguousArray($0.shuffled(using: &machine.random)) }
    },
    "Sequence.joined(separator:)": { call in
      let element = try call.element(of: call.owner)
      if ["String", "Substring"].contains(element.type.nominal?.name) {
        return try joined(call, separator: call.isGiven(0) ? try call.value(0) : nil)
      }
      let machine = call.machine
      let (type, separator) = (call.type(0), try call.value(0))
      return try walking(call) { frame, top, next in
        let between = try machine.items(try separator(frame), type, top)
        var items = ContiguousArray<Value>()
        var isFirst = true
        while let item = try next() {
          if !isFirst { items += between }
          isFirst = false
          items += try machine.items(item, element, top)
        }
        return Value(ArrayBox(items))
      }
    },
    "Collection._part(_:)": { call in
      try sequences["Collection.subscript(_:)"]?(call) ?? call.receiver()
    },
    "Collection.subscript(_:)": { call in
      // A part of a collection that has no form of its own for that: the base and two indices.
      let (type, place) = (call.result, call.position)
      if type === call.owner, call.type(0) === type, type.type.nominal?.name == "Range" {
        let isLess = type.argument(0).isLess
        return try call.binary { whole, part in
          let (outer, inner) = (try whole.fields(), try part.fields())
          if try isLess(inner[0], outer[0]) || isLess(outer[1], inner[1]) {
            throw Trap("this part does not lie in the range", at: place)
          }
          return withExtendedLifetime(whole) { part }
        }
      }
      guard type.type.nominal?.name == "Slice", type.fieldCount == 3,
        call.type(0).type.nominal?.name == "Range"
      else {
        throw call.emitter.notKnown("a part of a `\(call.owner.type)`", at: place)
      }
      // A part of a part is one of the whole.
      let isPart = type === call.owner
      return try call.binary { whole, range in
        let record = Record.make(type, 3)
        let bounds = try range.fields()
        let base = isPart ? try whole.fields()[2] : whole
        (record.fields[0], record.fields[1], record.fields[2]) = (bounds[0], bounds[1], base)
        return withExtendedLifetime(range) { Value(record) }
      }
    },
  ]

  // MARK: Going through

  static func walking(
    _ call: NativeCall,
    _ run: @escaping (_ frame: Frame, _ top: Frame, _ next: () throws -> Value?) throws -> Value
  ) throws -> Code {
    let me = try call.receiver().value
    let type = call.owner
    let machine = call.machine
    let top = call.top + 1
    return call.giving { frame in
      let sequence = try me(frame)
      let next = try machine.cursor(sequence, type, frame + top)
      return try run(frame, frame + top, next)
    }
  }

  /// Through the sequence with a closure, its only argument.
  static func going(
    _ call: NativeCall,
    _ run: @escaping (_ top: Frame, _ next: () throws -> Value?, FunctionBox) throws -> Value
  ) throws -> Code {
    let closure = try call.value(0)
    return try walking(call) { frame, top, next in
      try run(top, next, try closure(frame).function())
    }
  }

  static func collected(
    _ call: NativeCall,
    _ change: @escaping (ContiguousArray<Value>) throws -> ContiguousArray<Value>
  ) throws -> Code {
    let me = try call.receiver().value
    let (type, machine, top) = (call.owner, call.machine, call.top)
    return .value { frame in
      Value(ArrayBox(try change(try machine.items(try me(frame), type, frame + top))))
    }
  }

  static func counted(
    _ call: NativeCall, _ count: @escaping (ContiguousArray<Value>) -> Int
  ) throws -> Code {
    let me = try call.receiver().value
    let (type, machine, top) = (call.owner, call.machine, call.top)
    return .integer { frame in count(try machine.items(try me(frame), type, frame + top)) }
  }

  /// Sorts without changing the order of equals. The test may throw, and may be wrong.
  static func sorted(
    _ items: ContiguousArray<Value>, _ isLess: (Value, Value) throws -> Bool
  ) throws -> ContiguousArray<Value> {
    var items = items
    try items.sort(by: isLess)
    return items
  }

  private static func finding(
    _ call: NativeCall, _ change: @escaping (Value) -> Value
  ) throws -> Code {
    guard let wrapped = call.result.wrapped else {
      throw call.emitter.notKnown("`\(call.call.function.name)`", at: call.position)
    }
    let form = OptionalForm(wrapping: wrapped.type)
    return try going(call) { frame, next, closure in
      while let item = try next() {
        if try closure.call(frame, item).truth { return form.wrap(item) }
      }
      return form.nothing
    }
  }

  private static func extreme(
    _ call: NativeCall,
    _ isBetter: @escaping (FunctionBox, Frame, Value, Value) throws -> Bool
  ) throws -> Code {
    guard let wrapped = call.result.wrapped else {
      throw call.emitter.notKnown("`\(call.call.function.name)`", at: call.position)
    }
    let form = OptionalForm(wrapping: wrapped.type)
    return try going(call) { frame, next, closure in
      guard var best = try next() else { return form.nothing }
      while let item = try next() { if try isBetter(closure, frame, best, item) { best = item } }
      return form.wrap(best)
    }
  }

  private static func extremeItem(
    _ call: NativeCall, _ isBetter: @escaping (Value, Value) throws -> Bool
  ) throws -> Code {
    guard let wrapped = call.result.wrapped else {
      throw call.emitter.notKnown("`\(call.call.function.name)`", at: call.position)
    }
    let form = OptionalForm(wrapping: wrapped.type)
    return try walking(call) { _, _, next in
      guard var best = try next() else { return form.nothing }
      while let item = try next() { if try isBetter(best, item) { best = item } }
      return form.wrap(best)
    }
  }

  private static func joined(
    _ call: NativeCall, separator: ((Frame) throws -> Value)?
  ) throws -> Code {
    try walking(call) { frame, _, next in
      let between = try separator?(frame).string() ?? ""
      var text = ""
      var isFirst = true
      while let item = try next() {
        if !isFirst { text += between }
        isFirst = false
        text += try item.string()
      }
      return Value(text)
    }
  }

  /// Iterators that only the machine knows.
  nonisolated(unsafe) static let iterators: [String: Native] = [
    "Dictionary.makeIterator()": { try iterator($0) },
    "Set.makeIterator()": { try iterator($0) },
    "Sequence.makeIterator()": { try iterator($0) },
    "Iterator.next()": { try nextItem($0) },
  ]

  private static func iterator(_ call: NativeCall) throws -> Code {
    let (me, type, machine, top) = (try call.receiver().value, call.owner, call.machine, call.top)
    return .value { frame in
      Value(IteratorBox(try machine.cursor(try me(frame), type)(frame + top)))
    }
  }

  private static func nextItem(_ call: NativeCall) throws -> Code {
    let (me, top) = (try call.receiver().value, call.top)
    guard let wrapped = call.result.wrapped else {
      throw call.emitter.notKnown("`next()`", at: call.position)
    }
    let form = OptionalForm(wrapping: wrapped.type)
    return .value { frame in
      guard let box = try me(frame).object as? IteratorBox,
        let item = try box.next(frame + top)
      else { return form.nothing }
      return form.wrap(item)
    }
  }
}
