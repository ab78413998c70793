// root: V
// size: 200x200
import SwiftUI

struct Mine: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}
extension VerticalAlignment { static let mine = VerticalAlignment(Mine.self) }
struct V: View {
  var body: some View {
    HStack(alignment: .mine, spacing: 0) {
      Color.red.frame(width: 20, height: 40).accessibilityIdentifier("a");
      Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("b")
    }
  }
}
