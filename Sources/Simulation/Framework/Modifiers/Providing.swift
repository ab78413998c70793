import Foundation

/// Modifiers that provide values or objects to what they are put on.
struct EnvironmentBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = [
    "environment": EnvironmentBehavior(kind: .value),
    "environmentObject": EnvironmentBehavior(kind: .object),
    "transformEnvironment": EnvironmentBehavior(kind: .transform),
  ]

  enum Kind { case value, object, transform }

  let kind: Kind

  var writesEnvironment: Bool { true }

  func provisions(of modifier: Modifier, for node: ModifierNode) throws -> [EnvironmentSource] {
    let tree = node.tree
    guard kind != .object, case .keyPath(let path)? = modifier.arguments["key"] else {
      return tree.providedObject(by: modifier, mayBeAbsent: kind == .value)
    }
    switch (kind, modifier.arguments["transform"]) {
    case (.transform, .function(let transform)?):
      return try tree.changing(modifier, of: node) {
        try tree.transformed($0, path, by: transform, modifier)
      }
    case (.value, _):
      guard let value = modifier.arguments["value"] else {
        return tree.providedObject(by: modifier, mayBeAbsent: true)
      }
      if path.components.first == .property(ViewTree.localeKey) {
        tree.remark(onLocale: value, at: modifier.place)
      }
      return try tree.changing(modifier, of: node) {
        try $0.set(path, to: value, in: tree.evaluator, at: modifier.place)
      }
    default: return []
    }
  }
}

extension ViewTree {
  static let localeKey = "locale"

  /// Texts are made while a body runs, where nobody knows yet what will stand around them.
  func remark(onLocale value: Value, at place: SourcePlace) {
    guard let locale = try? Locale.converted(from: value, in: evaluator),
      locale.identifier != Surroundings.locale.identifier
    else { return }
    assumed(
      .system(
        "SwiftUI writes the numbers and dates of a Text for the locale around it",
        decision: "here they are written for \(Surroundings.locale.identifier)",
        advice: "format.locale(…) says it for one text"), at: place)
  }
}
