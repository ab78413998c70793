import Interpreter

/// All files of a program, their types merged with their extensions.
final class Program {
  let files: [SourceFile]
  private(set) var types: [String: TypeInfo] = [:]
  /// Type names in the order of the source.
  private(set) var order: [String] = []
  private(set) var functions: [String: [FunctionDeclaration]] = [:]
  private(set) var variables: [VariableBinding] = []
  /// The operators for which the program declares functions.
  private(set) var operators: Set<String> = []
  /// Names that the program gives to types outside of all types.
  private(set) var aliases: [String: TypeReference] = [:]
  /// Names of types that several files declare for all.
  private(set) var ambiguousNames: [String] = []
  private(set) var previews: [PreviewDeclaration] = []
  private let sources: SourceTrees
  /// Types of the framework whose names the program uses for types of its own.
  private(set) var shadowed: [String: TypeInfo] = [:]
  /// What was found by name before: filled while the program runs, when its types are complete.
  private var conformanceCache: [ObjectIdentifier: Set<String>] = [:]
  private var lookupOrders: [ObjectIdentifier: [TypeInfo]] = [:]
  private var viewTypes: [ObjectIdentifier: Bool] = [:]
  private var constructibleTypes: [NameInContext: TypeInfo?] = [:]
  private var namedTypes: [NameInContext: TypeInfo?] = [:]

  /// - Parameters:
  ///   - framework: Declarations that stand in for SwiftUI and friends.
  init(_ sources: SourceTrees, framework: [LateDeclaration]) {
    files = sources.files
    self.sources = sources
    let swift = sources.swiftFiles
    let namedFunctions = sources.functionAliases(of: swift)
    var parsed = sources.declarations(of: swift.map { ($0, [:]) }, functions: namedFunctions)
    let shared = SharedNames(parsed, in: files)
    ambiguousNames = shared.ambiguous
    let renamed = swift.indices.map { (position: $0, renames: shared.renames(in: swift[$0])) }
      .filter { !$0.renames.isEmpty }
    let again = sources.declarations(
      of: renamed.map { (swift[$0.position], $0.renames) }, functions: namedFunctions)
    for (place, file) in zip(renamed, again) { parsed[place.position] = file }
    for file in parsed { aliases.merge(file.aliases) { first, _ in first } }
    let own = parsed.flatMap(\.types)
    let replaced = Set(own.filter { $0.kind != .extensionType }.map(\.name))
    add(framework.filter { !replaced.contains($0.name) }, inside: nil)
    for declaration in framework where replaced.contains(declaration.name) {
      let info = shadowed[declaration.name] ?? TypeInfo(name: declaration.name, isFramework: true)
      info.add(declaration)
      shadowed[declaration.name] = info
    }
    add(own, inside: nil, isFramework: false)
    // After the program's own, which come first where both fit.
    add(
      StandardInterface.parsed.types.filter {
        $0.kind == .extensionType || !replaced.contains($0.name)
      }, inside: nil, isFramework: false)
    inheritStorage()
    forgetLookups()
    for file in parsed + [StandardInterface.parsed] {
      for function in file.functions {
        functions[function.name, default: []].append(function)
        operators.insert(function.name)
      }
      variables += file.variables
      previews += file.previews
    }
  }

  /// A class holds what its superclass holds.
  private func inheritStorage() {
    var done: Set<String> = []
    func visit(_ type: TypeInfo) {
      guard type.kind == .classType, done.insert(type.name).inserted else { return }
      for reference in type.inherited {
        guard let parent = self.type(named: reference.name, in: type), parent.kind == .classType
        else { continue }
        visit(parent)
        type.inherit(from: parent)
      }
    }
    for type in types.values { visit(type) }
  }

  /// Declarations first, extensions second: an extension may stand above what it extends.
  private func add(_ declarations: [TypeDeclaration], inside outer: String?, isFramework: Bool) {
    for declaration in declarations where declaration.kind != .extensionType {
      add(declaration, inside: outer, isFramework: isFramework)
    }
    for declaration in declarations where declaration.kind == .extensionType {
      add(declaration, inside: outer, isFramework: isFramework)
    }
  }

