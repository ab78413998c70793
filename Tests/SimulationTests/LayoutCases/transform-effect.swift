// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a").scaleEffect(2)
      .accessibilityIdentifier("s").rotationEffect(.degrees(45))
  }
}
