/// What belongs to the main actor is called from there, or waited for.
///
/// Only what is certain is said. A project may put everything on the main actor that says nothing of
/// it, as new ones of Xcode do: where the program has a user interface, it is a remark.
extension Checker {
  /// A function or a variable of the main actor in a function that surely is not on it.
  func requireMainActor(for overload: Overload, at position: SourcePosition) {
    guard trials == 0, body.isOffMainActor, !body.isClosure, !marks.isWaited else { return }
    let symbol = overload.symbol
    if setsOwnProperty(overload) { return }
    guard isOnMainActor(symbol) else {
      refuseOwnActor(overload, at: position)
      return
    }
    let advice =
      body.isAsync
      ? "write `await`" : "mark the function around it `@MainActor`, or `async` and write `await`"
    report(
      "`\(symbol.name)` belongs to the main actor, and the function around it does not",
      at: position, advice: advice, severity: body.isSurelyNonisolated ? .error : isolationSeverity)
  }

  /// An initialiser gives the properties of what it makes their values, wherever it runs.
  private func setsOwnProperty(_ overload: Overload) -> Bool {
    guard body.isInitializer, let variable = overload.symbol.variable, !variable.isComputed else {
      return false
    }
    return variable.context.nominal === body.context.enclosingNominal
  }

  /// A `nonisolated` function of an actor that uses what only the actor itself may.
  private func refuseOwnActor(_ overload: Overload, at position: SourcePosition) {
    guard body.isSurelyNonisolated, overload.isImplicitSelf,
      let owner = overload.symbol.context?.nominal, owner.kind == .actorType
    else { return }
    let modifiers: Modifiers?
    switch overload.symbol {
    case .variable(let variable):
      guard variable.isMutable || variable.isComputed, !variable.isStatic else { return }
      modifiers = variable.syntax?.modifiers
    case .function(let function):
      guard function.kind == .function, !function.isStatic else { return }
      modifiers = function.syntax?.modifiers
    default: return
    }
    guard let modifiers, !modifiers.isNonisolated,
      modifiers.attributes.allSatisfy(\.saysNothingOfActors)
    else { return }
    report(
      "`\(overload.symbol.name)` belongs to the actor, and this function is `nonisolated`",
      at: position, advice: "leave out `nonisolated`")
  }

  private var isolationSeverity: Finding.Severity {
    let frameworks: Set<String> = ["SwiftUI", "UIKit", "AppKit", "WatchKit", "Cocoa"]
    return resolver.imports.isDisjoint(with: frameworks) ? .error : .remark
  }

  private func isOnMainActor(_ symbol: Symbol) -> Bool {
    switch symbol {
    case .function(let function):
      guard let syntax = function.syntax, syntax.kind != .deinitializer else { return false }
      return isOnMainActor(syntax.modifiers, in: function.context)
    case .variable(let variable):
      // A constant can be read from anywhere.
      guard let syntax = variable.syntax, variable.isMutable || variable.isComputed else {
        return false
      }
      // What a struct keeps is a part of it, and comes along wherever it is.
      if !variable.isComputed, !variable.isStatic, !syntax.modifiers.has("MainActor"),
        variable.context.nominal?.isReference == false,
        syntax.modifiers.attributes.isEmpty
      {
        return false
      }
      return isOnMainActor(syntax.modifiers, in: variable.context)
    default: return false
    }
  }

  private func isOnMainActor(_ modifiers: Modifiers, in context: Context) -> Bool {
    // `@preconcurrency`: those who use it need not know of the actor.
    if modifiers.isNonisolated || modifiers.has("preconcurrency") { return false }
    if modifiers.has("MainActor") { return true }
    switch context.place {
    case .nominal(let owner): return isOnMainActor(owner)
    case .typeExtension(let owner, let written):
      if written?.syntax?.modifiers.isNonisolated == true { return false }
      return written?.syntax?.modifiers.has("MainActor") == true || isOnMainActor(owner)
    case .module, .file, .function, .body: return false
    }
  }

  /// A type of the program that says so itself, or whose superclass does.
  private func isOnMainActor(_ nominal: Nominal) -> Bool {
    guard !nominal.isLibrary, let syntax = nominal.syntax, !syntax.modifiers.isNonisolated,
      !syntax.modifiers.has("preconcurrency")
    else { return false }
    return syntax.modifiers.has("MainActor")
      || nominal.superclass?.nominal.map(isOnMainActor) ?? false
  }

  /// Whether a function is on no actor at all, and nothing that is not known puts it on one.
  func isOffMainActor(_ syntax: FunctionSyntax, in context: Context) -> Bool {
    if syntax.modifiers.isNonisolated { return true }
    // A program begins on the main actor.
    if syntax.name == "main", context.enclosingNominal?.syntax?.modifiers.has("main") == true {
      return false
    }
    guard !syntax.modifiers.isOverride, syntax.kind != .deinitializer,
      syntax.modifiers.attributes.allSatisfy(\.saysNothingOfActors),
      syntax.parameters.allSatisfy({ !$0.isIsolated })
    else { return false }
    switch context.place {
    case .module, .file: return true
    case .nominal(let owner): return hasNoActor(owner) && !isAsked(syntax.name, of: owner)
    case .typeExtension(let owner, let written):
      return written?.syntax?.modifiers.attributes.allSatisfy(\.saysNothingOfActors) == true
        && hasNoActor(owner) && !isAsked(syntax.name, of: owner)
    case .function, .body: return false
    }
  }

  private func hasNoActor(_ nominal: Nominal) -> Bool {
    guard !nominal.isLibrary, let syntax = nominal.syntax, nominal.kind != .actorType,
      syntax.modifiers.attributes.allSatisfy(\.saysNothingOfActors), !nominal.hasUnknownAncestor,
      nominal.superclass.map({ $0.nominal.map(hasNoActor) ?? false }) ?? true
    else { return false }
    // Wrappers of SwiftUI put the type on the main actor, before Swift 6.
    let isWrapped = nominal.storedProperties.contains { property in
      property.syntax?.modifiers.attributes.contains { $0.name != "Published" } ?? false
    }
    if isWrapped { return false }
    return resolver.lineage(of: nominal).allSatisfy { ancestor in
      let owner = ancestor.bound.nominal
      if owner.isLibrary {
        return resolver.module(around: owner.context)?.isOfViews != true
          || ["Observable", "ObservableObject"].contains(owner.name)
      }
      return !owner.hasUnknownAncestor
        && owner.syntax?.modifiers.attributes.allSatisfy(\.saysNothingOfActors) == true
    }
  }

  /// A protocol that asks for a member puts it on the actor that it names there.
  private func isAsked(_ name: String, of nominal: Nominal) -> Bool {
    resolver.lineage(of: nominal).contains { ancestor in
      ancestor.bound.nominal.members.known(name).contains { symbol in
        symbol.function?.syntax?.modifiers.has("MainActor") ?? false
      }
    }
  }
}

extension AttributeSyntax {
  /// An actor is a type, and its name begins with a capital letter.
  fileprivate var saysNothingOfActors: Bool {
    name.first?.isUppercase != true || name == "Observable" || name == "ViewBuilder"
  }
}
