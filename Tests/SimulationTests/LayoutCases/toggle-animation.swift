// root: V
// size: 100x100
// do: tap "box"
import SwiftUI

struct V: View {
  @State private var on = false
  var body: some View {
    Color.red.frame(width: on ? 80 : 20, height: 20).accessibilityIdentifier("c").onTapGesture {
      withAnimation { on.toggle() }
    }.accessibilityLabel("box")
  }
}
