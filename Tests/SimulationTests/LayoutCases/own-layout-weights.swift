// root: V
// size: 300x60
// do: tap "More"
import SwiftUI

struct Weight: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

extension View {
  func weight(_ weight: CGFloat) -> some View { layoutValue(key: Weight.self, value: weight) }
}

struct WeightedRow: Layout {
  struct Cache {
    var weights: [CGFloat] = []
    var total: CGFloat { weights.reduce(0, +) }
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(weights: subviews.map { $0[Weight.self] })
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache.weights = subviews.map { $0[Weight.self] }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
    return CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var x = bounds.minX
    for (subview, weight) in zip(subviews, cache.weights) {
      let width = bounds.width * weight / cache.total
      subview.place(
        at: CGPoint(x: x + width / 2, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: width, height: nil))
      x += width
    }
  }
}

struct V: View {
  @State private var second: CGFloat = 2

  var body: some View {
    VStack(spacing: 0) {
      WeightedRow {
        Color.red.frame(height: 20).accessibilityIdentifier("a")
        Color.blue.frame(height: 30).accessibilityIdentifier("b").weight(second)
      }
      Button("More") { second += 3 }.frame(width: 50, height: 30)
    }
  }
}
