// root: V
// size: 200x100
import SwiftUI

struct V: View {
  var body: some View {
    GeometryReader { g in
      Color.red.frame(width: g.size.width / 4, height: g.size.height / 2).accessibilityIdentifier(
        "a")
    }
  }
}
