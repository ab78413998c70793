/// Declarations of libraries, read when somebody asks for their name.
extension Resolver {
  /// Makes the names of libraries known; their declarations are read later.
  func open(_ index: InterfaceIndex, modules: [String], platform: Platform) {
    interface = index
    self.platform = platform
    var scopes: [String: ModuleScope] = [:]
    for (number, name) in modules.enumerated() {
      let scope = scopes[name] ?? addLibrary(name)
      scopes[name] = scope
      interfaceScopes.append(scope)
      scope.members.postpone(index.globals[number]) { [unowned self] in self.read($0.piece) }
    }
  }

  /// Operators of protocols, of types that the program has met, and of no type.
  func readOperators(named name: String) {
    // Only a type that was met since can add to them.
    let known = readPieces
    guard operatorsRead[name] != known else { return }
    operatorsRead[name] = known
    for library in libraries { _ = library.members[name] }
    guard var waiting = operatorOwners[name] ?? interface?.operatorOwners[name], !waiting.isEmpty
    else { return }
    operatorOwners[name] = []
    waiting.removeAll { number in
      guard let piece = interface?.pieces[number] else { return true }
      let members = interfaceScopes[piece.module].members
      if piece.keyword != "protocol", members.isPostponed(piece.name), !isProtocol(piece.name) {
        // Nobody has a value of it yet.
        return false
      }
      for case .nominal(let nominal) in typesOfLibraries(piece.name) { _ = nominal.members[name] }
      return true
    }
    operatorOwners[name] = waiting
  }

  private func isProtocol(_ name: String) -> Bool {
    guard let interface else { return false }
    return interface.globals.contains { names in
      names[name]?.contains { interface.pieces[$0.piece].keyword == "protocol" } ?? false
    }
  }

  private func typesOfLibraries(_ name: String) -> [Symbol] {
    libraries.lazy.map { $0.members.types(name) }.first { !$0.isEmpty } ?? []
  }

  // MARK: Pieces

  private func read(_ number: Int) {
    guard let interface else { return }
    readPieces += 1
    let piece = interface.pieces[number]
    let module = interfaceScopes[piece.module]
    let range = piece.isDivisible ? piece.head : piece.whole
    var file = parse(range, of: piece, closing: piece.isDivisible ? "{}" : "")
    file.index = -1 - piece.module
    declare(file, in: module)
    guard let symbol = module.members.known(piece.name).last, case .nominal(let nominal) = symbol
    else {
      bindExtensions()
      return
    }
    if piece.isDivisible { postponeMembers(of: number, to: nominal) }
    extend(nominal, named: piece.name)
  }

  /// Adds what extensions of all libraries promise; their members wait until somebody names them.
  private func extend(_ nominal: Nominal, named name: String) {
    guard let interface else { return }
    for number in interface.extensions[name] ?? [] {
      let piece = interface.pieces[number]
      let module = interfaceScopes[piece.module]
      if module.name != "SwiftUI", isOutOfSight(module) { continue }
      if piece.isNested {
        declare(parse(piece.whole, of: piece), in: interfaceScopes[piece.module])
        bindExtensions()
        continue
      }
      if piece.hasPromises { _ = owner(number, of: nominal) }
      postponeMembers(of: number, to: nominal)
    }
  }

  private func postponeMembers(of number: Int, to nominal: Nominal) {
    guard let piece = interface?.pieces[number] else { return }
    var names: [String: [PostponedDeclaration]] = [:]
    for (index, member) in piece.members.enumerated() {
      for name in member.names {
        names[name, default: []].append(PostponedDeclaration(piece: number, member: index))
      }
    }
    nominal.members.postpone(names) { [unowned self, unowned nominal] in
      self.readMember($0, of: nominal)
    }
  }

  private func readMember(_ entry: PostponedDeclaration, of nominal: Nominal) {
    guard let interface, let member = entry.member, readEntries.insert(entry).inserted else {
      return
    }
    let piece = interface.pieces[entry.piece]
    // The name of the type around it is of no account here.
    let file = parse(piece.members[member].range, of: piece, opening: "struct S { ", closing: " }")
    guard case .type(let around)? = file.declarations.first else { return }
    let context =
      piece.keyword == "extension"
      ? owner(entry.piece, of: nominal)?.context
      : Context(.nominal(nominal), in: nominal.context, resolver: self)
    guard let context else { return }
    declareMembers(
      around.members, of: nominal, in: context, module: interfaceScopes[piece.module])
    bindExtensions()
  }

  /// The extension that a piece is, bound to its type.
  private func owner(_ number: Int, of nominal: Nominal) -> Extension? {
    if let known = readExtensions[number] { return known }
    guard let piece = interface?.pieces[number],
      case .typeExtension(let syntax)? = parse(piece.head, of: piece, closing: "{}").declarations
        .first
    else { return nil }
    let module = Context(.module(interfaceScopes[piece.module]), in: nil, resolver: self)
    let context = Context(.file(-1 - piece.module), in: module, resolver: self)
    let owner = Extension(syntax: syntax, of: nominal, in: context, resolver: self)
    nominal.extensions.append(owner)
    extensionTable[ObjectIdentifier(syntax)] = owner
    readExtensions[number] = owner
    return owner
  }

  /// - Parameter opening: What stands around a member, so that it can be read by itself.
  private func parse(
    _ range: Range<Int>, of piece: InterfaceIndex.Piece, opening: String = "", closing: String = ""
  ) -> FileSyntax {
    guard let interface else {
      return FileSyntax(index: -1 - piece.module, declarations: [], statements: [])
    }
    let file = -1 - piece.module
    if let declarations = quickly(range, of: piece, opening: opening, closing: closing) {
      return FileSyntax(index: file, declarations: declarations, statements: [])
    }
    let tree = interface.trees.tree(
      of: range, in: piece.module, opening: opening, closing: closing,
      interface.text(of: range, in: piece.module))
    let reader = SourceReader(
      file: file, operators: interface.operators, platform: platform,
      base: range.lowerBound - opening.utf8.count)
    return reader.file(tree)
  }

  /// Most of an interface is simple.
  private func quickly(
    _ range: Range<Int>, of piece: InterfaceIndex.Piece, opening: String, closing: String
  ) -> [Declaration]? {
    guard let interface else { return nil }
    let bytes = interface.texts[piece.module]
    let written = InterfaceWriting(interface, module: piece.module, platform: platform)
    if opening.isEmpty, closing.isEmpty {
      var parser = InterfaceParser(bytes: bytes, range: range, written: written)
      return parser.all()
    }
    let text = Array(opening.utf8) + bytes[range] + Array(closing.utf8)
    var parser = InterfaceParser(
      bytes: text, range: 0..<text.count, written: written,
      base: range.lowerBound - opening.utf8.count)
    return parser.all()
  }
}
