// root: V
// size: 100x60
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.scaledToFill().accessibilityIdentifier("a").frame(width: 100, height: 60).clipped()
  }
}
