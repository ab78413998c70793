// root: V
// size: 100x20
import SwiftUI

struct V: View {
  var body: some View {
    HStack {
      Color.red.accessibilityIdentifier("a"); Spacer();
      Color.blue.frame(width: 20).accessibilityIdentifier("b")
    }
  }
}
