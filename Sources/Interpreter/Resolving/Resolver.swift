/// Knows what every name of a program means.
///
/// It looks up types, members, conformances and the interfaces of functions when somebody asks, and
/// remembers what it found. Bodies are the ``Checker``'s.
final class Resolver: DeclarationReading {
  /// The program's own declarations.
  let program = ModuleScope(name: "main")
  /// What the machine knows of the libraries that the program may import, by module.
  private(set) var libraries: [ModuleScope] = []
  private(set) var roles: [Nominal.Role: Nominal] = [:]
  /// Finds out the type of a variable from its initial value. It takes itself away when it ends: a weak
  /// reference would make all counting of references to it slow.
  unowned var inferring: (any TypeInferring)?
  /// Names of types that nobody declares: they come from files or libraries that are not there.
  private(set) var missingNames: Set<String> = []
  /// Where they stand.
  private(set) var missingTypes: [MissingType] = []
  /// What stands for a protocol of which only that is known that something is asked by it.
  private(set) lazy var unknownProtocol: Nominal = {
    let context = Context(.module(program), in: nil, resolver: self)
    let made = Nominal(name: "_", kind: .protocolType, syntax: nil, context: context)
    made.declaresAll = false
    made.hasAllPromises = false
    made.hasUnknownAncestor = true
    return made
  }()
  var witnesses: [WitnessKey: Type] = [:]
  var witnessesInProgress: Set<WitnessKey> = []
  /// Bounds of bounds are looked up: they are not asked for theirs.
  var isBusy = false
  var lineages: [ObjectIdentifier: [Ancestor]] = [:]
  var descents: [ObjectIdentifier: [Nominal]] = [:]
  /// Of two declarations of libraries whether the first is at least as special as the second.
  var specialities: [FunctionPair: Bool] = [:]
  /// Extensions that wait until all types are declared.
  var pending: [(ExtensionSyntax, Context, ModuleScope)] = []
  /// Types of the program whose attributes may be macros, until all types are declared.
  var perhapsExpanded: [Nominal] = []
  /// The extensions that were bound to their types, by their source.
  var extensionTable: [ObjectIdentifier: Extension] = [:]
  /// Extensions of types that are not known, by the name of the type.
  private(set) var extensionsOfUnknown: Set<String> = []

  // What of the libraries' interfaces has been read.
  var interface: InterfaceIndex?
  var interfaceScopes: [ModuleScope] = []
  var platform = Platform(flags: [])
  var readEntries: Set<PostponedDeclaration> = []
  var readExtensions: [Int: Extension] = [:]
  /// Of each operator the pieces that may still declare it.
  var operatorOwners: [String: [Int]] = [:]
  /// How many pieces have been read, and how many had been when an operator was looked for last.
  var readPieces = 0
  var operatorsRead: [String: Int] = [:]

  // Declarations know each other in circles, which end with the resolver.
  private var variables: [Variable] = []
  private var functions: [Function] = []
  private var nominals: [Nominal] = []

  func keep(_ variable: Variable) { variables.append(variable) }
  func keep(_ function: Function) { functions.append(function) }
  func keep(_ nominal: Nominal) { nominals.append(nominal) }

  /// Whether types of the program say that they are written as literals: by name, since this is asked
  /// while types are still being read.
  private(set) lazy var hasTypesOfLiterals: Bool = nominals.contains { nominal in
    guard !nominal.isLibrary, let syntax = nominal.syntax else { return false }
    let written = syntax.inherited + nominal.extensions.flatMap { $0.syntax?.inherited ?? [] }
    return written.contains { Self.isOfLiterals($0.lastName) }
  }

  private static func isOfLiterals(_ name: String) -> Bool {
    name.hasPrefix("ExpressibleBy") || name.hasSuffix("Numeric") || name.hasSuffix("Integer")
      || name.hasSuffix("FloatingPoint") || name == "StringProtocol"
  }

  deinit {
    variables.forEach { $0.dismantle() }
    functions.forEach { $0.dismantle() }
    nominals.forEach { $0.dismantle() }
    ([program] + libraries).forEach { $0.dismantle() }
  }

