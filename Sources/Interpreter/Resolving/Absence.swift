/// How sure it is that nobody declares a name.
enum Absence: Int, Comparable {
  /// Something of which nothing is known may declare it.
  case possible
  /// A younger version of a module may declare it.
  case doubtful
  case certain

  static func < (left: Absence, right: Absence) -> Bool { left.rawValue < right.rawValue }
}

/// What the modules that the program imports declare, as far as names go.
extension Resolver {
  /// The lists of all imported modules; nil where nothing is known of one of them. A listing that
  /// imports nothing may mean whatever is known.
  var lists: [KnownNames]? {
    if let known = knownLists { return known }
    var found: [KnownNames]? = [KnownNames.swift]
    for module in imports.isEmpty ? ["SwiftUI"] : imports {
      guard let lists = KnownNames.lists(of: module) else {
        found = nil
        break
      }
      for list in lists where found?.contains(where: { $0 === list }) == false {
        found?.append(list)
      }
    }
    knownLists = .some(found)
    return found
  }

  /// Whether what is not listed is not there: of a listing without imports nothing younger is meant,
  /// and no other file declares it.
  private var isExact: Bool { imports.subtracting(["Swift"]).isEmpty }

  /// Whether it may be one file of a program whose others are not here.
  var mayBeFragment: Bool { fileCount < 2 && !isExact }

  /// Whether an imported module has something of that name outside of all types. What frameworks of
  /// the system have is not listed: only what is plainly a slip of something else is none of theirs.
  func isListed(_ name: String) -> Bool {
    guard let lists else { return true }
    if !frameworks.isEmpty, imports.contains(name) || !isSlipOfType(name) { return true }
    return isListed(name, in: lists)
  }

  /// Whether only a framework of the system, of which nothing is listed, may declare a name.
  func mayBeOfFramework(_ name: String) -> Bool {
    guard let lists, !frameworks.isEmpty, !imports.contains(name) else { return false }
    return !isListed(name, in: lists)
  }

  private func isListed(_ name: String, in lists: [KnownNames]) -> Bool {
    // `UIColor` and `NSFont` come with SwiftUI; there is no list of them.
    return name.hasPrefix("_") || (name.hasPrefixOfLibrary || name.isConstantOfC) && !isExact
      || lists.contains { $0.globals[name[...]] != nil }
  }

  /// Whether an interface tells more of a name than that it is there.
  func isDeclaredByLibrary(_ name: String) -> Bool {
    interface?.globals.contains { $0[name] != nil } ?? false
  }

  /// Of a name that neither the program nor an interface declares.
  func absence(of name: String) -> Absence {
    guard lists != nil, !isListed(name) else { return .possible }
    return isExact ? .certain : .doubtful
  }

  /// Of a member that neither the program nor an interface declares.
  func absence(ofMember name: String, of type: Type, in signature: GenericSignature) -> Absence {
    guard let lists, !name.hasPrefix("_"), let owners = owners(of: type, in: signature) else {
      return .possible
    }
    var result = Absence.certain
    for owner in owners where !owner.isComplete {
      guard module(around: owner.context) !== program, !mayHaveMoreElsewhere(owner) else {
        return .possible
      }
      let known = lists.compactMap { $0.members(of: owner.qualifiedName) }
      if owner.context.nominal != nil, known.isEmpty, !owner.hasAllStatics { return .possible }
      if known.contains(where: { $0[name[...]] != nil }) { return .possible }
      // What a view has besides the modifiers of all views is not listed.
      let isListed = !known.isEmpty || hasNoMembers(owner, in: lists)
      if !isListed, module(around: owner.context)?.isOfViews != true { return .possible }
      if !isListed || !isExact { result = .doubtful }
    }
    return result
  }

  /// Whether a type, or one whose members it has, may have more than its interface tells of, and
  /// nothing lists that.
  func hasUnlistedMembers(_ type: Type, in signature: GenericSignature) -> Bool {
    guard let lists, let owners = owners(of: type, in: signature) else { return true }
    return owners.contains { owner in
      !owner.isComplete && module(around: owner.context) !== program
        && !hasNoMembers(owner, in: lists)
        && lists.allSatisfy { $0.members(of: owner.name)?.isEmpty ?? true }
    }
  }

