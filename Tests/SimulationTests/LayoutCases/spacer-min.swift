// root: V
// size: 100x20
import SwiftUI

struct V: View {
  var body: some View {
    HStack(spacing: 0) {
      Color.red.frame(width: 60).accessibilityIdentifier("a"); Spacer(minLength: 30);
      Color.blue.frame(width: 20).accessibilityIdentifier("b")
    }
  }
}
