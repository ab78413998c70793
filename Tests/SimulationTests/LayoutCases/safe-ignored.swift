// root: V
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.ignoresSafeArea().accessibilityIdentifier("a")
      .overlay { Color.blue.accessibilityIdentifier("b") }
  }
}
