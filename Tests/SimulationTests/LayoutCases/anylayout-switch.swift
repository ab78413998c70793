// root: V
// size: 100x100
// do: tap "box"
import SwiftUI

struct V: View {
  @State private var wide = true
  var body: some View {
    let layout = wide ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
    layout {
      Color.red.accessibilityIdentifier("a"); Color.blue.accessibilityIdentifier("b")
    }.onTapGesture { wide.toggle() }.accessibilityLabel("box")
  }
}
