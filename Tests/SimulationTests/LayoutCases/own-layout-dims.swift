// root: V
// size: 100x100
import SwiftUI

struct Base: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 20, height: 20)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for subview in subviews {
      let d = subview.dimensions(in: .unspecified)
      subview.place(
        at: CGPoint(x: x, y: bounds.minY - d[VerticalAlignment.top]), proposal: .unspecified)
      x += d.width
    }
  }
}
struct V: View {
  var body: some View {
    Base {
      Color.red.frame(width: 10, height: 30).alignmentGuide(.top) { _ in 12 }
        .accessibilityIdentifier("a");
      Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("b")
    }
  }
}
