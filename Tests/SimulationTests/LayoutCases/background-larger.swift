// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.frame(width: 40, height: 40).accessibilityIdentifier("a")
      .background(alignment: .bottomLeading) {
        Color.blue.frame(width: 80, height: 80).accessibilityIdentifier("b")
      }
  }
}
