import SwiftUI

struct Wave: Shape {
  var phase: Double

  var animatableData: Double {
    get { phase }
    set { phase = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addLine(to: CGPoint(x: rect.width, y: phase))
    return path
  }
}

struct Ratio: View, Animatable {
  var part: Double
  var whole: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(part, whole) }
    set {
      part = newValue.first
      whole = newValue.second
    }
  }

  var body: some View { Text("\(part) of \(whole)") }
}

struct Percent: View, Animatable {
  var value: Double
  var animatableData: Double {
    get { value }
    set { value = newValue }
  }
  var body: some View { Text("\(Int(value)) %") }
}

struct Pool: View {
  @State private var level = 0.0

  var body: some View {
    VStack {
      Wave(phase: level).stroke(.blue)
      Ratio(part: level, whole: 2 * level)
      Percent(value: level)
      Button("Fill") { withAnimation(.easeInOut(duration: 0.4)) { level = 8 } }
    }
  }
}
