// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    HStack(alignment: .lastTextBaseline, spacing: 0) {
      Color.red.frame(width: 10, height: 30).accessibilityIdentifier("a");
      Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("b")
    }
  }
}
