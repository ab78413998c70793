// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    ViewThatFits {
      HStack(spacing: 0) {
        Color.red.frame(width: 60, height: 60)
        Color.red.frame(width: 60, height: 60)
      }.accessibilityIdentifier("row")
      VStack(spacing: 0) {
        Color.red.frame(width: 60, height: 40).accessibilityIdentifier("a")
        Color.red.frame(width: 60, height: 40).accessibilityIdentifier("b")
      }.accessibilityIdentifier("column")
    }
  }
}
