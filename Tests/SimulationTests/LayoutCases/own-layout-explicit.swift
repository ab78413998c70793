// root: V
// size: 200x100
import SwiftUI

struct Low: AlignmentID {
  static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions[.bottom] }
}

extension VerticalAlignment { static let low = VerticalAlignment(Low.self) }

/// The first view, which says where its guides lie.
struct Card: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(.unspecified) ?? .zero
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: .unspecified)
  }
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guide == .leading ? bounds.minX + 10 : nil
  }
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    switch guide {
    case .top: return bounds.height / 2
    case .low: return 5
    default: return nil
    }
  }
}

struct V: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Color.gray.frame(width: 60, height: 10).accessibilityIdentifier("bar")
      Card { Color.red.frame(width: 20, height: 20) }.accessibilityIdentifier("card")
      HStack(alignment: .top, spacing: 0) {
        Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("top")
        Card { Color.red.frame(width: 10, height: 20) }.accessibilityIdentifier("half")
      }
      HStack(alignment: .low, spacing: 0) {
        Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("low")
        Card { Color.red.frame(width: 10, height: 20) }.accessibilityIdentifier("five")
      }
    }
  }
}
