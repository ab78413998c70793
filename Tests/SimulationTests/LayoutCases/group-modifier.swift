// root: V
// size: 90x90
import SwiftUI

struct V: View {
  var body: some View {
    HStack(spacing: 0) {
      Group {
        Color.red.accessibilityIdentifier("a"); Color.blue.accessibilityIdentifier("b")
      }.padding(5)
    }
  }
}
