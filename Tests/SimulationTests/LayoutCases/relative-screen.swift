// root: V
// size: 200x100
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 4 }
      .accessibilityIdentifier("a")
  }
}
