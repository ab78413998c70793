/// What to do where a type is to conform to what it does not.
extension Checker {
  /// Of some protocols nothing conforms that does not from the beginning: then something else is meant.
  func adviceToConform(_ type: Type, to bound: Nominal) -> String {
    let plain = "make `\(type)` conform to `\(bound.name)`"
    if bound.isLibrary, bound.name == "Identifiable", type.nominal?.isLibrary == true {
      return "say by what they are told apart, as in `id: \\.self`"
    }
    guard bound.isLibrary, let nominal = type.nominal, !nominal.isLibrary else { return plain }
    switch bound.name {
    case "StringProtocol": return adviceToShow(nominal)
    case "AnyObject": return "make `\(type)` a class"
    case "Observable" where nominal.kind == .classType:
      return "write `@Observable` before `class \(nominal.name)`"
    case "ObservableObject" where isObservable(type):
      return "it is `@Observable`: write `@State` where it is made, nothing where it is handed on"
    case "View" where nominal.members.known("body").isEmpty:
      return "show what it holds in a view, such as `Text`"
    default: return plain
    }
  }

  /// Whether a type has the macro, by which one is told of its properties.
  func isObservable(_ type: Type) -> Bool {
    resolver.library("Observable").map {
      resolver.conforms(type.unwrapped, to: $0, in: solver.signature) == .yes
    } ?? false
  }

  /// `Text(item)`: what of it is a text.
  private func adviceToShow(_ nominal: Nominal) -> String {
    let string = resolver.type(.string)
    if nominal.rawType == string { return "show its `rawValue`" }
    let name = nominal.storedProperties.first { resolver.type(of: $0) == string }?.name
    return name.map { "show its `\($0)`" } ?? "show a text that says what it is"
  }
}
