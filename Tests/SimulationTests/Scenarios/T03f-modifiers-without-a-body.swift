import SwiftUI

struct Wobble: AnimatableModifier {
  var turns: Double
  var animatableData: Double {
    get { turns }
    set { turns = newValue }
  }
  func body(content: Content) -> some View { content.rotationEffect(.degrees(turns * 90)) }
}

struct Slide: GeometryEffect {
  var x: Double
  var animatableData: Double {
    get { x }
    set { x = newValue }
  }
  func effectValue(size: CGSize) -> ProjectionTransform {
    print("x \(x)")
    return ProjectionTransform()
  }
}

struct Tinted: EnvironmentalModifier {
  func resolve(in environment: EnvironmentValues) -> some ViewModifier {
    Frame(isDark: environment.colorScheme == .dark)
  }
}

struct Frame: ViewModifier {
  let isDark: Bool
  func body(content: Content) -> some View { content.opacity(isDark ? 0.5 : 1) }
}

struct Toy: View {
  @State private var taps = 0.0
  var body: some View {
    Button("Wind") { withAnimation(.linear(duration: 1)) { taps += 1 } }
    Text("wheel").modifier(Wobble(turns: taps))
    Text("cart").modifier(Slide(x: taps))
    Text("sign").modifier(Tinted())
  }
}
