// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    ZStack(alignment: .bottom) {
      Color.red.frame(width: 20, height: 30).layoutPriority(1).accessibilityIdentifier("a")
      Color.blue.accessibilityIdentifier("b")
      Color.green.frame(width: 40, height: 10).accessibilityIdentifier("c")
    }.accessibilityIdentifier("z")
  }
}
