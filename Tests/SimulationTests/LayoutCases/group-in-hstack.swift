// root: V
// size: 100x100
import SwiftUI

let on = true
struct V: View {
  var body: some View {
    HStack(spacing: 0) {
      Group { if on { Color.red.accessibilityIdentifier("a") } };
      Color.blue.accessibilityIdentifier("b")
    }
  }
}
