// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.accessibilityIdentifier("a").sheet(isPresented: .constant(true)) {
      Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("b")
    }
  }
}
