extension Statement: Keepable {
  func write(to writer: FormWriter) {
    writer.write(place)
    writer.write(isAside)
    writer.write(kind)
  }

  convenience init(from reader: FormReader) throws(DamagedForm) {
    let place = try reader.place()
    let isAside = try reader.flag()
    self.init(try reader.part(), at: place, isAside: isAside)
  }
}

extension Statement.Kind: Keepable {
  func write(to writer: FormWriter) {
    writer.write(byte: number)
    switch self {
    case .expression(let expression), .fail(let expression): writer.write(expression)
    case .variables(let bindings): writer.write(bindings)
    case .function(let function): writer.write(function)
    case .type(let type): writer.write(type)
    case .returns(let value): writer.write(value)
    case .guarded(let conditions, let otherwise):
      writer.write(conditions)
      writer.write(otherwise)
    case .each(let pattern, let sequence, let condition, let body, let label):
      writer.write(pattern)
      writer.write(sequence)
      writer.write(condition)
      writer.write(body)
      writer.write(label)
    case .whileLoop(let conditions, let body, let label):
      writer.write(conditions)
      writer.write(body)
      writer.write(label)
    case .repeatLoop(let body, let condition, let label):
      writer.write(body)
      writer.write(condition)
      writer.write(label)
    case .leave(let label), .next(let label): writer.write(label)
    case .fallThrough: break
    case .deferred(let body): writer.write(body)
    case .attempt(let body, let clauses):
      writer.write(body)
      writer.write(clauses)
    }
  }

  private var number: UInt8 {
    switch self {
    case .expression: 0
    case .variables: 1
    case .function: 2
    case .type: 3
    case .returns: 4
    case .guarded: 5
    case .each: 6
    case .whileLoop: 7
    case .repeatLoop: 8
    case .leave: 9
    case .next: 10
    case .fallThrough: 11
    case .deferred: 12
    case .attempt: 13
    case .fail: 14
    }
  }

  init(from reader: FormReader) throws(DamagedForm) {
    switch try reader.byte() {
    case 0: self = .expression(try reader.part())
    case 1: self = .variables(try reader.parts())
    case 2: self = .function(try reader.part())
    case 3: self = .type(try reader.part())
    case 4: self = .returns(try reader.optionalPart())
    case 5: self = .guarded(try reader.parts(), otherwise: try reader.parts())
    case 6:
      self = .each(
        try reader.part(), in: try reader.part(), where: try reader.optionalPart(),
        try reader.parts(), label: try reader.optionalText())
    case 7:
      self = .whileLoop(
        try reader.parts(), try reader.parts(), label: try reader.optionalText())
    case 8:
      self = .repeatLoop(
        try reader.parts(), try reader.part(), label: try reader.optionalText())
    case 9: self = .leave(label: try reader.optionalText())
    case 10: self = .next(label: try reader.optionalText())
    case 11: self = .fallThrough
    case 12: self = .deferred(try reader.parts())
    case 13: self = .attempt(try reader.parts(), try reader.parts())
    case 14: self = .fail(try reader.part())
    default: throw DamagedForm()
    }
  }
}

extension VariableBinding: Keepable {
  func write(to writer: FormWriter) {
    writer.write(pattern)
    writer.write(type)
    writer.write(initial)
    writer.write(isMutable)
    writer.write(getter)
    writer.write(setter)
    writer.write(willSet)
    writer.write(didSet)
    writer.write(attributes)
    writer.write(isAsync)
    writer.write(isWeak)
    writer.write(file: file)
  }

  init(from reader: FormReader) throws(DamagedForm) {
    self.init(
      pattern: try reader.part(), type: try reader.optionalPart(),
      initial: try reader.optionalPart(), isMutable: try reader.flag(),
      getter: try reader.optionalParts(), setter: try reader.accessor(),
      willSet: try reader.accessor(), didSet: try reader.accessor(),
      attributes: try reader.parts(), isAsync: try reader.flag(), isWeak: try reader.flag(),
      file: try reader.seeingFile())
  }
}

