/// What changes an array where it lies.
extension NativeTable {
  nonisolated(unsafe) static let arrayChanges: [String: Native] = [
    "Array.append(_:)": { call in
      try call.changing { _, pointer, values in
        try ArrayBox.unique(at: pointer).items.append(values[0])
        return Value()
      }
    },
    "Array.append(contentsOf:)": { call in
      let (type, machine) = (call.type(0), call.machine)
      return try call.changing { frame, pointer, values in
        try ArrayBox.append(try machine.items(values[0], type, frame), at: pointer)
        return Value()
      }
    },
    "Array.insert(_:at:)": { call in
      let place = call.position
      return try call.changing { _, pointer, values in
        let box = try ArrayBox.unique(at: pointer)
        box.items.insert(values[0], at: try box.gap(values[1].word, place))
        return Value()
      }
    },
    "Array.insert(contentsOf:at:)": { call in
      let (place, type, machine) = (call.position, call.type(0), call.machine)
      return try call.changing { frame, pointer, values in
        let more = try machine.items(values[0], type, frame)
        let box = try ArrayBox.unique(at: pointer)
        box.items.insert(contentsOf: more, at: try box.gap(values[1].word, place))
        return Value()
      }
    },
    "Array.remove(at:)": { call in
      let place = call.position
      return try call.changing { _, pointer, values in
        let box = try ArrayBox.unique(at: pointer)
        return box.items.remove(at: try box.offset(values[0].word, place))
      }
    },
    "Array.removeFirst()": { call in
      let isSlice = call.owner.type.nominal?.name == "ArraySlice"
      return try removing(call) { box in
        if isSlice { box.start += 1 }
        return box.items.removeFirst()
      }
    },
    "Array.removeLast()": { try removing($0) { $0.items.removeLast() } },
    "Array.removeFirst(_:)": { call in
      let isSlice = call.owner.type.nominal?.name == "ArraySlice"
      return try removingMany(call) { box, count in
        if isSlice { box.start += count }
        box.items.removeFirst(count)
      }
    },
    "Array.removeLast(_:)": { try removingMany($0) { $0.items.removeLast($1) } },
    "Array.popLast()": { call in
      let form = try call.resultForm()
      return try call.changing { _, pointer, _ in
        try ArrayBox.unique(at: pointer).items.popLast().map(form.wrap) ?? form.nothing
      }
    },
    "Array.popFirst()": { call in
      let form = try call.resultForm()
      return try call.changing { _, pointer, _ in
        let box = try ArrayBox.unique(at: pointer)
        guard !box.items.isEmpty else { return form.nothing }
        box.start += 1
        return form.wrap(box.items.removeFirst())
      }
    },
    "Array.removeAll(keepingCapacity:)": { call in
      try call.changing { _, pointer, _ in
        let old = pointer.pointee
        pointer.pointee = Value(ArrayBox([]))
        return withExtendedLifetime(old) { Value() }
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
      let range = try IndexRange(call, call.type(0))
      return try call.changing { _, pointer, values in
        let box = try ArrayBox.unique(at: pointer)
        let part = try range.indices(values[0], start: box.start, end: box.end)
        box.items.removeSubrange((part.lowerBound - box.start)..<(part.upperBound - box.start))
        return Value()
      }
    },
    "Array.replaceSubrange(_:with:)": { call in
      let range = try IndexRange(call, call.type(0))
      let (type, machine) = (call.type(1), call.machine)
      return try call.changing { frame, pointer, values in
        let more = try machine.items(values[1], type, frame)
        let box = try ArrayBox.unique(at: pointer)
        let part = try range.indices(values[0], start: box.start, end: box.end)
        box.items.replaceSubrange(
          (part.lowerBound - box.start)..<(part.upperBound - box.start), with: more)
        return Value()
      }
    },
    "Array.reserveCapacity(_:)": {
      try $0.changing { _, pointer, values in
        // More than that nobody fills in a program of this kind.
        try ArrayBox.unique(at: pointer).items
          .reserveCapacity(min(max(values[0].word, 0), 1 << 16))
        return Value()
      }
    },
    "Array.swapAt(_:_:)": { call in
      let place = call.position
      return try call.changing { _, pointer, values in
        let box = try ArrayBox.unique(at: pointer)
        box.items.swapAt(
          try box.offset(values[0].word, place), try box.offset(values[1].word, place))
        return Value()
      }
    },
    "Array.reverse()": {
      try $0.changing { _, pointer, _ in
        try ArrayBox.unique(at: pointer).items.reverse()
        return Value()
      }
    },
    "Array.shuffle()": { call in
      let machine = call.machine
      return try call.changing { _, pointer, _ in
        try ArrayBox.unique(at: pointer).items.shuffle(using: &machine.random)
        return Value()
      }
    },
    "Array.sort()": { call in
      let less = try call.element(of: call.owner).isLess
      return try call.changing { _, pointer, _ in
        let box = try pointer.pointee.array()
        pointer.pointee = Value(ArrayBox(try sorted(box.items, less), box.start))
        return Value()
      }
    },
    "Array.sort(by:)": { call in
      try call.changing { frame, pointer, values in
        let closure = try values[0].function()
        let box = try pointer.pointee.array()
        let items = try sorted(box.items) { try closure.call(frame, $0, $1).truth }
        pointer.pointee = Value(ArrayBox(items, box.start))
        return Value()
      }
    },
    "Array.+(_:_:)": { try added($0) },
    "Array.+=(_:_:)": { try appended($0) },
  ]

  private static func removing(
    _ call: NativeCall, _ remove: @escaping (ArrayBox) -> Value
  ) throws -> Code {
    let place = call.position
    return try call.changing { _, pointer, _ in
      let box = try ArrayBox.unique(at: pointer)
      if box.items.isEmpty {
        throw Trap("nothing can be removed from an empty collection", at: place)
      }
      return remove(box)
    }
  }

  private static func removingMany(
    _ call: NativeCall, _ remove: @escaping (ArrayBox, Int) -> Void
  ) throws -> Code {
    let place = call.position
    return try call.changing { _, pointer, values in
      let box = try ArrayBox.unique(at: pointer)
      let count = values[0].word
      guard count >= 0, count <= box.items.count else {
        throw Trap.removing(count, of: box.items.count, at: place)
      }
      remove(box, count)
      return Value()
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
      if items.count > ArrayBox.most { throw Trap.tooMany }
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
      try ArrayBox.append(more, at: pointer)
    }
    return .void(
      place.whole { frame in
        frame[slot] = try value(frame)
        try change(frame)
      })
  }
}

extension ArrayBox {
  static func append(_ items: ContiguousArray<Value>, at place: Pointer) throws {
    let box = try unique(at: place)
    if box.items.count + items.count > most { throw Trap.tooMany }
    box.items.append(contentsOf: items)
  }

  /// Where the element with an index lies, counted from 0.
  fileprivate func offset(_ index: Int, _ position: SourcePosition) throws -> Int {
    guard index >= start, index < end else {
      throw Trap.outOfRange(index, items.count, position)
    }
    return index - start
  }

  /// The same for what comes before an index, or behind the last element.
  fileprivate func gap(_ index: Int, _ position: SourcePosition) throws -> Int {
    guard index >= start, index <= end else {
      throw Trap.outOfRange(index, items.count, position)
    }
    return index - start
  }
}
