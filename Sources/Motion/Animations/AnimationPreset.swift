/// An animation that SwiftUI has a name for, with what is known of its numbers.
public struct AnimationPreset: Hashable, Sendable {
  /// As a program calls it, without a dot.
  public let name: String
  /// What it is.
  public let animation: Animation
  /// What its numbers rest on.
  public let grounds: Grounds
  /// What is less sure than the numbers, or what they replace.
  public let remark: String

  /// What a call without a duration takes, in seconds (documented).
  public static let usualDuration = 0.35

  /// All of them.
  public static let all: [AnimationPreset] = [
    AnimationPreset(
      name: "default", animation: .spring(Spring(knownResponse: 0.55, dampingFraction: 1)),
      grounds: .documented, remark: "Before iOS 17 and macOS 14 it was easeInOut."),
    timing("linear", .linear, "The straight line is its definition."),
    timing("easeIn", .easeIn, pointsRemark),
    timing("easeOut", .easeOut, pointsRemark),
    timing("easeInOut", .easeInOut, pointsRemark),
    AnimationPreset(
      name: "spring", animation: .spring(.smooth), grounds: .documented,
      remark: "With a response and no damping fraction it is 0.825 and swings a little."),
    AnimationPreset(
      name: "smooth", animation: .spring(.smooth), grounds: .documented, remark: restRemark),
    AnimationPreset(
      name: "snappy", animation: .spring(.snappy), grounds: .documented, remark: restRemark),
    AnimationPreset(
      name: "bouncy", animation: .spring(.bouncy), grounds: .documented, remark: restRemark),
    AnimationPreset(
      name: "interactiveSpring",
      animation: .spring(Spring(knownResponse: 0.15, dampingFraction: 0.85)), grounds: .measured,
      remark: "With a response it has a damping fraction of 0.86."),
    AnimationPreset(
      name: "interpolatingSpring", animation: Animation(known: .smooth, meeting: .adding),
      grounds: .documented,
      remark: "By stiffness and damping it swings whenever its damping is below critical."),
  ]

  /// The one of a name; nil for a name that there is not.
  public static func named(_ name: String) -> AnimationPreset? { all.first { $0.name == name } }

  private static let pointsRemark =
    "The control points are documented for UnitCurve's curve of that name."
  private static let restRemark =
    "When it counts as at rest is a usual number: a thousandth of the way."

  private static func timing(_ name: String, _ curve: Curve, _ remark: String) -> AnimationPreset {
    AnimationPreset(
      name: name, animation: Animation(known: curve, duration: usualDuration),
      grounds: .documented, remark: remark)
  }
}

extension Animation {
  /// `.default`, that of `withAnimation` too: a spring (documented), since iOS 17.
  public static let standard = Animation(
    known: Spring(knownResponse: 0.55, dampingFraction: 1))
}
