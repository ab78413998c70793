// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    VStack(alignment: .trailing, spacing: 0) {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a");
      Color.blue.frame(width: 60, height: 20).accessibilityIdentifier("b")
    }
  }
}