  /// What the framework declares, in the same order; its nested types are found without reading it.
  private func add(_ declarations: [LateDeclaration], inside outer: String?) {
    let extensions = declarations.filter { $0.kind == .extensionType }
    for declaration in declarations.filter({ $0.kind != .extensionType }) + extensions {
      let name = fullName(declaration.name, declaration.kind, inside: outer)
      info(named: name, isFramework: true).add(declaration)
      operators.formUnion(declaration.operators)
      add(declaration.nested, inside: name)
    }
  }

  private func fullName(_ name: String, _ kind: TypeDeclaration.Kind, inside outer: String?)
    -> String
  {
    guard let outer, kind != .extensionType else { return name }
    return "\(outer).\(name)"
  }

  /// The type of a name, which is new if there is none.
  private func info(named name: String, isFramework: Bool) -> TypeInfo {
    if let known = types[name] { return known }
    let info = TypeInfo(name: name, isFramework: isFramework)
    types[name] = info
    if !isFramework { order.append(name) }
    return info
  }

  /// What an alias of the program stands for where that is no type of the program:
  /// `typealias Store<State> = CurrentValueSubject<State, Never>`. Nil for any other name.
  func meantInstead(of reference: TypeReference) -> TypeReference? {
    var meant: TypeReference?
    var name = reference.name
    var seen: Set<String> = []
    while types[name] == nil, let alias = aliases[name] {
      // A circle of aliases names nothing.
      guard seen.insert(name).inserted else { return nil }
      meant = alias
      name = alias.name
    }
    return meant
  }

  /// What an extension extends: of `typealias Money = Double` and `extension Money` the number.
  private func meant(by name: String) -> String {
    var name = name
    var seen: Set<String> = []
    while types[name] == nil, seen.insert(name).inserted, let alias = aliases[name] {
      name = alias.name
    }
    return name
  }

  func add(_ declaration: TypeDeclaration, inside outer: String?, isFramework: Bool) {
    var name = fullName(declaration.name, declaration.kind, inside: outer)
    if declaration.kind == .extensionType { name = meant(by: name) }
    info(named: name, isFramework: isFramework).add(declaration)
    operators.formUnion(declaration.functions.lazy.filter(\.isStatic).map(\.name))
    forgetLookups()
    add(declaration.nested, inside: name, isFramework: isFramework)
  }

  /// A type that is declared inside a function takes the place of any other of its name from then
  /// on; values of that one keep it. When the function runs again, it is the same type.
  func declare(_ declaration: TypeDeclaration) {
    let name = declaration.name
    guard declaration.kind == .extensionType || types[name]?.place != declaration.place else {
      return
    }
    if declaration.kind != .extensionType {
      for other in types.keys where other == name || other.hasPrefix(name + ".") {
        types[other] = nil
      }
    }
    add(declaration, inside: nil, isFramework: false)
  }

  private func forgetLookups() {
    conformanceCache = [:]
    lookupOrders = [:]
    viewTypes = [:]
    constructibleTypes = [:]
    namedTypes = [:]
  }

  /// The name of the file of a place, where there are several.
  func fileName(of place: SourcePlace) -> String? {
    files.count > 1 && files.indices.contains(place.file) ? files[place.file].name : nil
  }

  /// Those of some functions that a file sees: what is private stays in its own.
  func visible(_ functions: [FunctionDeclaration], from place: SourcePlace) -> [FunctionDeclaration]
  {
    guard place.file >= 0, files.count > 1, functions.contains(where: \.isPrivate) else {
      return functions
    }
    return functions.filter { !$0.isPrivate || $0.place.file == place.file }
  }

  /// The text of a file that comes with the program, by the last part of its name.
  func resource(named name: String) -> String? {
    files.first { file in
      file.isResource && file.name.split(separator: "/").last.map(String.init) == name
    }?.text
  }

