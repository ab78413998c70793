extension ParsedFile: Keepable {
  func write(to writer: FormWriter) {
    writer.write(types)
    writer.write(functions)
    writer.write(variables)
    writer.write(aliases)
    writer.write(previews)
  }

  init(from reader: FormReader) throws(DamagedForm) {
    self.init(
      types: try reader.parts(), functions: try reader.parts(), variables: try reader.parts(),
      aliases: try reader.types(), previews: try reader.parts())
  }
}

extension TypeReference: Keepable {
  func write(to writer: FormWriter) {
    writer.write(name)
    writer.write(arguments)
    writer.write(labels) { labels in
      writer.write(labels.count)
      for label in labels { writer.write(label) }
    }
    writer.write(enclosing)
  }

  init(from reader: FormReader) throws(DamagedForm) {
    let name = try reader.text()
    let arguments = try reader.parts(TypeReference.self)
    let labels = try reader.flag() ? try reader.list(reader.optionalText) : nil
    self.init(name, arguments, labels: labels, enclosing: try reader.optionalText())
  }
}

extension AttributeUse: Keepable {
  func write(to writer: FormWriter) {
    writer.write(name)
    writer.write(arguments)
  }

  init(from reader: FormReader) throws(DamagedForm) {
    self.init(name: try reader.text(), arguments: try reader.parts())
  }
}

extension Parameter: Keepable {
  func write(to writer: FormWriter) {
    writer.write(label)
    writer.write(name)
    writer.write(type)
    writer.write(defaultValue)
    writer.write(isVariadic)
    writer.write(isInout)
    writer.write(isAutoclosure)
    writer.write(attributes)
    writer.write(pattern)
  }

  init(from reader: FormReader) throws(DamagedForm) {
    self.init(
      label: try reader.optionalText(), name: try reader.text(), type: try reader.optionalPart(),
      defaultValue: try reader.optionalPart(), isVariadic: try reader.flag(),
      isInout: try reader.flag(), isAutoclosure: try reader.flag(),
      attributes: try reader.parts(), pattern: try reader.optionalPart())
  }
}

extension FunctionDeclaration: Keepable {
  func write(to writer: FormWriter) {
    writer.write(name)
    writer.write(parameters)
    writer.write(result)
    writer.write(body)
    for flag in [isStatic, isMutating, isFailable, isAsync, isPrivate] { writer.write(flag) }
    writer.write(thrown)
    writer.write(attributes)
    writer.write(genericNames)
    writer.write(genericBounds)
    writer.write(place)
  }

  convenience init(from reader: FormReader) throws(DamagedForm) {
    let name = try reader.text()
    let parameters = try reader.parts(Parameter.self)
    let result: TypeReference? = try reader.optionalPart()
    let body = try reader.optionalParts(Statement.self)
    let isStatic = try reader.flag()
    let isMutating = try reader.flag()
    let isFailable = try reader.flag()
    let isAsync = try reader.flag()
    let isPrivate = try reader.flag()
    self.init(
      name: name, parameters: parameters, result: result, body: body, isStatic: isStatic,
      isMutating: isMutating, isFailable: isFailable, isAsync: isAsync,
      thrown: try reader.optionalPart(), attributes: try reader.parts(),
      genericNames: try reader.textList(), genericBounds: try reader.types(),
      isPrivate: isPrivate, place: try reader.place())
  }
}

extension PropertyDeclaration: Keepable {
  func write(to writer: FormWriter) {
    writer.write(name)
    writer.write(type)
    writer.write(initial)
    for flag in [isMutable, isStatic, isLazy, isWeak, isPrivate] { writer.write(flag) }
    writer.write(attributes)
    writer.write(getter)
    writer.write(setter)
    writer.write(willSet)
    writer.write(didSet)
    writer.write(enclosing)
    writer.write(place)
  }

  convenience init(from reader: FormReader) throws(DamagedForm) {
    self.init(
      name: try reader.text(), type: try reader.optionalPart(),
      initial: try reader.optionalPart(), isMutable: try reader.flag(),
      isStatic: try reader.flag(), isLazy: try reader.flag(), isWeak: try reader.flag(),
      isPrivate: try reader.flag(), attributes: try reader.parts(),
      getter: try reader.optionalParts(), setter: try reader.accessor(),
      willSet: try reader.accessor(), didSet: try reader.accessor(),
      enclosing: try reader.optionalText(), place: try reader.place())
  }
}

extension SubscriptDeclaration: Keepable {
  func write(to writer: FormWriter) {
    writer.write(getter)
    writer.write(setter)
  }

  convenience init(from reader: FormReader) throws(DamagedForm) {
    self.init(getter: try reader.part(), setter: try reader.accessor())
  }
}

extension EnumCaseDeclaration: Keepable {
  func write(to writer: FormWriter) {
    writer.write(name)
    writer.write(parameters)
    writer.write(rawValue)
    writer.write(place)
  }

  init(from reader: FormReader) throws(DamagedForm) {
    self.init(
      name: try reader.text(), parameters: try reader.parts(),
      rawValue: try reader.optionalPart(), place: try reader.place())
  }
}

extension TypeDeclaration: Keepable {
  func write(to writer: FormWriter) {
    writer.write(byte: kind.number)
    writer.write(name)
    writer.write(inherited)
    writer.write(attributes)
    writer.write(genericNames)
    writer.write(genericBounds)
    writer.write(properties)
    writer.write(functions)
    writer.write(initializers)
    writer.write(subscripts)
    writer.write(cases)
    writer.write(nested)
    writer.write(aliases)
    writer.write(deinitializer)
    writer.write(isPrivate)
    writer.write(place)
  }

  convenience init(from reader: FormReader) throws(DamagedForm) {
    let kind = try reader.kind(of: Kind.all)
    let name = try reader.text()
    let members = Members(
      inherited: try reader.parts(), attributes: try reader.parts(),
      genericNames: try reader.textList(), genericBounds: try reader.types(),
      properties: try reader.parts(), functions: try reader.parts(),
      initializers: try reader.parts(), subscripts: try reader.parts(),
      cases: try reader.parts(), nested: try reader.parts(), aliases: try reader.types(),
      deinitializer: try reader.optionalParts(), isPrivate: try reader.flag())
    self.init(kind: kind, name: name, members: members, place: try reader.place())
  }
}

extension TypeDeclaration.Kind {
  fileprivate static let all: [Self] = [
    .structure, .classType, .enumeration, .protocolType, .extensionType,
  ]
  fileprivate var number: UInt8 {
    switch self {
    case .structure: 0
    case .classType: 1
    case .enumeration: 2
    case .protocolType: 3
    case .extensionType: 4
    }
  }
}

extension PreviewDeclaration: Keepable {
  func write(to writer: FormWriter) {
    writer.write(name)
    writer.write(statements)
    writer.write(place)
  }

  init(from reader: FormReader) throws(DamagedForm) {
    self.init(
      name: try reader.optionalText(), statements: try reader.parts(), place: try reader.place())
  }
}
