// root: V
// size: 100x20
import SwiftUI

struct V: View {
  var body: some View {
    HStack {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a")
      Spacer(minLength: 0)
      Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("b")
      Color.green.frame(width: 20, height: 20).accessibilityIdentifier("c")
    }
  }
}
