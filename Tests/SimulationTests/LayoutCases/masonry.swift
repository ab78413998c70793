// root: V
// size: 200x200
import SwiftUI

struct Masonry: Layout {
  var columns = 2
  var gap: CGFloat = 10

  private func frames(for width: CGFloat, _ subviews: Subviews) -> [CGRect] {
    let column = (width - gap * CGFloat(columns - 1)) / CGFloat(columns)
    var heights = Array(repeating: CGFloat(0), count: columns)
    return subviews.map { subview in
      let index = heights.indices.min { heights[$0] < heights[$1] } ?? 0
      let size = subview.sizeThatFits(ProposedViewSize(width: column, height: nil))
      let frame = CGRect(
        x: CGFloat(index) * (column + gap), y: heights[index], width: column, height: size.height)
      heights[index] = frame.maxY + gap
      return frame
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? 100
    return CGSize(width: width, height: frames(for: width, subviews).map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (frame, subview) in zip(frames(for: bounds.width, subviews), subviews) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }
}

struct V: View {
  var body: some View {
    ScrollView {
      Masonry {
        ForEach([30, 50, 40, 20], id: \.self) { height in
          Color.red.frame(height: CGFloat(height)).accessibilityIdentifier("c\(height)")
        }
      }.accessibilityIdentifier("all")
    }
  }
}
