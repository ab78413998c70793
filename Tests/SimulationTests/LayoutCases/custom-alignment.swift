// root: V
// size: 200x200
import SwiftUI

enum Mine: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.top] } }
extension VerticalAlignment { static let mine = VerticalAlignment(Mine.self) }
struct V: View {
  var body: some View {
    HStack(alignment: .mine, spacing: 0) {
      Color.red.frame(width: 20, height: 40).alignmentGuide(.mine) { d in d[.bottom] }
        .accessibilityIdentifier("a");
      Color.blue.frame(width: 20, height: 20).alignmentGuide(.mine) { $0[VerticalAlignment.center] }
        .accessibilityIdentifier("b")
    }
  }
}
