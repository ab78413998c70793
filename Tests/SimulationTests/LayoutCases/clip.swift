// root: V
// size: 100x60
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.frame(width: 30, height: 30).clipShape(Circle()).accessibilityIdentifier("c").padding(
      5
    ).border(.blue).accessibilityIdentifier("p")
  }
}
