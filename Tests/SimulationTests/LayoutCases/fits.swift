// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    ViewThatFits {
      Color.red.frame(width: 200, height: 10).accessibilityIdentifier("a");
      Color.blue.frame(width: 80, height: 10).accessibilityIdentifier("b")
    }
  }
}
