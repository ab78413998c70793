/// What macros of SwiftUI, Observation and SwiftData make nothing of.
extension Checker {
  /// `@Observable struct Shelf`: what is watched is an object.
  func refuseMacros(of nominal: Nominal, _ syntax: TypeSyntax) {
    guard nominal.kind != .classType else { return }
    if let macro = syntax.modifiers.attribute("Observable"), resolver.library("Observable") != nil {
      report(
        "`@Observable` is for classes, and `\(nominal.name)` is none", at: macro.position,
        advice: "make it a class, or leave `@Observable` out: values are compared anyway")
    }
    if let macro = syntax.modifiers.attribute("Model"), resolver.imports.contains("SwiftData") {
      report(
        "`@Model` is for classes, and `\(nominal.name)` is none", at: macro.position,
        advice: "make it a class")
    }
  }

  /// Of what is stored in a class `@Observable` and `@Model` make what is computed: neither a wrapper
  /// nor `lazy` does anything for that. `@Entry` makes a key of a value and its type.
  func refuseInsideMacro(_ syntax: VariableSyntax, in context: Context) {
    guard trials == 0, syntax.position.file >= 0, let name = syntax.pattern.names.first else {
      return
    }
    if syntax.modifiers.has("Entry") { return requireEntry(syntax, name) }
    guard case .nominal(let nominal) = context.place, nominal.kind == .classType,
      syntax.isMutable, !syntax.modifiers.isStatic, syntax.accessors?.isComputed != true,
      let macro = nominal.syntax?.modifiers.attributes.first(where: { watches($0.name) })
    else { return }
    let leaves = macro.name == "Observable" ? "ObservationIgnored" : "Transient"
    if syntax.modifiers.has(leaves) { return }
    if syntax.modifiers.isLazy {
      report(
        "`@\(macro.name)` computes what a class stores, and `\(name.name)` is `lazy`",
        at: name.position, advice: "write `@\(leaves)` before it, or leave out `lazy`")
    } else if let wrapper = propertyWrapper(of: syntax, in: context) {
      report(
        "`@\(macro.name)` computes what a class stores, and a wrapper wraps only what is stored",
        at: wrapper.position,
        advice: wrapper.name == "Published"
          ? "leave out `@Published`: `@\(macro.name)` tells of every change"
          : "write `@\(leaves)` before it")
    }
  }

  private func watches(_ macro: String) -> Bool {
    macro == "Observable" && resolver.library("Observable") != nil
      || macro == "Model" && resolver.imports.contains("SwiftData")
  }

  /// `@Entry var shade: Double = 1`
  private func requireEntry(_ syntax: VariableSyntax, _ name: VariableName) {
    guard syntax.initial == nil, syntax.accessors == nil, resolver.imports.contains("SwiftUI")
    else {
      return
    }
    if let written = syntax.type {
      guard let type = name.variable?.type ?? Optional(resolver.type(written, in: body.context)),
        type.wrapped == nil, type.nominal != nil, !type.hasUnknown
      else { return }
      report(
        "`@Entry` wants a value that `\(name.name)` has where nobody gives it one",
        at: name.position, advice: "write `= …` behind its type")
    } else {
      report(
        "`@Entry` wants a value that `\(name.name)` has where nobody gives it one",
        at: name.position, advice: "write `= …` behind it")
    }
  }

  /// `#Preview(name: "Row") { … }`
  func refuseArguments(of macro: Macro) {
    guard macro.name == "Preview", trials == 0, resolver.frameworks.isEmpty,
      !resolver.mayBeExtended
    else { return }
    for argument in macro.arguments where !argument.isTrailing {
      guard let label = argument.label, !Self.previewLabels.contains(label) else { continue }
      report(
        "`#Preview` has no parameter `\(label):`", at: argument.value.position,
        advice: argument.value.literalKind == .string ? "leave out `\(label):`" : "")
    }
  }

  private static let previewLabels: Set<String> = [
    "arguments", "as", "body", "cameras", "contentStates", "entries", "immersionStyle", "relevance",
    "timeline", "timelineProvider", "traits", "using", "view", "widget", "windowStyle",
  ]
}

extension Resolver {
  /// What stands behind `traits:` of a preview; nil where nothing is known of it.
  var previewTrait: Type? {
    guard let trait = library("PreviewTrait"), let preview = library("Preview"),
      case .nominal(let traits)? = preview.members.types("ViewTraits").first
    else { return nil }
    return Type(.nominal(trait, [traits.selfType]))
  }
}