  struct WitnessKey: Hashable {
    var nominal: Nominal
    var associated: AssociatedType
  }

  /// Two declarations that are compared.
  struct FunctionPair: Hashable {
    var one: ObjectIdentifier
    var other: ObjectIdentifier
  }

  /// A protocol that a type conforms to, and under which conditions.
  struct Ancestor {
    var bound: Requirement.Bound
    var requirements: [Requirement]
  }

  /// A type that nobody declares, where it is written.
  struct MissingType {
    var name: String
    var position: SourcePosition
    var context: Context
  }

  /// A generic type with its arguments, as it is written somewhere.
  struct AppliedType {
    var nominal: Nominal
    var arguments: [Type]
    var position: SourcePosition
    var context: Context
  }

  private(set) var appliedTypes: [AppliedType] = []
  /// Types that are written with more or fewer arguments than they have parameters.
  private(set) var miscountedTypes: [AppliedType] = []

  func noteMiscounted(
    _ type: Type, _ count: Int, at position: SourcePosition, in context: Context
  ) {
    guard position.file >= 0, let nominal = type.nominal, nominal.stage == .resolved,
      !nominal.isLibrary || hasParametersOfItsLibrary(nominal), count != nominal.signature.ownCount,
      !nominal.signature.parameters.contains(where: \.isPack)
    else { return }
    let arguments = Array(repeating: Type.unknown, count: count)
    miscountedTypes.append(
      AppliedType(nominal: nominal, arguments: arguments, position: position, context: context))
  }

  /// Whether a type of a library surely has the parameters here which it has there: so swiftc says of
  /// all that the standard library and Foundation let programs name.
  private func hasParametersOfItsLibrary(_ nominal: Nominal) -> Bool {
    !mayBeExtended && ["Swift", "Foundation"].contains(module(around: nominal.context)?.name)
  }

  /// Notes what is written where something may be asked of the arguments.
  func noteApplied(_ type: Type, at position: SourcePosition, in context: Context) {
    guard position.file >= 0, case .nominal(let nominal, let arguments) = type.kind,
      arguments.contains(where: {
        $0.nominal != nil || $0.isOfProtocolsAlone || $0 == .any || $0.standsForAny
      })
    else { return }
    appliedTypes.append(
      AppliedType(nominal: nominal, arguments: arguments, position: position, context: context))
  }

  /// A type inside of another one, where it is written; whether that may be is seen when all is known.
  struct NestedType {
    let symbol: Symbol
    let position: SourcePosition
    let context: Context
  }

  var nestedTypes: [NestedType] = []

  /// How many files the program has.
  var fileCount = 0
  /// The modules that files of the program import.
  private(set) var imports: Set<String> = []
  private var importsOfFiles: [Int: Set<String>] = [:]
  /// Those that import a module of which nothing is known, and no SwiftUI: their `Form` is its own.
  private var filesWithoutSwiftUI: Set<Int> = []
  /// What is known of their names; nil before somebody asks.
  var knownLists: [KnownNames]??
  private var knownSlips: [String: Bool] = [:]

  /// A module of which nothing is known, or a file that is not here, may add to the types of libraries.
  var mayBeExtended = false

  /// The operators that the program and the standard library declare.
  var operatorTable = OperatorTable()

  /// Whether no file imports SwiftUI or what comes with it, but some a module of which nothing is
  /// known: a `Path` is hardly SwiftUI's then.
  private(set) var lacksSwiftUI = false

  /// Frameworks of the system that the program imports: no list has their own types.
  private(set) var frameworks: [SystemFramework] = []

  /// Types that the program extends as those of a module of which nothing is known:
  /// `extension Parsing.Regex`. By themselves such names mean these, and no type of a library.
  private(set) var namesOfOthers: Set<String> = []

  /// Whether a framework has a type of a name that another library has, too: which one is meant is
  /// not known.
  func isShared(_ name: String) -> Bool {
    namesOfOthers.contains(name) || frameworks.contains { $0.names.globals[name[...]] != nil }
  }

