extension NativeTable {
  nonisolated(unsafe) static let dictionaries: [String: Native] = [
    "Dictionary.init()": { _ in .value { _ in Value(TableBox(.init())) } },
    "Dictionary.init(minimumCapacity:)": { _ in .value { _ in Value(TableBox(.init())) } },
    "Dictionary.init(uniqueKeysWithValues:)": { call in
      let place = call.position
      return try built(call) { _, _ in
        throw Trap("a key is given twice", at: place)
      }
    },
    "Dictionary.init(_:uniquingKeysWith:)": { call in
      let (combine, top) = (try call.value(1), call.top)
      return try built(call) { frame, pair in
        try combine(frame).function().call(frame + top + 1, pair.0, pair.1)
      }
    },
    "Dictionary.init(grouping:by:)": { call in
      let (value, type, machine) = (try call.value(0), call.type(0), call.machine)
      let (closure, top, key) = (try call.value(1), call.top, call.owner.argument(0))
      return .value { frame in
        var table = TableBox.Storage()
        let function = try closure(frame).function()
        let next = try machine.cursor(try value(frame), type, frame + top)
        while let item = try next() {
          let found = TableKey(try function.call(frame + top, item), key)
          if let group = table.value(found) {
            try group.array().items.append(item)
          } else {
            table.insert(found, Value(ArrayBox([item])))
          }
        }
        return Value(TableBox(table))
      }
    },
    "Dictionary.count": { try $0.unary { Value(word: try $0.table().storage.entries.count) } },
    "Dictionary.isEmpty": { try $0.unary { Value(try $0.table().storage.entries.isEmpty) } },
    "Dictionary.keys": {
      try $0.unary { value in
        var table = TableBox.Storage()
        for key in try value.table().storage.entries.keys { table.insert(key, Value()) }
        return Value(TableBox(table))
      }
    },
    "Dictionary.values": { call in
      let machine = call.machine
      return try call.unary { [unowned machine] value in
        let table = try value.table().storage
        machine.surroundings.readsOrder(of: table)
        return Value(ArrayBox(ContiguousArray(table.entries.values)))
      }
    },
    "Keys.count": { try $0.unary { Value(word: try $0.table().storage.entries.count) } },
    "Values.count": { try $0.unary { Value(word: try $0.array().items.count) } },
    "Dictionary.description": { call in
      let describe = call.owner.describe
      return try call.unary { Value(try describe($0, .plain)) }
    },
    "Dictionary.updateValue(_:forKey:)": { call in
      let key = call.owner.argument(0)
      let form = OptionalForm(wrapping: call.owner.argument(1).type)
      return try call.changing { _, pointer, values in
        let box = try TableBox.unique(at: pointer)
        let old = box.storage.entries.updateValue(values[0], forKey: TableKey(values[1], key))
        return old.map(form.wrap) ?? form.nothing
      }
    },
    "Dictionary.removeValue(forKey:)": { call in
      let key = call.owner.argument(0)
      let form = OptionalForm(wrapping: call.owner.argument(1).type)
      return try call.changing { _, pointer, values in
        let box = try TableBox.unique(at: pointer)
        let old = box.storage.entries.removeValue(forKey: TableKey(values[0], key))
        return old.map(form.wrap) ?? form.nothing
      }
    },
    "Dictionary.removeAll(keepingCapacity:)": {
      try $0.changing { _, pointer, _ in
        pointer.pointee = Value(TableBox(.init()))
        return Value()
      }
    },
    "Dictionary.reserveCapacity(_:)": { try $0.changing { _, _, _ in Value() } },
    "Dictionary.mapValues(_:)": { call in
      try call.calling { frame, value, closure in
        var table = TableBox.Storage()
        for (key, held) in try value.table().storage.entries {
          table.insert(key, try closure.call(frame, held))
        }
        return Value(TableBox(table))
      }
    },
    "Dictionary.compactMapValues(_:)": { call in
      let form = OptionalForm(wrapping: call.result.argument(1).type)
      return try call.calling { frame, value, closure in
        var table = TableBox.Storage()
        for (key, held) in try value.table().storage.entries {
          let found = try closure.call(frame, held)
          if !form.isNothing(found) { table.insert(key, form.unwrap(found)) }
        }
        return Value(TableBox(table))
      }
    },
    "Dictionary.filter(_:)": { call in
      let pair = try call.element(of: call.owner)
      return try call.calling { frame, value, closure in
        var table = TableBox.Storage()
        for (key, held) in try value.table().storage.entries {
          if try closure.call(frame, Value.pair(pair, key.value, held)).truth {
            table.insert(key, held)
          }
        }
        return Value(TableBox(table))
      }
    },
    "Dictionary.merge(_:uniquingKeysWith:)": { call in
      let (type, machine, key) = (call.type(0), call.machine, call.owner.argument(0))
      return try call.changing { frame, pointer, values in
        pointer.pointee = Value(
          TableBox(
            try merged(
              pointer.pointee, values[0], type, key, machine, frame, try values[1].function())))
        return Value()
      }
    },
    "Dictionary.merging(_:uniquingKeysWith:)": { call in
      let (me, other, combine) = (try call.receiver().value, try call.value(0), try call.value(1))
      let (type, machine, top, key) = (call.type(0), call.machine, call.top, call.owner.argument(0))
      return .value { frame in
        Value(
          TableBox(
            try merged(
              try me(frame), try other(frame), type, key, machine, frame + top,
              try combine(frame).function())))
      }
    },
  ]

