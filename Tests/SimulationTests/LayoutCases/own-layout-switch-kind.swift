// root: V
// size: 100x100
// do: tap "Turn"
import SwiftUI

struct Row: Layout {
  struct Cache { var widths: [CGFloat] }
  func makeCache(subviews: Subviews) -> Cache {
    Cache(widths: subviews.map { $0.sizeThatFits(.unspecified).width })
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    CGSize(width: cache.widths.reduce(0, +), height: 10)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var x = bounds.minX
    for (subview, width) in zip(subviews, cache.widths) {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += width
    }
  }
}

struct Column: Layout {
  func makeCache(subviews: Subviews) -> [CGFloat] {
    subviews.map { $0.sizeThatFits(.unspecified).height }
  }
  func updateCache(_ cache: inout [CGFloat], subviews: Subviews) {
    cache = subviews.map { $0.sizeThatFits(.unspecified).height }
  }
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
  ) -> CGSize {
    CGSize(width: 10, height: cache.reduce(0, +))
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
  ) {
    var y = bounds.minY
    for (subview, height) in zip(subviews, cache) {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += height
    }
  }
}

struct V: View {
  @State private var isRow = true

  var body: some View {
    let layout = isRow ? AnyLayout(Row()) : AnyLayout(Column())
    VStack(spacing: 0) {
      layout {
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a")
        Color.blue.frame(width: 10, height: isRow ? 10 : 20).accessibilityIdentifier("b")
      }
      Button("Turn") { isRow.toggle() }.frame(width: 50, height: 20)
    }
  }
}
