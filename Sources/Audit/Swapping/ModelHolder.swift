import Simulation
import SwiftSyntax

/// A property of a view in which a model stands.
struct ModelHolder {
  enum Role: Equatable {
    /// The view makes it and keeps it.
    case owner
    /// It is handed to the view.
    case shared
    /// It comes through the environment, by its type.
    case environment
  }

  let variable: VariableDeclSyntax
  let view: String
  let property: String
  let role: Role

  /// Nil for what does not hold the type, or in a way that is not one of these.
  init?(_ variable: VariableDeclSyntax, in view: String, of type: String) {
    guard let binding = variable.bindings.first, variable.bindings.count == 1,
      binding.accessorBlock == nil, !variable.isStatic,
      let property = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return nil }
    self.variable = variable
    self.view = view
    self.property = property
    let wrapper = variable.wrapper
    let kind = variable.wrapperKind
    if kind == .environment {
      guard wrapper?.arguments == "\(type).self" else { return nil }
      role = .environment
      return
    }
    let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
      .trimmedDescription
    guard
      binding.typeAnnotation?.type.trimmedDescription == type
        || binding.typeAnnotation == nil && made == type
    else { return nil }
    switch kind {
    case .environmentObject: role = .environment
    case let kind? where kind.ownsWhatItHolds: role = .owner
    case .observedObject, .bindable, .binding: role = .shared
    case nil where wrapper == nil: role = .shared
    default: return nil
    }
  }

  /// As it is declared for a form of its model.
  ///
  /// - Parameters:
  ///   - isBound: Whether the view writes to the model, or hands a binding to it on.
  func declaration(as form: ModelForm, of type: String, isBound: Bool) -> String {
    let access = variable.modifiers.map { $0.trimmedDescription + " " }.joined()
    let value = variable.bindings.first?.initializer.map { " " + $0.trimmedDescription } ?? ""
    let name = value.isEmpty || role == .shared ? "\(property): \(type)" : property
    switch (role, form) {
    case (.owner, .observableObject): return "@StateObject \(access)var \(name)\(value)"
    case (.owner, _): return "@State \(access)var \(name)\(value)"
    case (.environment, .observableObject):
      return "@EnvironmentObject \(access)var \(property): \(type)"
    case (.environment, _): return "@Environment(\(type).self) \(access)var \(property)"
    case (.shared, .observableObject): return "@ObservedObject \(access)var \(name)\(value)"
    case (.shared, .observable): return "\(isBound ? "@Bindable " : "")\(access)var \(name)\(value)"
    case (.shared, .structure): return "\(isBound ? "@Binding " : "")\(access)var \(name)\(value)"
    }
  }

  var isBinding: Bool { variable.wrapperKind == .binding }
}

extension VariableDeclSyntax {
  var isStatic: Bool {
    modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
  }

  /// The property wrapper before it, and what is given to that in parentheses.
  var wrapper: (name: String, arguments: String)? {
    attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first.map {
      ($0.attributeName.trimmedDescription, $0.arguments?.trimmedDescription ?? "")
    }
  }

  /// Which wrapper of SwiftUI that is; nil for none, and for one of the program.
  var wrapperKind: WrapperKind? { wrapper.flatMap { WrapperKind(rawValue: $0.name) } }

  /// Whether each instance has room for it, and it may change.
  var isStoredAndChanges: Bool {
    guard bindingSpecifier.text == "var", !isStatic, let binding = bindings.first else {
      return false
    }
    guard case .accessors(let accessors)? = binding.accessorBlock?.accessors else {
      return binding.accessorBlock == nil
    }
    return accessors.allSatisfy {
      ["willSet", "didSet"].contains($0.accessorSpecifier.text)
    }
  }
}
