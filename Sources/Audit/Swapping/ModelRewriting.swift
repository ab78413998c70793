import Simulation
import SwiftSyntax

/// Writes a model, and the views that hold it, in another form. Every line stays where it is.
struct ModelRewriting {
  let source: ModelSource
  let form: ModelForm
  /// Methods of a struct that change it, by the lines on which they begin.
  var mutating: Set<Line> = []
  /// Views, with a property, that write to a value which is not theirs.
  var bound: Set<Holding> = []

  struct Line: Hashable {
    var file: Int
    var number: Int
  }

  struct Holding: Hashable {
    var view: String
    var property: String

    init(_ holder: ModelHolder) {
      view = holder.view
      property = holder.property
    }
  }

  private typealias Edits = [Int: [(node: Syntax, new: String)]]

  /// - Throws: ``SwapError`` where the model is held in a way that the form does not know.
  func files() throws(SwapError) -> [SourceFile] {
    var edits: Edits = [:]
    for part in source.parts { rewrite(part, &edits) }
    try rewriteHolders(&edits)
    rewriteCalls(&edits)
    return source.files.enumerated().map { index, file in
      guard let all = edits[index], let text = EditedSource(file).replacing(all) else {
        return file
      }
      var file = file
      file.text = text
      return file
    }
  }

  /// Whether a view has a binding to the model, or needs one.
  private func isBound(_ holder: ModelHolder) -> Bool {
    bound.contains(Holding(holder)) || source.makesBinding(holder)
  }

  // MARK: Views

  private func rewriteHolders(_ edits: inout Edits) throws(SwapError) {
    for place in source.holders {
      let holder = place.node
      if holder.role == .environment, form == .structure {
        let line = source.lines(of: holder.variable, in: place.file).lowerBound
        throw SwapError(
          "\(source.files[place.file].path):\(line): \(holder.view) finds \(source.type) in its "
            + "environment by its type, which is no place for a struct")
      }
      if holder.role == .shared, holder.variable.wrapper == nil, !isBound(holder),
        form != .observableObject
      {
        continue
      }
      edits[place.file, default: []].append(
        (
          Syntax(holder.variable),
          holder.declaration(as: form, of: source.type, isBound: isBound(holder))
        ))
      rebind(holder, &edits)
    }
  }

  /// What comes from the environment is bound in the body itself, where it is `@Observable`.
  private func rebind(_ holder: ModelHolder, _ edits: inout Edits) {
    guard holder.role == .environment else { return }
    let known = source.rebindings.first {
      $0.type == holder.view
        && $0.node.bindings.first?.initializer?.value.trimmedDescription == holder.property
    }
    if form == .observable {
      guard known == nil, source.makesBinding(holder), let body = source.body(of: holder.view)
      else { return }
      edits[body.file, default: []].append(
        (
          Syntax(body.node.leftBrace),
          "{ @Bindable var \(holder.property) = \(holder.property);"
        ))
    } else if let known {
      edits[known.file, default: []].append((Syntax(known.node), ""))
    }
  }

  private static let providers = Set(ModelForm.allCases.map(\.provider))

  private func rewriteCalls(_ edits: inout Edits) {
    for place in source.calls {
      let call = place.node
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
        let name = member.declName.baseName
        if Self.providers.contains(name.text), name.text != form.provider,
          call.arguments.count == 1, let value = call.arguments.first, value.label == nil,
          isModel(value.expression, in: place.type)
        {
          edits[place.file, default: []].append((Syntax(name), form.provider))
        }
        continue
      }
      rewriteArguments(of: place, &edits)
    }
  }

  /// Hands on a binding, or no longer.
  private func rewriteArguments(
    of place: ModelSource.Place<FunctionCallExprSyntax>, _ edits: inout Edits
  ) {
    let view = place.node.calledExpression.trimmedDescription
    for argument in place.node.arguments {
      guard let label = argument.label?.text,
        let holder = source.holders.first(where: { holder in
          holder.node.view == view && holder.node.property == label && holder.node.role == .shared
        })?.node
      else { continue }
      let wants = form == .structure && isBound(holder)
      let value = argument.expression
      let text = value.trimmedDescription
      if wants, !text.hasPrefix("$"), !text.hasPrefix(".") {
        let name = text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
        let isName = value.is(DeclReferenceExprSyntax.self) || text.hasPrefix("self.")
        edits[place.file, default: []].append(
          (Syntax(value), isName ? "$" + name : ".constant(\(text))"))
      } else if !wants, holder.isBinding, text.hasPrefix("$") {
        edits[place.file, default: []].append((Syntax(value), String(text.dropFirst())))
      }
    }
  }

  private func isModel(_ value: ExprSyntax, in type: String) -> Bool {
    if let call = value.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.trimmedDescription == source.type
    }
    let text = value.trimmedDescription
    let name = text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
    return source.holders.contains { $0.type == type && $0.node.property == name }
  }
}

// MARK: The model itself

