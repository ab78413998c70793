import SwiftUI

struct Diagonal: Layout {
  var step = 10.0

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

struct Arrow: Shape {
  var tip: Double

  func path(in rect: CGRect) -> Path {
    Path { $0.move(to: CGPoint(x: rect.midX, y: tip)) }
  }
}

struct Stairs: View {
  let name: String
  @State private var steps = 0

  var body: some View {
    Button("\(name) \(steps)") { steps += 1 }
  }
}

struct House: View {
  @State private var isSteep = false

  var body: some View {
    let layout = isSteep ? AnyLayout(Diagonal(step: 20)) : AnyLayout(VStackLayout(spacing: 2))
    VStack {
      layout { Stairs(name: "inner") }
      Diagonal(step: isSteep ? 30 : 3) { Stairs(name: "outer") }
      Arrow(tip: isSteep ? 1 : 0).fill(.red)
      Button("Turn") { isSteep.toggle() }
    }
  }
}
