// root: V
// size: 100x200
import SwiftUI

/// A row, to which its neighbours above and below come close.
struct Wishing: Layout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 40, height: 20)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .init(bounds.size)) }
  }
  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    var spacing = ViewSpacing.zero
    spacing.formUnion(ViewSpacing(), edges: [.leading, .trailing])
    return spacing
  }
}

struct V: View {
  var body: some View {
    VStack {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("above")
      Wishing {
        Color.blue.accessibilityIdentifier("within")
        Spacer().accessibilityIdentifier("spacer")
        Divider().accessibilityIdentifier("line")
      }
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("below")
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("last")
    }
  }
}