  /// Whether Apple's systems, where its classes are those of Objective-C, may have more of a class of
  /// Foundation than the toolchain here lists: selectors, bookmarks, containers of groups.
  func mayHaveMoreElsewhere(_ owner: Nominal) -> Bool {
    owner.kind == .classType && module(around: owner.context)?.name == "Foundation"
      && !isSameEverywhere(owner)
  }

  /// Classes that are written in Swift, or have the same members on all systems.
  private func isSameEverywhere(_ nominal: Nominal) -> Bool {
    ["DateFormatter", "DispatchQueue", "JSONDecoder", "JSONEncoder", "UserDefaults"]
      .contains(nominal.qualifiedName)
  }

  /// Whether a module lists a type, and nothing that belongs to it: `CVarArg`.
  private func hasNoMembers(_ owner: Nominal, in lists: [KnownNames]) -> Bool {
    module(around: owner.context)?.isOfViews != true
      && lists.contains { $0.globals[owner.name[...]] != nil }
  }

  /// All forms of a function outside of types; nil where a module may have others.
  func forms(of name: String, isYoung: Bool = false) -> [KnownNames.Form]? {
    guard isExact || isYoung, frameworks.isEmpty, let lists else { return nil }
    return lists.flatMap { $0.globals[name[...]] ?? [] }
  }

  /// All forms of a member; nil where a module may have others.
  func forms(
    of name: String, in type: Type, _ signature: GenericSignature, isYoung: Bool = false
  ) -> [KnownNames.Form]? {
    guard isExact || isYoung, let lists, let owners = owners(of: type, in: signature) else {
      return nil
    }
    let isSame = (type.metatypeInstance ?? type).nominal.map(isSameEverywhere) ?? false
    var result: [KnownNames.Form] = []
    // What begins with a line is no protocol of the library, but of these interface files.
    for owner in owners
    where module(around: owner.context) !== program && !owner.name.hasPrefix("_") {
      if !isSame, mayHaveMoreElsewhere(owner) { return nil }
      let known = lists.compactMap { $0.members(of: owner.qualifiedName) }
      // What SwiftUI's protocols ask of types of others, those have already.
      if known.isEmpty, module(around: owner.context)?.isOfViews == true, !isOfSwiftUI(type) {
        continue
      }
      if owner.context.nominal != nil, known.isEmpty { return nil }
      // Operators are not listed.
      guard
        !known.isEmpty || hasNoMembers(owner, in: lists)
          || owner.members.names.allSatisfy(InterfaceIndex.isOperator)
      else { return nil }
      result += known.flatMap { $0[name[...]] ?? [] }
    }
    return result
  }

  /// Whether it is a class of Foundation, of which Apple's systems have more than is listed.
  func hasMoreOnApple(_ type: Type?) -> Bool {
    guard let nominal = type?.nominal, nominal.isLibrary, nominal.isReference,
      !isSameEverywhere(nominal)
    else { return false }
    return !frameworks.isEmpty || imports.contains("SwiftUI") || imports.contains("Combine")
  }

  /// Whether an interface has each form of a member that the modules list for a protocol.
  func listsAll(_ name: String, of owner: Nominal) -> Bool {
    guard let lists, owner.isLibrary else { return false }
    let known = lists.compactMap { $0.members(of: owner.name) }
    let count = known.flatMap { $0[name[...]] ?? [] }.reduce(0) { $0 + $1.count }
    return !known.isEmpty && count <= owner.members[name].count
  }

  /// Whether the interface of the standard library has each form of a member that a type may have.
  func hasAllForms(of name: String, in type: Type, _ signature: GenericSignature) -> Bool {
    guard !mayBeExtended, let lists, let owners = owners(of: type, in: signature) else {
      return false
    }
    return owners.allSatisfy { owner in
      guard module(around: owner.context) !== program else { return owner.isComplete }
      guard module(around: owner.context)?.name == "Swift" else { return false }
      let known = lists.compactMap { $0.members(of: owner.name) }
      let count = known.flatMap { $0[name[...]] ?? [] }.reduce(0) { $0 + $1.count }
      return count <= owner.members[name].count
    }
  }

