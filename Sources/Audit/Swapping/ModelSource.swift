import Simulation
import SwiftParser
import SwiftSyntax

/// Where a model is declared, held and handed on in the files of a program.
struct ModelSource {
  /// A place in a file, by its number.
  struct Place<Node> {
    let file: Int
    let node: Node
    /// The type around it; empty outside of all.
    let type: String
  }

  /// The model's own declaration, and its extensions.
  struct Part {
    let file: Int
    let node: Syntax
    let members: MemberBlockSyntax
    let isExtension: Bool
  }

  let files: [SourceFile]
  let places: [SourceLocationConverter]
  let type: String
  let parts: [Part]
  let holders: [Place<ModelHolder>]
  let calls: [Place<FunctionCallExprSyntax>]
  /// `@Bindable var model = model`, as a body says it to make bindings.
  let rebindings: [Place<VariableDeclSyntax>]
  private let words: [String: Set<String>]
  private let bodies: [String: Place<AccessorBlockSyntax>]

  /// - Parameter name: Of a property that holds it, or its own.
  /// - Throws: ``SwapError`` if no such thing is declared.
  init(_ files: [SourceFile], name: String) throws(SwapError) {
    let trees = files.map { Parser.parse(source: $0.isResource ? "" : $0.text) }
    let survey = ModelSurvey(trees)
    let type = survey.types.keys.contains(name) ? name : survey.typeNames[name] ?? ""
    guard let parts = survey.types[type], parts.contains(where: { !$0.isExtension }) else {
      throw SwapError("no class or struct \(name), and no property \(name) that holds one, is here")
    }
    self.files = files
    self.type = type
    self.parts = parts
    places = zip(files, trees).map { SourceLocationConverter(fileName: $0.path, tree: $1) }
    holders = survey.properties.compactMap { place in
      guard survey.views.contains(place.type), place.type != type else { return nil }
      return ModelHolder(place.node, in: place.type, of: type).map {
        Place(file: place.file, node: $0, type: place.type)
      }
    }
    calls = survey.calls
    rebindings = survey.locals.filter { $0.node.wrapperKind == .bindable }
    words = survey.words
    bodies = survey.bodies
  }

  /// What the model is now; nil for a class that nothing is told of.
  var form: ModelForm? {
    guard let own = parts.first(where: { !$0.isExtension })?.node else { return nil }
    if own.is(StructDeclSyntax.self) { return .structure }
    guard let declaration = own.as(ClassDeclSyntax.self) else { return nil }
    let inherited = declaration.inheritanceClause?.inheritedTypes.map(\.trimmedDescription) ?? []
    if inherited.contains("ObservableObject") { return .observableObject }
    let isObservable = declaration.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
        == ModelForm.observable.attribute
    }
    return isObservable ? .observable : nil
  }

  /// Whether a view makes a binding of a property: it says `$model`.
  func makesBinding(_ holder: ModelHolder) -> Bool {
    words[holder.view]?.contains("$" + holder.property) ?? false
  }

  func body(of view: String) -> Place<AccessorBlockSyntax>? { bodies[view] }

  func lines(of node: some SyntaxProtocol, in file: Int) -> ClosedRange<Int> {
    node.startLocation(converter: places[file])
      .line...node.endLocation(converter: places[file]).line
  }
}

/// Collects from files what a swap may have to change.
private final class ModelSurvey: SyntaxVisitor {
  private(set) var types: [String: [ModelSource.Part]] = [:]
  private(set) var views: Set<String> = []
  private(set) var properties: [ModelSource.Place<VariableDeclSyntax>] = []
  private(set) var locals: [ModelSource.Place<VariableDeclSyntax>] = []
  private(set) var calls: [ModelSource.Place<FunctionCallExprSyntax>] = []
  private(set) var words: [String: Set<String>] = [:]
  private(set) var bodies: [String: ModelSource.Place<AccessorBlockSyntax>] = [:]
  /// Of properties whose type is written, or made where they are declared, by their names.
  private(set) var typeNames: [String: String] = [:]
  private var file = 0
  private var open: [String] = []

  init(_ trees: [SourceFileSyntax]) {
    super.init(viewMode: .sourceAccurate)
    for (index, tree) in trees.enumerated() {
      file = index
      walk(tree)
    }
  }

  private func begin(
    _ name: String, _ node: Syntax, _ members: MemberBlockSyntax,
    _ inheritance: InheritanceClauseSyntax?, isExtension: Bool = false
  ) -> SyntaxVisitorContinueKind {
    open.append(name)
    types[name, default: []].append(
      ModelSource.Part(file: file, node: node, members: members, isExtension: isExtension))
    let inherited = inheritance?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    if FrameworkProtocol.ofBodies.contains(where: { inherited.contains($0.rawValue) }) {
      views.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.text, Syntax(node), node.memberBlock, node.inheritanceClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { open.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.text, Syntax(node), node.memberBlock, node.inheritanceClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { open.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(
      node.extendedType.trimmedDescription, Syntax(node), node.memberBlock,
      node.inheritanceClause, isExtension: true)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { open.removeLast() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let place = ModelSource.Place(file: file, node: node, type: open.last ?? "")
    guard node.parent?.is(MemberBlockItemSyntax.self) == true else {
      locals.append(place)
      return .visitChildren
    }
    properties.append(place)
    guard let binding = node.bindings.first else { return .visitChildren }
    let name = binding.pattern.trimmedDescription
    if name == "body", let accessors = binding.accessorBlock {
      bodies[place.type] = ModelSource.Place(file: file, node: accessors, type: place.type)
    }
    let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
    let asked = node.wrapperKind == .environment ? node.wrapper?.arguments : nil
    let type =
      binding.typeAnnotation?.type.trimmedDescription ?? made?.trimmedDescription
      ?? asked.flatMap { $0.hasSuffix(".self") ? String($0.dropLast(5)) : nil }
    if let type, typeNames[name] == nil { typeNames[name] = type }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    calls.append(ModelSource.Place(file: file, node: node, type: open.last ?? ""))
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let type = open.last { words[type, default: []].insert(node.baseName.text) }
    return .visitChildren
  }
}
