// root: V
// size: 200x100
import SwiftUI

struct V: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Color.red.frame(minHeight: 20, idealHeight: 40, maxHeight: .infinity)
          .accessibilityIdentifier("a")
        Color.blue.accessibilityIdentifier("b")
        Spacer()
        Color.green.frame(height: 50).accessibilityIdentifier("c")
      }
    }
  }
}
