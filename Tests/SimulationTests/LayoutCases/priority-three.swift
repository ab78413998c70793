// root: V
// size: 90x10
import SwiftUI

struct V: View {
  var body: some View {
    HStack(spacing: 0) {
      Color.red.layoutPriority(2).frame(maxWidth: 30).accessibilityIdentifier("a");
      Color.blue.layoutPriority(1).accessibilityIdentifier("b");
      Color.green.frame(minWidth: 10).accessibilityIdentifier("c")
    }
  }
}