extension Condition: Keepable {
  func write(to writer: FormWriter) {
    switch self {
    case .expression(let expression):
      writer.write(byte: 0)
      writer.write(expression)
    case .bind(let pattern, let type, let value):
      writer.write(byte: 1)
      writer.write(pattern)
      writer.write(type)
      writer.write(value)
    case .match(let pattern, let value):
      writer.write(byte: 2)
      writer.write(pattern)
      writer.write(value)
    case .available(let isSo):
      writer.write(byte: 3)
      writer.write(isSo)
    }
  }

  init(from reader: FormReader) throws(DamagedForm) {
    switch try reader.byte() {
    case 0: self = .expression(try reader.part())
    case 1: self = .bind(try reader.part(), try reader.optionalPart(), try reader.part())
    case 2: self = .match(try reader.part(), try reader.part())
    case 3: self = .available(try reader.flag())
    default: throw DamagedForm()
    }
  }
}

extension SwitchCase: Keepable {
  func write(to writer: FormWriter) {
    writer.write(patterns)
    writer.write(statements)
    writer.write(place)
  }

  init(from reader: FormReader) throws(DamagedForm) {
    self.init(
      patterns: try reader.patterns(), statements: try reader.parts(), place: try reader.place())
  }
}

extension CatchClause: Keepable {
  func write(to writer: FormWriter) {
    writer.write(patterns)
    writer.write(statements)
  }

  init(from reader: FormReader) throws(DamagedForm) {
    self.init(patterns: try reader.patterns(), statements: try reader.parts())
  }
}

extension FormWriter {
  fileprivate func write(_ patterns: [(pattern: Pattern, where: Expression?)]) {
    write(patterns.count)
    for (pattern, condition) in patterns {
      write(pattern)
      write(condition)
    }
  }

  fileprivate func write(_ patterns: [(label: String?, pattern: Pattern)]) {
    write(patterns.count)
    for (label, pattern) in patterns {
      write(label)
      write(pattern)
    }
  }
}

extension FormReader {
  fileprivate func patterns() throws(DamagedForm) -> [(pattern: Pattern, where: Expression?)] {
    try list { () throws(DamagedForm) in
      (pattern: try part(), where: try optionalPart())
    }
  }

  fileprivate func labelledPatterns() throws(DamagedForm) -> [(label: String?, pattern: Pattern)] {
    try list { () throws(DamagedForm) in
      (label: try optionalText(), pattern: try part())
    }
  }
}

extension Pattern: Keepable {
  func write(to writer: FormWriter) {
    switch self {
    case .any: writer.write(byte: 0)
    case .bind(let name, let isMutable):
      writer.write(byte: 1)
      writer.write(name)
      writer.write(isMutable)
    case .tuple(let elements):
      writer.write(byte: 2)
      writer.write(elements)
    case .enumCase(let type, let name, let elements):
      writer.write(byte: 3)
      writer.write(type)
      writer.write(name)
      writer.write(elements) { writer.write($0) }
    case .optional(let pattern):
      writer.write(byte: 4)
      writer.write(pattern)
    case .type(let type):
      writer.write(byte: 5)
      writer.write(type)
    case .cast(let pattern, let type):
      writer.write(byte: 6)
      writer.write(pattern)
      writer.write(type)
    case .expression(let expression):
      writer.write(byte: 7)
      writer.write(expression)
    }
  }

  init(from reader: FormReader) throws(DamagedForm) {
    switch try reader.byte() {
    case 0: self = .any
    case 1: self = .bind(try reader.text(), isMutable: try reader.flag())
    case 2: self = .tuple(try reader.labelledPatterns())
    case 3:
      let type: TypeReference? = try reader.optionalPart()
      let name = try reader.text()
      let elements = try reader.flag() ? try reader.labelledPatterns() : nil
      self = .enumCase(type: type, name: name, elements)
    case 4: self = .optional(try reader.part())
    case 5: self = .type(try reader.part())
    case 6: self = .cast(try reader.part(), try reader.part())
    case 7: self = .expression(try reader.part())
    default: throw DamagedForm()
    }
  }
}
