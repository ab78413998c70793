// root: V
// size: 50x100
import SwiftUI

struct V: View {
  var body: some View {
    ViewThatFits {
      Color.red.frame(width: 80, height: 10);
      Color.blue.frame(width: 60, height: 10).accessibilityIdentifier("b")
    }
  }
}
