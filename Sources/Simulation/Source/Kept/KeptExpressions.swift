extension Expression: Keepable {
  func write(to writer: FormWriter) {
    writer.write(place)
    writer.write(kind)
  }

  convenience init(from reader: FormReader) throws(DamagedForm) {
    let place = try reader.place()
    self.init(try reader.part(), at: place)
  }
}

extension Expression.Kind: Keepable {
  func write(to writer: FormWriter) {
    writer.write(byte: number)
    switch self {
    case .integer(let value): writer.write(value)
    case .float(let value): writer.write(value)
    case .boolean(let value): writer.write(value)
    case .string(let pieces): writer.write(pieces)
    case .nothing: break
    case .name(let name), .implicitMember(let name), .unknown(let name): writer.write(name)
    case .type(let type): writer.write(type)
    case .member(let base, let name):
      writer.write(base)
      writer.write(name)
    case .call(let base, let arguments), .element(let base, let arguments):
      writer.write(base)
      writer.write(arguments)
    case .closure(let closure): writer.write(closure)
    case .array(let elements): writer.write(elements)
    case .dictionary(let pairs):
      writer.write(pairs.map(\.key))
      writer.write(pairs.map(\.value))
    case .tuple(let elements): writer.write(elements)
    case .prefix(let name, let base), .postfix(let name, let base):
      writer.write(name)
      writer.write(base)
    case .binary(let name, let left, let right):
      writer.write(name)
      writer.write(left)
      writer.write(right)
    case .assign(let target, let name, let value):
      writer.write(target)
      writer.write(name)
      writer.write(value)
    case .ternary(let condition, let yes, let no): writer.write([condition, yes, no])
    case .branch(let conditions, let then, let otherwise):
      writer.write(conditions)
      writer.write(then)
      writer.write(otherwise)
    case .select(let subject, let cases):
      writer.write(subject)
      writer.write(cases)
    case .unwrapOrLeave(let base), .chain(let base), .force(let base), .wait(let base),
      .reference(let base):
      writer.write(base)
    case .cast(let base, let type, let kind):
      writer.write(base)
      writer.write(type)
      writer.write(byte: kind.number)
    case .attempt(let base, let kind):
      writer.write(base)
      writer.write(byte: kind.number)
    case .keyPath(let type, let components):
      writer.write(type)
      writer.write(components)
    case .macro(let name, let arguments):
      writer.write(name)
      writer.write(arguments)
    }
  }

  private var number: UInt8 {
    switch self {
    case .integer: 0
    case .float: 1
    case .boolean: 2
    case .string: 3
    case .nothing: 4
    case .name: 5
    case .type: 6
    case .member: 7
    case .implicitMember: 8
    case .call: 9
    case .element: 10
    case .closure: 11
    case .array: 12
    case .dictionary: 13
    case .tuple: 14
    case .prefix: 15
    case .postfix: 16
    case .binary: 17
    case .assign: 18
    case .ternary: 19
    case .branch: 20
    case .select: 21
    case .unwrapOrLeave: 22
    case .chain: 23
    case .force: 24
    case .cast: 25
    case .attempt: 26
    case .wait: 27
    case .keyPath: 28
    case .reference: 29
    case .macro: 30
    case .unknown: 31
    }
  }