  /// Whether a protocol of a library asks for a member, and nothing gives it to those who conform.
  func isSurelyRequired(_ name: String, labels: [String?], in protocols: [Nominal]) -> Bool {
    guard let lists else { return false }
    let wanted = labels.map { $0.map { $0[...] } ?? "_" }
    let count = protocols.reduce(0) { count, owner in
      lists.compactMap { $0.members(of: owner.name)?[name[...]] }.joined()
        .filter { $0.labels == wanted }.reduce(count) { $0 + $1.count }
    }
    return count == 1
  }

  /// The names that a type's members may have, to propose one.
  func memberNames(of type: Type, in signature: GenericSignature) -> [String] {
    (owners(of: type, in: signature) ?? []).flatMap { owner in
      owner.members.names
        + (lists ?? []).flatMap { $0.members(of: owner.name)?.keys.map(String.init) ?? [] }
    }
  }

  /// The view of a library that has a member which another view does not have: `Shape` for `fill`.
  func libraryOwner(of name: String, beside type: Type) -> String? {
    guard let interface, let view = library("View"), type.metatypeInstance == nil,
      conforms(type, to: view, in: GenericSignature()) == .yes || type.hasOpaquePart
    else { return nil }
    for piece in interface.pieces
    where ["struct", "extension", "protocol"].contains(piece.keyword) && piece.name != "View" {
      guard piece.members.contains(where: { $0.names.contains(name) }),
        let owner = library(piece.name),
        owner === view
          || lineage(of: owner).contains(where: { $0.bound.nominal === view })
      else { continue }
      return piece.name
    }
    return nil
  }

  /// The type itself, its superclasses and its protocols; nil where not all of them are known.
  private func owners(of type: Type, in signature: GenericSignature) -> [Nominal]? {
    switch type.kind {
    case .nominal(let nominal, let arguments):
      return owners(of: nominal, arguments, in: signature)
    case .metatype(let instance): return owners(of: instance, in: signature)
    case .parameter, .associated, .opaque:
      let bounds = bounds(of: type, in: signature)
      return bounds.isEmpty ? nil : joined(bounds.map { owners(of: $0.nominal) })
    case .existential(let existential):
      return joined(existential.bounds.map { owners(of: $0.nominal) })
    default: return nil
    }
  }

  private func owners(
    of nominal: Nominal, _ arguments: [Type] = [], in signature: GenericSignature? = nil
  ) -> [Nominal]? {
    let parameters = self.signature(of: nominal).parameters
    if nominal.hasUnknownAncestor { return nil }
    let given = Substitution(parameters, arguments)
    // An optional is a view where what is in it is one, and has a view's members only then.
    let promised = lineage(of: nominal).filter { ancestor in
      guard let signature, parameters.count == arguments.count else { return true }
      return holds(ancestor.requirements, given, in: signature) != .no
    }
    let own = [nominal] + promised.map(\.bound.nominal)
    if own.contains(where: \.hasUnknownAncestor) { return nil }
    guard let superclass = nominal.superclass?.nominal else { return own }
    return owners(of: superclass).map { own + $0 }
  }

  private func joined(_ lists: [[Nominal]?]) -> [Nominal]? {
    var result: [Nominal] = []
    for list in lists {
      guard let list else { return nil }
      result += list
    }
    return result
  }
}

extension String {
  /// `UIColor`, `NSFont`, `CGRect`: letters of a library stand before the name.
  fileprivate var hasPrefixOfLibrary: Bool {
    prefix(3).count == 3 && prefix(3).allSatisfy { $0.isUppercase || $0.isNumber }
      || prefix(2).allSatisfy(\.isUppercase) && !hasSuffix("Stack")
  }

  /// `kCFBooleanTrue`, `kSecClass`, `errSecSuccess`: Foundation brings along what C declares below it.
  fileprivate var isConstantOfC: Bool {
    if hasPrefix("kSec") || hasPrefix("errSec") { return true }
    return hasPrefix("k") && String(dropFirst()).hasPrefixOfLibrary
  }
}
