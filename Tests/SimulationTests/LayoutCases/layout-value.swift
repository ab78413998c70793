// root: V
// size: 100x100
import SwiftUI

struct Shift: LayoutValueKey { static let defaultValue: CGFloat = 0 }
extension View {
  func shift(_ by: CGFloat) -> some View { layoutValue(key: Shift.self, value: by) }
}
struct Diagonal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let shift = subviews.map { $0[Shift.self] }.reduce(0, +)
    return CGSize(
      width: sizes.map(\.width).reduce(0, +) + shift,
      height: sizes.map(\.height).reduce(0, +) + shift)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var point = bounds.origin
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      point.x += subview[Shift.self]
      point.y += subview[Shift.self]
      subview.place(at: point, anchor: .topLeading, proposal: .unspecified)
      point.x += size.width
      point.y += size.height
    }
  }
}
struct V: View {
  var body: some View {
    Diagonal {
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a");
      Color.blue.frame(width: 20, height: 20).shift(5).accessibilityIdentifier("b")
    }
  }
}
