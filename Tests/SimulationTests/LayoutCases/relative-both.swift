// root: V
// size: 200x100
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.containerRelativeFrame([.horizontal, .vertical]).accessibilityIdentifier("a").padding(
      10)
  }
}
