/// Indices of dictionaries, of sets and of a dictionary's keys: where an entry lies, in the word.
extension NativeTable {
  nonisolated(unsafe) static let tableIndices: [String: Native] = {
    var table: [String: Native] = [:]
    for name in ["Dictionary", "Set", "Keys"] {
      table["\(name).startIndex"] = { call in
        let machine = call.machine
        return try call.unary { [unowned machine] value in
          let table = try value.table().storage
          machine.surroundings.readsOrder(of: table)
          return Value(word: table.entries.position(from: 0))
        }
      }
      table["\(name).endIndex"] = {
        try $0.unary { Value(word: try $0.table().storage.entries.end) }
      }
      table["\(name).index(after:)"] = { call in
        let place = call.position
        return try call.binary { value, index in
          let entries = try value.table().storage.entries
          guard entries[keyAt: index.word] != nil else { throw Trap.noEntry.at(place) }
          return Value(word: entries.position(from: index.word + 1))
        }
      }
    }
    // The values lie in a list of their own.
    table["Values.startIndex"] = { try $0.unary { _ in Value(word: 0) } }
    table["Values.endIndex"] = { try $0.unary { Value(word: try $0.array().items.count) } }
    table["Values.index(after:)"] = { try $0.binary { _, index in Value(word: index.word + 1) } }
    table["Values.subscript(_:)"] = { call in
      let place = call.position
      guard call.type(0).type.nominal?.name == "Index" else {
        return try sequences["Collection.subscript(_:)"]?(call) ?? call.receiver()
      }
      return try call.binary { value, index in
        let items = try value.array().items
        guard items.indices.contains(index.word) else { throw Trap.noEntry.at(place) }
        return items[index.word]
      }
    }
    table["Dictionary.index(forKey:)"] = { call in
      let (key, form) = (call.owner.argument(0), try call.resultForm())
      return try call.binary { value, wanted in
        try value.table().storage.entries.index(forKey: TableKey(wanted, key))
          .map { form.wrap(Value(word: $0)) } ?? form.nothing
      }
    }
    for name in ["Set.firstIndex(of:)", "Keys.firstIndex(of:)"] {
      table[name] = { call in
        let (key, form) = (call.owner.argument(0), try call.resultForm())
        return try call.binary { value, wanted in
          try value.table().storage.entries.index(forKey: TableKey(wanted, key))
            .map { form.wrap(Value(word: $0)) } ?? form.nothing
        }
      }
    }
    table["Set.subscript(_:)"] = { try entry($0) { key, _ in key } }
    table["Keys.subscript(_:)"] = { try entry($0) { key, _ in key } }
    table["Dictionary.subscript(_:)"] = { call in
      let pair = call.result
      return try entry(call) { Value.pair(pair, $0, $1) }
    }
    table["Dictionary.remove(at:)"] = { call in
      let pair = call.result
      return try removed(call) { Value.pair(pair, $0, $1) }
    }
    table["Set.remove(at:)"] = { try removed($0) { key, _ in key } }
    table["Set.removeFirst()"] = { try removed($0) { key, _ in key } }
    for name in ["Dictionary.popFirst()", "Set.popFirst()"] {
      table[name] = { call in
        let (form, isSet) = (try call.resultForm(), name.hasPrefix("Set"))
        let pair = call.result.wrapped ?? call.result
        let machine = call.machine
        return try call.changing { [unowned machine] _, pointer, _ in
          let box = try TableBox.unique(at: pointer)
          machine.surroundings.readsOrder(of: box.storage)
          let index = box.storage.entries.position(from: 0)
          guard let key = box.storage.entries[keyAt: index] else { return form.nothing }
          let value = box.storage.entries.removeValue(forKey: key) ?? Value()
          return form.wrap(isSet ? key.value : Value.pair(pair, key.value, value))
        }
      }
    }
    table["Dictionary.capacity"] = {
      try $0.unary { Value(word: try $0.table().storage.entries.count) }
    }
    return table
  }()

  private static func entry(
    _ call: NativeCall, _ make: @escaping (Value, Value) -> Value
  ) throws -> Code {
    let place = call.position
    guard call.type(0).type.nominal?.name == "Index" else {
      return try sequences["Collection.subscript(_:)"]?(call) ?? call.receiver()
    }
    return try call.binary { value, index in
      let entries = try value.table().storage.entries
      guard let key = entries[keyAt: index.word] else { throw Trap.noEntry.at(place) }
      return make(key.value, entries[valueAt: index.word])
    }
  }

  private static func removed(
    _ call: NativeCall, _ make: @escaping (Value, Value) -> Value
  ) throws -> Code {
    let place = call.position
    let machine = call.machine
    return try call.changing { [unowned machine] _, pointer, values in
      let box = try TableBox.unique(at: pointer)
      machine.surroundings.readsOrder(of: box.storage)
      let index = values.first?.word ?? box.storage.entries.position(from: 0)
      guard let key = box.storage.entries[keyAt: index] else { throw Trap.noEntry.at(place) }
      let value = box.storage.entries.removeValue(forKey: key) ?? Value()
      return make(key.value, value)
    }
  }
}

extension Trap {
  fileprivate static let noEntry = Trap("there is no entry at this index")
}
