/// What changes a string, or a substring, where it lies.
extension NativeTable {
  nonisolated(unsafe) static let stringChanges: [String: Native] = texts([
    "append(_:)": {
      try $0.changing { _, pointer, values in
        try TextBox.append(try values[0].string(), at: pointer)
        return Value()
      }
    },
    "append(contentsOf:)": { call in
      let (type, machine) = (call.type(0), call.machine)
      return try call.changing { frame, pointer, values in
        try TextBox.append(try machine.text(values[0], type, frame), at: pointer)
        return Value()
      }
    },
    "unicodeScalars=": {
      try $0.changing { _, pointer, values in
        let text = try values[0].string()
        let isPart = pointer.pointee.object is SubstringBox
        pointer.pointee = isPart ? Value(SubstringBox(Substring(text))) : Value(text)
        return Value()
      }
    },
    "write(_:)": {
      try $0.changing { _, pointer, values in
        try TextBox.append(try values[0].string(), at: pointer)
        return Value()
      }
    },
    "insert(_:at:)": { call in
      let place = call.position
      return try edited(call) { text, values, _ in
        let more = try values[0].string()
        text.insert(
          contentsOf: more, at: try StringIndexing.checked(values[1], in: text[...], place))
        return Value()
      }
    },
    "insert(contentsOf:at:)": { call in
      let (place, type, machine) = (call.position, call.type(0), call.machine)
      return try edited(call) { text, values, frame in
        let more = try machine.text(values[0], type, frame)
        text.insert(
          contentsOf: more, at: try StringIndexing.checked(values[1], in: text[...], place))
        return Value()
      }
    },
    "remove(at:)": { call in
      let place = call.position
      return try edited(call) { text, values, _ in
        let index = try StringIndexing.element(values[0], in: text[...], place)
        return Value(TextBox.character(text.remove(at: index)))
      }
    },
    "removeFirst()": { try cut($0) { $0.removeFirst() } },
    "removeLast()": { try cut($0) { $0.removeLast() } },
    "removeFirst(_:)": { try cutMany($0) { $0.removeFirst($1) } },
    "removeLast(_:)": { try cutMany($0) { $0.removeLast($1) } },
    "popLast()": { call in
      let form = try call.resultForm()
      return try shortened(call) { part, _ in
        part.popLast().map { Value(TextBox.character($0)) } ?? form.nothing
      }
    },
    "popFirst()": { call in
      let form = try call.resultForm()
      return try call.changing { _, pointer, _ in
        var part = try pointer.pointee.part()
        guard let first = part.popFirst() else { return form.nothing }
        pointer.pointee = Value(SubstringBox(part))
        return Value(TextBox.character(first))
      }
    },
    "removeAll(keepingCapacity:)": {
      try $0.changing { _, pointer, _ in
        pointer.pointee = Value("")
        return Value()
      }
    },
    "removeAll(where:)": { call in
      try call.changing { frame, pointer, values in
        let test = try values[0].function()
        let text = try pointer.pointee.string()
        let kept = try text.filter { try !test.call(frame, Value(TextBox.character($0))).truth }
        pointer.pointee = Value(kept)
        return Value()
      }
    },
    "removeSubrange(_:)": { call in
      let range = TextRange(call, call.type(0))
      return try edited(call) { text, values, _ in
        text.removeSubrange(try range.bounds(values[0], in: text[...]))
        return Value()
      }
    },
    "replaceSubrange(_:with:)": { call in
      let range = TextRange(call, call.type(0))
      let (type, machine) = (call.type(1), call.machine)
      return try edited(call) { text, values, frame in
        let more = try machine.text(values[1], type, frame)
        text.replaceSubrange(try range.bounds(values[0], in: text[...]), with: more)
        return Value()
      }
    },
    "reserveCapacity(_:)": { try $0.changing { _, _, _ in Value() } },
  ])

  /// The same for strings and substrings.
  static func texts(_ natives: [String: Native]) -> [String: Native] {
    var table: [String: Native] = [:]
    for (member, native) in natives {
      table["String.\(member)"] = native
      table["Substring.\(member)"] = native
    }
    return table
  }

  private static func edited(
    _ call: NativeCall, _ edit: @escaping (inout String, [Value], Frame) throws -> Value
  ) throws -> Code {
    try call.changing { frame, pointer, values in
      var text = try pointer.pointee.string()
      // Nobody else may hold the text: it is then changed without a copy.
      pointer.pointee = Value()
      defer { pointer.pointee = Value(text) }
      return try edit(&text, values, frame)
    }
  }

  private static func cut(
    _ call: NativeCall, _ remove: @escaping (inout Substring) -> Character
  ) throws -> Code {
    let place = call.position
    return try shortened(call) { part, _ in
      if part.isEmpty { throw Trap("nothing can be removed from an empty collection", at: place) }
      return Value(TextBox.character(remove(&part)))
    }
  }

  private static func cutMany(
    _ call: NativeCall, _ remove: @escaping (inout Substring, Int) -> Void
  ) throws -> Code {
    let place = call.position
    return try shortened(call) { part, values in
      let number = values[0].word
      guard number >= 0, number <= part.count else {
        throw Trap.removing(number, of: part.count, at: place)
      }
      remove(&part, number)
      return Value()
    }
  }

  /// Characters go at the beginning or the end: a substring stays a part of the same text.
  private static func shortened(
    _ call: NativeCall, _ edit: @escaping (inout Substring, [Value]) throws -> Value
  ) throws -> Code {
    guard call.owner.type.nominal?.name == "Substring" else {
      return try edited(call) { text, values, _ in
        var part = text[...]
        text = ""
        let result = try edit(&part, values)
        text = String(part)
        return result
      }
    }
    return try call.changing { _, pointer, values in
      var part = try pointer.pointee.part()
      let result = try edit(&part, values)
      pointer.pointee = Value(SubstringBox(part))
      return result
    }
  }
}
