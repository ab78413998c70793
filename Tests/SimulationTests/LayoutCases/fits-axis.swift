// root: V
// size: 50x100
import SwiftUI

struct V: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      Color.red.frame(width: 80, height: 10).accessibilityIdentifier("a");
      Color.blue.frame(width: 30, height: 300).accessibilityIdentifier("b")
    }
  }
}