  /// The texts of the tables that come with the program.
  private(set) lazy var translations = Translations(files)

  /// The pictures and colours of its catalogues, and pictures that lie beside them.
  private(set) lazy var assets = AssetCatalogue(files)

  /// The path under which findings at a place are reported.
  func path(of place: SourcePlace) -> String {
    files.indices.contains(place.file) ? files[place.file].path : files.first?.path ?? ""
  }

  /// What the modules are that were checked already.
  var checked: CheckedModules { sources.checked }

  /// The syntax of some of the files.
  func trees(of indices: [Int]) -> [SourceTree] { sources.trees(of: indices) }

  // MARK: Finding

  private struct NameInContext: Hashable {
    let name: String
    let context: ObjectIdentifier?
  }

  /// The type that a name means where it stands.
  ///
  /// - Parameter context: The type inside which the name is written: its nested types come first.
  func type(named name: String, in context: TypeInfo? = nil) -> TypeInfo? {
    let key = NameInContext(name: name, context: context.map(ObjectIdentifier.init))
    if let known = namedTypes[key] { return known }
    // A name that is looked for already leads back to itself: a circle of aliases names nothing.
    namedTypes.updateValue(nil, forKey: key)
    let found = findType(named: name, in: context)
    namedTypes.updateValue(found, forKey: key)
    return found
  }

  /// The type of a name, if that passes a test, which is made once for each place of use.
  ///
  /// - Parameter test: Rests on the declarations of the program alone.
  func constructible(_ name: String, in context: TypeInfo?, _ test: (TypeInfo) -> Bool)
    -> TypeInfo?
  {
    let key = NameInContext(name: name, context: context.map(ObjectIdentifier.init))
    if let known = constructibleTypes[key] { return known }
    let found = type(named: name, in: context).flatMap { test($0) ? $0 : nil }
    constructibleTypes.updateValue(found, forKey: key)
    return found
  }

  /// The type that is meant by a reference, wherever it is looked at.
  ///
  /// - Parameter context: Where it is used, if nothing is said where it was written.
  func type(_ reference: TypeReference, in context: TypeInfo? = nil) -> TypeInfo? {
    let written = reference.enclosing.flatMap { types[$0] }
    return type(named: reference.name, in: written ?? context)
      ?? (written == nil ? nil : type(named: reference.name, in: context))
  }

  private func findType(named name: String, in context: TypeInfo?) -> TypeInfo? {
    if let own = SharedNames.nameBehindFramework(name) { return shadowed[own] ?? types[own] }
    var outer = context?.name
    while let prefix = outer {
      if let found = types["\(prefix).\(name)"] { return found }
      if let alias = types[prefix].flatMap({ alias(name, of: $0) }), alias.name != name {
        return type(named: alias.name, in: context)
      }
      outer = prefix.lastIndex(of: ".").map { String(prefix[..<$0]) }
    }
    if let found = types[name] { return found }
    if let alias = aliases[name], alias.name != name { return type(named: alias.name) }
    // `Alert.Button`, `Provider.Entry`: an alias inside a type.
    if let dot = name.lastIndex(of: "."),
      let owner = type(named: String(name[..<dot]), in: context),
      let alias = alias(String(name[name.index(after: dot)...]), of: owner), alias.name != name
    {
      return type(named: alias.name, in: owner)
    }
    if let found = typeBehindModule(name) { return found }
    if name == "Self" { return context }
    for bound in ["some ", "any "] where name.hasPrefix(bound) {
      return type(named: String(name.dropFirst(bound.count)), in: context)
    }
    return nil
  }

  /// What a type, or a protocol to which it says that it conforms, calls another one.
  private func alias(_ name: String, of type: TypeInfo) -> TypeReference? {
    type.aliases[name]
      ?? type.inherited.lazy.compactMap { self.types[$0.name]?.aliases[name] }.first
  }

