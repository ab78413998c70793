import Motion
import Testing

@Suite("A preset")
struct AnimationPresetTests {
  private func preset(_ name: String) throws -> AnimationPreset {
    try #require(AnimationPreset.named(name))
  }

  @Test("is the only one of its name, says what it rests on, and comes to an end")
  func all() {
    #expect(Set(AnimationPreset.all.map(\.name)).count == AnimationPreset.all.count)
    for preset in AnimationPreset.all {
      #expect(preset.animation.duration != nil && preset.remark.hasSuffix("."))
    }
    #expect(AnimationPreset.named("wobbly") == nil)
  }

  @Test("default is a spring that does not go too far, not easeInOut")
  func standard() throws {
    let preset = try preset("default")
    #expect(preset.animation == .standard && preset.grounds == .documented)
    #expect(preset.animation != (try self.preset("easeInOut").animation))
    #expect(preset.animation == .spring(try Spring(response: 0.55, dampingFraction: 1)))
    #expect(preset.animation.overshoot == nil)
  }

  @Test(
    "that has a curve takes 0.35 seconds", arguments: ["linear", "easeIn", "easeOut", "easeInOut"])
  func curves(name: String) throws {
    #expect(try preset(name).animation.duration == 0.35)
  }

  @Test("smooth, snappy and bouncy go too far by more and more")
  func bounces() throws {
    func amount(_ name: String) throws -> Double {
      try preset(name).animation.overshoot?.amount ?? 0
    }
    #expect(try amount("smooth") == 0)
    #expect(try amount("snappy") > 0.001)
    #expect(try amount("bouncy") > amount("snappy"))
  }

  @Test("is documented, but for interactiveSpring, whose numbers come from a reimplementation")
  func grounds() {
    let measured = AnimationPreset.all.filter { $0.grounds != .documented }
    #expect(measured.map(\.name) == ["interactiveSpring"])
    #expect(measured.map(\.grounds) == [.measured])
    #expect(Set(Grounds.allCases.map(\.words)).count == 3)
  }
}
