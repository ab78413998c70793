// root: V
// size: 100x100
// do: tap "box"
import SwiftUI

struct V: View {
  @State private var on = true
  var body: some View {
    VStack(spacing: 0) {
      if on {
        Color.red.accessibilityIdentifier("a")
      } else {
        Color.green.frame(height: 10).accessibilityIdentifier("c")
      }; Color.blue.accessibilityIdentifier("b")
    }.onTapGesture { on.toggle() }.accessibilityLabel("box")
  }
}
