// root: V
// size: 200x100
import SwiftUI

struct EqualWidth: Layout {
  private func widest(_ subviews: Subviews) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = widest(subviews)
    return CGSize(width: size.width * CGFloat(subviews.count), height: size.height)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let size = widest(subviews)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + size.width * (CGFloat(index) + 0.5), y: bounds.midY),
        anchor: .center, proposal: ProposedViewSize(size))
    }
  }
}
struct V: View {
  var body: some View {
    EqualWidth {
      Color.red.frame(minWidth: 30, maxWidth: .infinity).frame(height: 10).accessibilityIdentifier(
        "a");
      Color.blue.frame(width: 50, height: 10).accessibilityIdentifier("b")
    }
  }
}