extension ModelRewriting {
  private func rewrite(_ part: ModelSource.Part, _ edits: inout Edits) {
    if let declaration = part.node.as(ClassDeclSyntax.self) {
      rewrite(
        Head(
          keyword: declaration.classKeyword, name: declaration.name,
          generics: declaration.genericParameterClause, attributes: declaration.attributes,
          modifiers: declaration.modifiers, inheritance: declaration.inheritanceClause),
        of: part, &edits)
    } else if let declaration = part.node.as(StructDeclSyntax.self) {
      rewrite(
        Head(
          keyword: declaration.structKeyword, name: declaration.name,
          generics: declaration.genericParameterClause, attributes: declaration.attributes,
          modifiers: declaration.modifiers, inheritance: declaration.inheritanceClause),
        of: part, &edits)
    }
    for member in part.members.members {
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        rewrite(variable, part, &edits)
      } else if let function = member.decl.as(FunctionDeclSyntax.self) {
        rewrite(function, part, &edits)
      }
    }
    removeAnnouncements(in: part, &edits)
  }

  /// What stands before the members of a type.
  private struct Head {
    let keyword: TokenSyntax
    let name: TokenSyntax
    let generics: GenericParameterClauseSyntax?
    let attributes: AttributeListSyntax
    let modifiers: DeclModifierListSyntax
    let inheritance: InheritanceClauseSyntax?
  }

  private func rewrite(_ head: Head, of part: ModelSource.Part, _ edits: inout Edits) {
    func replace(_ node: some SyntaxProtocol, _ new: String) {
      edits[part.file, default: []].append((Syntax(node), new))
    }
    for attribute in head.attributes {
      let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription
      if name == ModelForm.observable.attribute { replace(attribute, "") }
    }
    let mark = form == .observable ? "@Observable " : ""
    let first = head.modifiers.first { $0.name.text != "final" }
    for modifier in head.modifiers {
      if modifier.name.text == "final" {
        replace(modifier, "")
      } else if modifier.id == first?.id, !mark.isEmpty {
        replace(modifier, mark + modifier.trimmedDescription)
      }
    }
    let word = form == .structure ? "struct" : "final class"
    replace(head.keyword, (first == nil ? mark : "") + word)
    let kept = (head.inheritance?.inheritedTypes.map { $0.type.trimmedDescription } ?? [])
      .filter { $0 != "ObservableObject" }
    let inherited = kept + (form == .observableObject ? ["ObservableObject"] : [])
    let clause = inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", ")
    if let inheritance = head.inheritance {
      replace(inheritance, clause)
    } else if !clause.isEmpty {
      let last = head.generics.map { Syntax($0) } ?? Syntax(head.name)
      replace(last, last.trimmedDescription + clause)
    }
    if source.form == .structure, let initializer = memberwise(part.members) {
      replace(part.members.leftBrace, "{ \(initializer)")
    }
  }

  /// A class is not made from its members without an initializer that says so.
  private func memberwise(_ members: MemberBlockSyntax) -> String? {
    guard !members.members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) }) else {
      return nil
    }
    let stored = members.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { $0.isStoredAndChanges || $0.bindingSpecifier.text == "let" && !$0.isStatic }
      .flatMap(\.bindings)
      .compactMap { binding -> (name: String, type: String, value: String?)? in
        let value = binding.initializer?.value
        guard
          let type = binding.typeAnnotation?.type.trimmedDescription ?? value.flatMap(Self.typeName)
        else { return nil }
        return (binding.pattern.trimmedDescription, type, value?.trimmedDescription)
      }
    guard !stored.isEmpty else { return nil }
    let parameters = stored.map { "\($0.name): \($0.type)" + ($0.value.map { " = \($0)" } ?? "") }
    let sets = stored.map { "self.\($0.name) = \($0.name)" }
    return "init(\(parameters.joined(separator: ", "))) { \(sets.joined(separator: "; ")) };"
  }

  /// Of a literal, or of what is made by its name.
  private static func typeName(of value: ExprSyntax) -> String? {
    switch value.kind {
    case .integerLiteralExpr: "Int"
    case .floatLiteralExpr: "Double"
    case .booleanLiteralExpr: "Bool"
    case .stringLiteralExpr: "String"
    case .functionCallExpr:
      value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
    default: nil
    }
  }

  private func rewrite(
    _ variable: VariableDeclSyntax, _ part: ModelSource.Part, _ edits: inout Edits
  ) {
    var isIgnored = false
    for attribute in variable.attributes {
      let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription
      guard name == "Published" || name == "ObservationIgnored" else { continue }
      isIgnored = isIgnored || name == "ObservationIgnored"
      if name == "ObservationIgnored", form == .observable { continue }
      edits[part.file, default: []].append((Syntax(attribute), ""))
    }
    let isLazy = variable.modifiers.contains { $0.name.text == "lazy" }
    guard variable.isStoredAndChanges, !isIgnored, !part.isExtension else { return }
    let prefix: String
    switch form {
    case .observable: prefix = isLazy ? "@ObservationIgnored " : ""
    case .observableObject: prefix = isLazy ? "" : "@Published "
    case .structure: prefix = ""
    }
    guard !prefix.isEmpty else { return }
    let first = variable.modifiers.first.map { Syntax($0) } ?? Syntax(variable.bindingSpecifier)
    edits[part.file, default: []].append((first, prefix + first.trimmedDescription))
  }

  private func rewrite(
    _ function: FunctionDeclSyntax, _ part: ModelSource.Part, _ edits: inout Edits
  ) {
    let line = source.lines(of: function, in: part.file).lowerBound
    let modifier = function.modifiers.first { $0.name.text == "mutating" }
    if let modifier, form != .structure {
      edits[part.file, default: []].append((Syntax(modifier), ""))
    } else if modifier == nil, mutating.contains(Line(file: part.file, number: line)) {
      edits[part.file, default: []].append((Syntax(function.funcKeyword), "mutating func"))
    }
  }

  /// Only an `ObservableObject` says itself that it changes.
  private func removeAnnouncements(in part: ModelSource.Part, _ edits: inout Edits) {
    guard form != .observableObject else { return }
    for place in source.calls
    where place.file == part.file && place.type == source.type
      && place.node.trimmedDescription == "objectWillChange.send()"
    {
      edits[part.file, default: []].append((Syntax(place.node), ""))
    }
  }
}
