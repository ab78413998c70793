/// Modifiers that change the picture of what they are put on, all of it: nothing of that is drawn here,
/// and their numbers are on their way in an animated update as those of others are (T8).
struct PictureEffectBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = Dictionary(
    uniqueKeysWithValues: [
      "brightness", "saturation", "grayscale", "contrast", "hueRotation", "colorMultiply",
      "transformEffect", "projectionEffect",
    ].map { ($0, PictureEffectBehavior()) })

  var isAnimatable: Bool { true }
}
