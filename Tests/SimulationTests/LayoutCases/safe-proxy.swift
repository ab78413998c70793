// root: V
import SwiftUI

struct V: View {
  var body: some View {
    GeometryReader { g in
      Color.blue.frame(width: g.safeAreaInsets.top, height: g.safeAreaInsets.bottom)
        .accessibilityIdentifier("b")
    }
  }
}
