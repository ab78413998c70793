// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    GeometryReader { g in
      VStack(spacing: 0) { Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("b") }
        .frame(width: g.size.width, height: g.size.height)
    }
  }
}
