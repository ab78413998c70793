// root: V
// size: 100x100
import SwiftUI

struct Row: Layout {
  struct Cache { var sizes: [CGSize] }
  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    CGSize(
      width: cache.sizes.reduce(0) { $0 + $1.width }, height: cache.sizes.map(\.height).max() ?? 0)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var x = bounds.minX
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(cache.sizes[index]))
      x += cache.sizes[index].width
    }
  }
}
struct V: View {
  var body: some View {
    Row {
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a");
      Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("b")
    }
  }
}
