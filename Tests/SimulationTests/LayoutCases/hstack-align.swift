// root: V
// size: 200x100
import SwiftUI

struct V: View {
  var body: some View {
    HStack(alignment: .top, spacing: 10) {
      Color.red.frame(width: 50, height: 20).accessibilityIdentifier("a");
      Color.blue.frame(width: 30, height: 60).accessibilityIdentifier("b")
    }
  }
}
