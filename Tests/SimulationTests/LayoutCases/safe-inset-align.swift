// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 0) {
      Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("b")
    }
  }
}