  /// `Models.Song`, where the file of the type lies in a folder that is called like the module.
  private func typeBehindModule(_ name: String) -> TypeInfo? {
    guard let dot = name.firstIndex(of: "."), types[String(name[..<dot])] == nil,
      let found = types[String(name[name.index(after: dot)...])],
      files.indices.contains(found.place.file)
    else { return nil }
    let folders = files[found.place.file].name.split(separator: "/").dropLast()
    let isInModule = folders.contains { folder in
      folder.map { $0.isLetter || $0.isNumber ? $0 : "_" }.elementsEqual(name[..<dot])
    }
    return isInModule ? found : nil
  }

  /// Every protocol and superclass of a type, by name, those that protocols inherit included.
  func conformances(of type: TypeInfo) -> Set<String> {
    if let cached = conformanceCache[ObjectIdentifier(type)] { return cached }
    var all: Set<String> = []
    var open = type.inherited.flatMap {
      $0.name.split(separator: "&").map { String($0).trimmingSpaces }
    }
    while let next = open.popLast() {
      guard all.insert(next).inserted else { continue }
      open += Self.implied[next] ?? []
      if let alias = aliases[next] { open.append(alias.name) }
      open += self.type(named: next, in: type)?.inherited.map(\.name) ?? []
    }
    conformanceCache[ObjectIdentifier(type)] = all
    return all
  }

  /// Refinements among the standard library's protocols.
  private static let implied = [
    "Hashable": ["Equatable"], "Comparable": ["Equatable"], "Codable": ["Encodable", "Decodable"],
    "NSManagedObject": ["ObservableObject", "Identifiable"],
    "AnimatableModifier": ["ViewModifier", "Animatable"],
    "GeometryEffect": ["ViewModifier", "Animatable"], "EnvironmentalModifier": ["ViewModifier"],
  ]

  /// Whether values of a type stand among views and what is like them.
  func isView(_ type: TypeInfo) -> Bool {
    if let known = viewTypes[ObjectIdentifier(type)] { return known }
    let isView =
      type.name == FrameworkProtocol.view.rawValue
      || FrameworkProtocol.ofViews.contains {
        conforms(type, to: $0) && types[$0.rawValue]?.isFramework != false
      }
    viewTypes[ObjectIdentifier(type)] = isView
    return isView
  }

  func conforms(_ type: TypeInfo, to name: String) -> Bool {
    conformances(of: type).contains(name)
  }

  /// The type itself, its superclasses, then the protocols whose extensions add members.
  func lookupOrder(_ type: TypeInfo) -> [TypeInfo] {
    if let known = lookupOrders[ObjectIdentifier(type)] { return known }
    var all = [type]
    var index = 0
    while index < all.count {
      for reference in all[index].inherited {
        if let next = self.type(named: reference.name, in: all[index]),
          !all.contains(where: { $0 === next })
        {
          all.append(next)
        }
      }
      index += 1
    }
    lookupOrders[ObjectIdentifier(type)] = all
    return all
  }

  /// The names of the methods that a protocol asks for and marks with a result builder.
  private(set) lazy var builderRequirements: Set<String> = {
    let required = types.values.filter { $0.kind == .protocolType }.flatMap { $0.methods.values }
    return Set(
      required.joined().filter { function in
        !function.hasBody && function.attributes.contains { $0.name.hasSuffix("Builder") }
      }.map(\.name))
  }()

  /// The names of the types that are marked `@main` and conform to App or one of its kind: an app
  /// stands before the widgets that belong to it.
  var apps: [String] {
    let entries = order.filter { types[$0]?.has("main") == true }
    return [FrameworkProtocol.app, .widgetBundle, .widget].flatMap { kind in
      entries.filter { types[$0].map { conforms($0, to: kind) } ?? false }
    }
  }

  /// The names of the program's own views, in the order of the source.
  var views: [String] {
    order.filter { name in
      types[name].map { $0.kind != .protocolType && conforms($0, to: .view) } ?? false
    }
  }
}

extension String {
  var trimmingSpaces: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }
}
