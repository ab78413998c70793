import Simulation

/// What a phone or its owner may change while an app runs.
enum SystemChange {
  /// Another value than the usual one, by the key of the environment.
  private static let values = [
    "colorScheme": ".dark", "dynamicTypeSize": ".accessibility1",
    "horizontalSizeClass": ".regular", "verticalSizeClass": ".compact",
    "scenePhase": ".background", "layoutDirection": ".rightToLeft",
    "locale": "Locale(identifier: \"de\")", "accessibilityReduceMotion": "true",
  ]

  /// The changes that views of a program ask for.
  static func events(of simulator: Simulator) -> [String] {
    simulator.environmentKeys.compactMap { key in values[key].map { "environment \(key) = \($0)" } }
  }
}
