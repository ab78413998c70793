// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(height: 30).accessibilityIdentifier("a"); List { Text("x") }
    }
  }
}
