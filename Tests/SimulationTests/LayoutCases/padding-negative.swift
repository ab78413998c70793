// root: V
// size: 200x200
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.frame(width: 50, height: 50).accessibilityIdentifier("c").padding(-10)
      .accessibilityIdentifier("p")
  }
}