  private static func merged(
    _ first: Value, _ second: Value, _ type: RuntimeType, _ key: RuntimeType, _ machine: Machine,
    _ frame: Frame, _ combine: FunctionBox
  ) throws -> TableBox.Storage {
    var table = try first.table().storage
    let next = try machine.cursor(second, type, frame)
    while let pair = try next() {
      let fields = try pair.fields()
      let found = TableKey(fields[0], key)
      if let old = table.value(found) {
        table.insert(found, try combine.call(frame, old, fields[1]))
      } else {
        table.insert(found, fields[1])
      }
    }
    return table
  }

  private static func built(
    _ call: NativeCall, _ combine: @escaping (Frame, (Value, Value)) throws -> Value
  ) throws -> Code {
    let (value, type, machine, top) = (try call.value(0), call.type(0), call.machine, call.top)
    let key = call.owner.argument(0)
    return .value { frame in
      var table = TableBox.Storage()
      let next = try machine.cursor(try value(frame), type, frame + top)
      while let pair = try next() {
        let fields = try pair.fields()
        let found = TableKey(fields[0], key)
        if let old = table.value(found) {
          table.insert(found, try combine(frame, (old, fields[1])))
        } else {
          table.insert(found, fields[1])
        }
      }
      return Value(TableBox(table))
    }
  }

  nonisolated(unsafe) static let sets: [String: Native] = [
    "Set.init(minimumCapacity:)": { _ in .value { _ in Value(TableBox(.init())) } },
    "Set.description": { call in
      let describe = call.owner.describe
      return try call.unary { Value(try describe($0, .plain)) }
    },
    "Set.formSymmetricDifference(_:)": { try changed($0) { $0.symmetricDifference($1) } },
    "Set.isStrictSuperset(of:)": { try tested($0) { $0.isStrictSuperset(of: $1) } },
    "Set.update(with:)": { call in
      let (element, form) = (call.owner.argument(0), try call.resultForm())
      return try call.changing { _, pointer, values in
        let box = try TableBox.unique(at: pointer)
        let key = TableKey(values[0], element)
        let old = box.storage.entries.index(forKey: key)
          .flatMap { box.storage.entries[keyAt: $0] }
        box.storage.entries.removeValue(forKey: key)
        box.storage.insert(key, Value())
        return old.map { form.wrap($0.value) } ?? form.nothing
      }
    },
    "Set.init()": { _ in .value { _ in Value(TableBox(.init())) } },
    "Set.init(_:)": { call in
      let (value, type, machine, top) = (try call.value(0), call.type(0), call.machine, call.top)
      let element = call.owner.argument(0)
      return .value { frame in
        Value(TableBox(try table(try value(frame), type, element, machine, frame + top)))
      }
    },
    "Set.count": { try $0.unary { Value(word: try $0.table().storage.entries.count) } },
    "Set.isEmpty": { try $0.unary { Value(try $0.table().storage.entries.isEmpty) } },
    "Set.contains(_:)": { call in
      let element = call.owner.argument(0)
      return try call.binary { Value(try $0.table().storage.value(TableKey($1, element)) != nil) }
    },
    "Set.insert(_:)": { call in
      let (element, type) = (call.owner.argument(0), call.result)
      return try call.changing { _, pointer, values in
        let box = try TableBox.unique(at: pointer)
        let key = TableKey(values[0], element)
        if let index = box.storage.entries.index(forKey: key) {
          let held = box.storage.entries[keyAt: index] ?? key
          return Value.pair(type, Value(false), held.value)
        }
        box.storage.insert(key, Value())
        return Value.pair(type, Value(true), values[0])
      }
    },
    "Set.remove(_:)": { call in
      let element = call.owner.argument(0)
      let form = OptionalForm(wrapping: element.type)
      return try call.changing { _, pointer, values in
        let old = try TableBox.unique(at: pointer).storage.entries
          .removeValue(forKey: TableKey(values[0], element))
        return old == nil ? form.nothing : form.wrap(values[0])
      }
    },
    "Set.removeAll(keepingCapacity:)": {
      try $0.changing { _, pointer, _ in
        pointer.pointee = Value(TableBox(.init()))
        return Value()
      }
    },
    "Set.union(_:)": { try combined($0) { $0.union($1) } },
    "Set.intersection(_:)": { try combined($0) { $0.intersection($1) } },
    "Set.subtracting(_:)": { try combined($0) { $0.subtracting($1) } },
    "Set.symmetricDifference(_:)": { try combined($0) { $0.symmetricDifference($1) } },
    "Set.formUnion(_:)": { try changed($0) { $0.union($1) } },
    "Set.formIntersection(_:)": { try changed($0) { $0.intersection($1) } },
    "Set.subtract(_:)": { try changed($0) { $0.subtracting($1) } },
    "Set.isSubset(of:)": { try tested($0) { $0.isSubset(of: $1) } },
    "Set.isSuperset(of:)": { try tested($0) { $0.isSuperset(of: $1) } },
    "Set.isStrictSubset(of:)": { try tested($0) { $0.isStrictSubset(of: $1) } },
    "Set.isDisjoint(with:)": { try tested($0) { $0.isDisjoint(with: $1) } },
    "Set.filter(_:)": { call in
      try call.calling { frame, value, closure in
        var table = TableBox.Storage()
        for key in try value.table().storage.entries.keys
        where try closure.call(frame, key.value).truth {
          table.insert(key, Value())
        }
        return Value(TableBox(table))
      }
    },
  ]

