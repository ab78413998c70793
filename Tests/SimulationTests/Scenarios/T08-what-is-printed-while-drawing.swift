import SwiftUI

struct Slice: Shape {
  var share: Double
  var animatableData: Double {
    get { share }
    set { share = newValue }
  }
  func path(in rect: CGRect) -> Path {
    print("path \(share)")
    return Path(rect)
  }
}

struct Turning: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    print("phase \(phase.isIdentity)")
    return content.opacity(phase.isIdentity ? 1 : 0)
  }
}

struct Chart: View {
  @State private var share = 0.25
  @State private var isNamed = false

  var body: some View {
    let _ = print("body")
    VStack {
      Slice(share: share).frame(width: 40, height: 40)
      if isNamed { Text("a quarter").transition(Turning()) }
      Button("More") { withAnimation(.linear(duration: 1)) { share += 0.25 } }
      Button("Name") { withAnimation(.linear(duration: 1)) { isNamed.toggle() } }
    }
  }
}
