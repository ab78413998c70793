// root: V
// size: 100x100
import SwiftUI

let wide = true
struct V: View {
  var body: some View {
    let layout = wide ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
    layout {
      Color.red.accessibilityIdentifier("a"); Color.blue.accessibilityIdentifier("b")
    }
  }
}
