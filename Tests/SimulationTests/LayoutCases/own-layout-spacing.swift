// root: V
// size: 200x20
import SwiftUI

struct Row: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    var width: CGFloat = 0
    for index in subviews.indices {
      width +=
        subviews[index].sizeThatFits(ProposedViewSize(width: nil, height: proposal.height)).width
      if index + 1 < subviews.count {
        width += subviews[index].spacing.distance(
          to: subviews[index + 1].spacing, along: .horizontal)
      }
    }
    return CGSize(width: width, height: proposal.replacingUnspecifiedDimensions().height)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var x = bounds.minX
    for index in subviews.indices {
      let size = subviews[index].sizeThatFits(ProposedViewSize(width: nil, height: bounds.height))
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: size.width, height: bounds.height))
      x += size.width
      if index + 1 < subviews.count {
        x += subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
      }
    }
  }
}
struct V: View {
  var body: some View {
    Row {
      Color.red.frame(width: 10).accessibilityIdentifier("a"); Spacer();
      Color.blue.frame(width: 10).accessibilityIdentifier("b")
    }
  }
}
