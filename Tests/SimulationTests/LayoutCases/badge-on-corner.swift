// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.frame(width: 60, height: 60).accessibilityIdentifier("a")
      .overlay(alignment: .topTrailing) {
        Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("b")
          .alignmentGuide(.top) { $0[VerticalAlignment.center] }
          .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
      }
  }
}