  private static func table(
    _ value: Value, _ type: RuntimeType, _ element: RuntimeType, _ machine: Machine, _ frame: Frame
  ) throws -> TableBox.Storage {
    var table = TableBox.Storage()
    let next = try machine.cursor(value, type, frame)
    while let item = try next() {
      let key = TableKey(item, element)
      if table.value(key) == nil { table.insert(key, Value()) }
    }
    return table
  }

  private typealias Keys = Set<TableKey>

  /// The set that it is called on, and a sequence as a set.
  private static func both<Result>(
    _ call: NativeCall, _ run: @escaping (TableEntries, TableEntries) -> Result
  ) throws -> (Frame, Value, Value) throws -> Result {
    let (type, element, machine, top) = (
      call.type(0), call.owner.argument(0), call.machine, call.top
    )
    return { frame, first, second in
      let other = try table(second, type, element, machine, frame + top)
      return run(try first.table().storage.entries, other.entries)
    }
  }

  /// What is left of two sets, in the order of the first and then of the second.
  private static func boxed(
    _ run: @escaping (Keys, Keys) -> Keys
  ) -> (TableEntries, TableEntries) -> Value {
    { first, second in
      let kept = run(Set(first.keys), Set(second.keys))
      var table = TableBox.Storage()
      for key in first.keys + second.keys where kept.contains(key) {
        if table.value(key) == nil { table.insert(key, Value()) }
      }
      return Value(TableBox(table))
    }
  }

  private static func combined(
    _ call: NativeCall, _ run: @escaping (Keys, Keys) -> Keys
  ) throws -> Code {
    let (me, other) = (try call.receiver().value, try call.value(0))
    let both = try both(call, boxed(run))
    return .value { frame in try both(frame, try me(frame), try other(frame)) }
  }

  private static func tested(
    _ call: NativeCall, _ run: @escaping (Keys, Keys) -> Bool
  ) throws -> Code {
    let (me, other) = (try call.receiver().value, try call.value(0))
    let both = try both(call) { run(Set($0.keys), Set($1.keys)) }
    return .boolean { frame in try both(frame, try me(frame), try other(frame)) }
  }

  private static func changed(
    _ call: NativeCall, _ run: @escaping (Keys, Keys) -> Keys
  ) throws -> Code {
    let both = try both(call, boxed(run))
    return try call.changing { frame, pointer, values in
      pointer.pointee = try both(frame, pointer.pointee, values[0])
      return Value()
    }
  }
}
