// root: V
import SwiftUI

struct V: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.red.accessibilityIdentifier("a"); Color.blue.accessibilityIdentifier("b")
    }.ignoresSafeArea(.container, edges: .bottom)
  }
}
