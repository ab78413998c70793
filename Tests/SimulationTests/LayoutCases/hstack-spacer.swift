// root: V
// size: 300x100
import SwiftUI

struct V: View {
  var body: some View {
    HStack(spacing: 0) {
      Color.red.frame(width: 50).accessibilityIdentifier("a"); Spacer();
      Color.blue.frame(width: 30).accessibilityIdentifier("b")
    }
  }
}