  init(from reader: FormReader) throws(DamagedForm) {
    switch try reader.byte() {
    case 0: self = .integer(try reader.number())
    case 1: self = .float(try reader.float())
    case 2: self = .boolean(try reader.flag())
    case 3: self = .string(try reader.parts())
    case 4: self = .nothing
    case 5: self = .name(try reader.text())
    case 6: self = .type(try reader.part())
    case 7: self = .member(try reader.part(), try reader.text())
    case 8: self = .implicitMember(try reader.text())
    case 9: self = .call(try reader.part(), try reader.parts())
    case 10: self = .element(try reader.part(), try reader.parts())
    case 11: self = .closure(try reader.part())
    case 12: self = .array(try reader.parts())
    case 13:
      let keys = try reader.parts(Expression.self)
      let values = try reader.parts(Expression.self)
      self = .dictionary(zip(keys, values).map { (key: $0, value: $1) })
    case 14: self = .tuple(try reader.parts())
    case 15: self = .prefix(try reader.text(), try reader.part())
    case 16: self = .postfix(try reader.text(), try reader.part())
    case 17: self = .binary(try reader.text(), try reader.part(), try reader.part())
    case 18: self = .assign(try reader.part(), try reader.optionalText(), try reader.part())
    case 19:
      let parts = try reader.parts(Expression.self)
      guard parts.count == 3 else { throw DamagedForm() }
      self = .ternary(parts[0], parts[1], parts[2])
    case 20:
      self = .branch(
        try reader.parts(), then: try reader.parts(), otherwise: try reader.optionalParts())
    case 21: self = .select(try reader.part(), try reader.parts())
    case 22: self = .unwrapOrLeave(try reader.part())
    case 23: self = .chain(try reader.part())
    case 24: self = .force(try reader.part())
    case 25:
      self = .cast(
        try reader.part(), try reader.part(), try reader.kind(of: Expression.CastKind.all))
    case 26:
      self = .attempt(try reader.part(), try reader.kind(of: Expression.AttemptKind.all))
    case 27: self = .wait(try reader.part())
    case 28: self = .keyPath(try reader.optionalPart(), try reader.parts())
    case 29: self = .reference(try reader.part())
    case 30: self = .macro(try reader.text(), try reader.parts())
    case 31: self = .unknown(try reader.text())
    default: throw DamagedForm()
    }
  }
}

extension Expression.CastKind {
  fileprivate static let all: [Self] = [.test, .attempt, .force, .convert]
  fileprivate var number: UInt8 {
    switch self {
    case .test: 0
    case .attempt: 1
    case .force: 2
    case .convert: 3
    }
  }
}

extension Expression.AttemptKind {
  fileprivate static let all: [Self] = [.plain, .optional, .force]
  fileprivate var number: UInt8 {
    switch self {
    case .plain: 0
    case .optional: 1
    case .force: 2
    }
  }
}

extension StringPiece: Keepable {
  func write(to writer: FormWriter) {
    switch self {
    case .text(let text):
      writer.write(byte: 0)
      writer.write(text)
    case .value(let value, let arguments):
      writer.write(byte: 1)
      writer.write(value)
      writer.write(arguments)
    }
  }

  init(from reader: FormReader) throws(DamagedForm) {
    switch try reader.byte() {
    case 0: self = .text(try reader.text())
    case 1: self = .value(try reader.part(), try reader.parts())
    default: throw DamagedForm()
    }
  }
}

extension Argument: Keepable {
  func write(to writer: FormWriter) {
    writer.write(label)
    writer.write(value)
    writer.write(isTrailing)
  }

  init(from reader: FormReader) throws(DamagedForm) {
    self.init(
      label: try reader.optionalText(), value: try reader.part(), isTrailing: try reader.flag())
  }
}

extension KeyPathComponent: Keepable {
  func write(to writer: FormWriter) {
    switch self {
    case .property(let name):
      writer.write(byte: 0)
      writer.write(name)
    case .element(let arguments):
      writer.write(byte: 1)
      writer.write(arguments)
    case .unwrapOrLeave: writer.write(byte: 2)
    case .force: writer.write(byte: 3)
    }
  }

  init(from reader: FormReader) throws(DamagedForm) {
    switch try reader.byte() {
    case 0: self = .property(try reader.text())
    case 1: self = .element(try reader.parts())
    case 2: self = .unwrapOrLeave
    case 3: self = .force
    default: throw DamagedForm()
    }
  }
}

extension ClosureExpression: Keepable {
  func write(to writer: FormWriter) {
    writer.write(captures.count)
    for capture in captures {
      writer.write(capture.name)
      writer.write(capture.value)
      writer.write(capture.isWeak)
    }
    writer.write(parameters)
    writer.write(statements)
    writer.write(place)
    writer.write(shorthandCount)
  }

  convenience init(from reader: FormReader) throws(DamagedForm) {
    let captures = try reader.list { () throws(DamagedForm) in
      (
        name: try reader.text(), value: try reader.optionalPart(Expression.self),
        isWeak: try reader.flag()
      )
    }
    self.init(
      captures: captures, parameters: try reader.optionalParts(), statements: try reader.parts(),
      place: try reader.place(), shorthandCount: try reader.number())
  }
}
