// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    GeometryReader { g in
      if g.size.width > 80 {
        Color.blue.accessibilityIdentifier("b")
      } else {
        Color.red.accessibilityIdentifier("r")
      }
    }
  }
}
