/// Finds out what declarations mean, when somebody asks, and lets go of them in the end.
protocol DeclarationReading: AnyObject {
  /// Whether a module is imported that may give members to the types of others.
  var mayBeExtended: Bool { get }
  func keep(_ variable: Variable)
  func keep(_ function: Function)
  func keep(_ nominal: Nominal)
  func type(of variable: Variable) -> Type
  func interface(of function: Function) -> Function.Interface
  func signature(of nominal: Nominal) -> GenericSignature
  func requirements(of owner: Extension) -> [Requirement]
  func requirements(of associated: AssociatedType) -> [Requirement]
  func bounds(of associated: AssociatedType) -> [Requirement.Bound]
  func parameters(of enumCase: EnumCase) -> [FunctionParameter]
  func target(of alias: Alias) -> (GenericSignature, Type)
}

/// Where a declaration stands: what it sees, and what `Self` is there.
public final class Context {
  enum Place {
    /// The outermost of a library or of the program.
    case module(ModuleScope)
    case file(Int)
    case nominal(Nominal)
    case typeExtension(Nominal, Extension?)
    case function(GenericSignature)
    /// The statements of a body, with the types that are declared among them.
    case body(LocalTypes)
  }

  let place: Place
  let parent: Context?
  unowned let resolver: any DeclarationReading

  init(_ place: Place, in parent: Context?, resolver: any DeclarationReading) {
    self.place = place
    self.parent = parent
    self.resolver = resolver
  }

  /// The type whose member a declaration here is.
  var nominal: Nominal? {
    switch place {
    case .nominal(let nominal), .typeExtension(let nominal, _): nominal
    case .module, .file, .function, .body: nil
    }
  }

  /// Among the statements of a body.
  var isBody: Bool {
    switch place {
    case .function, .body: true
    case .module, .file, .nominal, .typeExtension: false
    }
  }

  /// The type around it, however far out.
  var enclosingNominal: Nominal? { nominal ?? parent?.enclosingNominal }

  var isTypeContext: Bool { nominal != nil }

  /// What an extension around a declaration asks for.
  var extensionRequirements: [Requirement] {
    if case .typeExtension(_, let owner?) = place { owner.requirements } else { [] }
  }

  /// The generic parameters that can be named here, and what is known of them.
  var signature: GenericSignature {
    switch place {
    case .module: return GenericSignature()
    case .file, .body: return parent?.signature ?? GenericSignature()
    case .function(let own):
      return own
    case .nominal(let nominal):
      return resolver.signature(of: nominal)
    case .typeExtension(let nominal, _):
      var signature = resolver.signature(of: nominal)
      signature.requirements += extensionRequirements
      return signature
    }
  }

  /// The file, where it is one of the program's.
  var file: Int? {
    switch place {
    case .file(let index): index
    default: parent?.file
    }
  }

  /// What all this is part of.
  var module: ModuleScope? {
    if case .module(let scope) = place { scope } else { parent?.module }
  }
}

/// Types that are declared among the statements of a body.
final class LocalTypes {
  let members = MemberTable()
}

/// What a module declares, for all of its files.
final class ModuleScope {
  let name: String
  let members = MemberTable()
  /// Functions that are operators, of all types.
  var operators: [String: [Function]] = [:]
  /// `private` at the top of a file: only this file sees them.
  private(set) var hidden: [Int: MemberTable] = [:]
  /// A framework of Apple's that declares views, marks or models, whose interface files have all forms
  /// of a name that they do not call partial.
  let isOfViews: Bool

  init(name: String) {
    self.name = name
    isOfViews = ["SwiftUI", "SwiftData", "Charts"].contains(name)
  }

  /// What only one file sees.
  func hidden(in file: Int) -> MemberTable {
    if let table = hidden[file] { return table }
    let table = MemberTable()
    hidden[file] = table
    return table
  }

  /// Lets go of what leads back to it.
  func dismantle() {
    members.removeAll()
    hidden.values.forEach { $0.removeAll() }
    hidden = [:]
    operators = [:]
  }
}
