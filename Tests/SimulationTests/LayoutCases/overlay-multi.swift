// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.frame(width: 50, height: 50).overlay {
      Color.blue.frame(width: 20, height: 10).accessibilityIdentifier("a");
      Color.green.frame(width: 10, height: 20).accessibilityIdentifier("b")
    }
  }
}
