// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    VStack {
      Color.red.accessibilityIdentifier("a"); Color.blue.accessibilityIdentifier("b")
    }
  }
}
