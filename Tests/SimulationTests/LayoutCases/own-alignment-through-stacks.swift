// root: V
// size: 200x100
import SwiftUI

extension VerticalAlignment {
  private enum Mark: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] }
  }
  static let mark = VerticalAlignment(Mark.self)
}

struct V: View {
  var body: some View {
    HStack(alignment: .mark, spacing: 0) {
      VStack(spacing: 0) {
        Color.red.frame(width: 20, height: 30).accessibilityIdentifier("a")
        Color.green.frame(width: 20, height: 20).accessibilityIdentifier("b")
          .alignmentGuide(.mark) { $0[VerticalAlignment.center] }
      }
      Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("c")
    }
  }
}