  /// Whether the program sees nothing of a library.
  func isOutOfSight(_ library: ModuleScope) -> Bool {
    library.isOfViews
      && (library.name == "SwiftUI" ? lacksSwiftUI : !imports.contains(library.name))
  }

  /// Whether nothing of a library is seen from a place.
  func isOutOfSight(_ library: ModuleScope, from context: Context) -> Bool {
    if isOutOfSight(library) { return true }
    guard library.name == "SwiftUI", !filesWithoutSwiftUI.isEmpty else { return false }
    return context.file.map(filesWithoutSwiftUI.contains) ?? false
  }

  func noteImport(_ name: String, inFile file: Int?) {
    if let file {
      importsOfFiles[file, default: []].insert(name)
      if importsOfFiles[file]?.lackSwiftUI == true {
        filesWithoutSwiftUI.insert(file)
      } else {
        filesWithoutSwiftUI.remove(file)
      }
    }
    guard imports.insert(name).inserted else { return }
    lacksSwiftUI = imports.lackSwiftUI
    if !KnownNames.leavesOthersAlone(name) { mayBeExtended = true }
    if let framework = SystemFramework.named(name) { frameworks.append(framework) }
    knownLists = nil
    knownSlips = [:]
  }

  /// Whether a name is plainly a slip of a type of a library.
  func isSlipOfType(_ name: String) -> Bool {
    if let known = knownSlips[name] { return known }
    let isSlip = Spelling.slip(of: name, among: viewNames) != nil
    knownSlips[name] = isSlip
    return isSlip
  }

  func module(_ name: String) -> ModuleScope? {
    if name == program.name { return program }
    return libraries.first { $0.name == name }
  }

  /// Adds a library; those that were added first are asked first.
  func addLibrary(_ name: String) -> ModuleScope {
    let scope = ModuleScope(name: name)
    libraries.append(scope)
    return scope
  }

  func register(_ nominal: Nominal) {
    if let role = nominal.role { roles[role] = nominal }
  }

  /// What a library declares, and no interface tells more of, is not missing.
  func noteMissing(_ name: String, at position: SourcePosition, in context: Context) {
    if absence(of: name) == .possible, lists != nil { return }
    missingNames.insert(name)
    missingTypes.append(MissingType(name: name, position: position, context: context))
  }

  func noteExtensionOfUnknown(_ extended: WrittenType) {
    extensionsOfUnknown.insert(extended.lastName)
    if case .named(let components) = extended.kind, components.count == 2,
      imports.contains(components[0].name), module(components[0].name) == nil
    {
      namesOfOthers.insert(components[1].name)
    }
  }

  // MARK: Types that the machine names itself

  func type(_ role: Nominal.Role, _ arguments: [Type] = []) -> Type {
    guard let nominal = nominal(role) else { return .unknown }
    return Type(.nominal(nominal, arguments))
  }

  func nominal(_ role: Nominal.Role) -> Nominal? {
    if let known = roles[role] { return known }
    _ = library(role.rawValue)
    return roles[role]
  }

  func optional(_ wrapped: Type) -> Type { type(.optional, [wrapped]) }
  func array(_ element: Type) -> Type { type(.array, [element]) }

  /// A type or protocol of a library, by its name.
  func library(_ name: String) -> Nominal? {
    for module in libraries where module.name == "SwiftUI" || !isOutOfSight(module) {
      for case .nominal(let nominal) in module.members.types(name) { return nominal }
    }
    return nil
  }

  /// A library's type by its name; unknown where the library does not have it.
  func libraryType(_ name: String, _ arguments: [Type] = []) -> Type {
    library(name).map { Type(.nominal($0, arguments)) } ?? .unknown
  }
}

/// Finds the types of what has only a value.
protocol TypeInferring: AnyObject {
  func inferredType(of variable: Variable) -> Type
}

extension Set<String> {
  /// Whether modules with these names may declare a type that is called like one of SwiftUI, and
  /// SwiftUI is not among them.
  fileprivate var lackSwiftUI: Bool {
    contains { !KnownNames.leavesOthersAlone($0) } && !contains(where: KnownNames.mayBringSwiftUI)
  }
}
