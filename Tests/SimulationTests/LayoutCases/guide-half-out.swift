// root: V
// size: 100x40
import SwiftUI

struct V: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 60, height: 20).accessibilityIdentifier("a")
      Color.blue.frame(width: 40, height: 20).alignmentGuide(.leading) { $0.width / 2 }
        .accessibilityIdentifier("b")
    }.accessibilityIdentifier("stack")
  }
}
