// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    ZStack(alignment: .bottomLeading) {
      Color.red.frame(width: 80, height: 60).accessibilityIdentifier("a");
      Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("b")
    }
  }
}
