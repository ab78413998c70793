import Interpreter
import Synchronization

/// A declaration of the framework, which is read when a program asks for what stands in it: a
/// program uses few of them, and to read all takes longer than most simulations.
///
/// What is read belongs to no program and is shared by all.
final class LateDeclaration: Sendable {
  let kind: TypeDeclaration.Kind
  let name: String
  /// The operators that it declares functions for.
  let operators: [String]
  /// Types in it, which can be looked up before it is read.
  let nested: [LateDeclaration]
  /// Its functions one by one, where it is an extension of a single name that holds nothing else.
  let functions: [LateFunction]?
  private let read: @Sendable () -> TypeDeclaration?
  private let known = Mutex<TypeDeclaration?>(nil)

  /// - Parameter outline: Nil comes of one that declares no type and extends none.
  convenience init?(_ outline: InterfaceOutline.Declaration, of library: String) {
    self.init(outline, in: library) {
      SourceReader.interface(library, [outline.text]).types.first
    }
  }

  private init?(
    _ outline: InterfaceOutline.Declaration, in library: String,
    _ read: @escaping @Sendable () -> TypeDeclaration?
  ) {
    guard let kind = Self.kinds[outline.keyword] else { return nil }
    self.kind = kind
    self.read = read
    name = outline.name
    operators = outline.members.filter { $0.isOperator && $0.isStatic }.map(\.name)
    functions = LateFunction.all(of: outline, in: library)
    nested = outline.members.compactMap { member in
      LateDeclaration(member, in: library) { [name = outline.name] in
        // Read with what stands around it, which says how it is called in full.
        SourceReader.interface(library, [outline.text]).types.first { $0.name == name }?
          .nested.first { $0.name == member.name }
      }
    }
  }

  private static let kinds: [String: TypeDeclaration.Kind] = [
    "struct": .structure, "class": .classType, "actor": .classType, "enum": .enumeration,
    "protocol": .protocolType, "extension": .extensionType,
  ]

  /// What stands there; nil if it cannot be read.
  var declaration: TypeDeclaration? {
    known.withLock { known in
      if known == nil { known = read() }
      return known
    }
  }
}

/// A function in an extension of the framework, which is read when a program calls one of its name.
final class LateFunction: Sendable {
  let name: String
  private let text: String
  private let owner: String
  private let library: String
  private let known = Mutex<FunctionDeclaration?>(nil)

  private init(_ outline: InterfaceOutline.Declaration, of owner: String, in library: String) {
    name = outline.name
    text = outline.text
    self.owner = owner
    self.library = library
  }

  /// The functions of an extension; nil where there is anything else to know of it.
  static func all(of outline: InterfaceOutline.Declaration, in library: String) -> [LateFunction]? {
    guard outline.keyword == "extension", !outline.hasPromises,
      outline.text.hasPrefix("extension \(outline.name) {"),
      outline.members.allSatisfy({ $0.keyword == "func" && !$0.isStatic && !$0.isOperator })
    else { return nil }
    return outline.members.map { LateFunction($0, of: outline.name, in: library) }
  }

  /// What stands there; nil if it cannot be read.
  var declaration: FunctionDeclaration? {
    known.withLock { known in
      if known == nil {
        let extended = "extension \(owner) {\n\(text)\n}"
        known = SourceReader.interface(library, [extended]).types.first?.functions.first
      }
      return known
    }
  }
}
