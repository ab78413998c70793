// root: V
// size: 100x100
import SwiftUI

struct Radial: Layout {
  var radius: CGFloat = 40
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let angle = Double(index) / Double(subviews.count) * 2 * .pi
      let point = CGPoint(
        x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle))
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}
struct V: View {
  var body: some View {
    Radial {
      ForEach(0..<4) { _ in Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c") }
    }
  }
}
