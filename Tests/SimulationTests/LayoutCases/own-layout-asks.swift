// root: V
// size: 200x100
import SwiftUI

struct Probe: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let least = subviews.map { $0.sizeThatFits(.zero).width }.reduce(0, +)
    let most = subviews.map { $0.sizeThatFits(.infinity).width }.reduce(0, +)
    let ideal = subviews.map { $0.sizeThatFits(.unspecified).width }.reduce(0, +)
    return CGSize(width: most - least, height: ideal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

struct V: View {
  var body: some View {
    Probe {
      Color.red.frame(minWidth: 20, idealWidth: 30, maxWidth: 80).accessibilityIdentifier("a")
      Color.blue.frame(width: 15, height: 10).accessibilityIdentifier("b")
    }.accessibilityIdentifier("probe")
  }
}
