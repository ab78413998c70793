// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    ZStack {
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a").offset(x: 20, y: -5);
      Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("b").position(x: 30, y: 40)
    }
  }
}
