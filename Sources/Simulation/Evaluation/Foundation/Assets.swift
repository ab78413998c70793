/// Pictures and colours that the program asks for by their names.
extension Evaluator {
  /// `Image("logo")`, where the folder has catalogues and none of them has a logo: the screen would
  /// stay empty there.
  func noteMissingAsset(_ type: String, _ name: Value?, _ label: String?, at place: SourcePlace) {
    let isPicture = type == FrameworkView.imageName
    guard isPicture || type == FrameworkView.colorName, label == nil || label == "decorative",
      case .string(let name)? = name, !program.assets.isEmpty,
      !program.assets.contains(name)
    else { return }
    observer?.assumed(
      .system(
        "no asset catalogue here has \(isPicture ? "a picture" : "a colour") named \(name)",
        decision: "nothing is shown of it", advice: "see how its name is spelled"), at: place)
  }
}
