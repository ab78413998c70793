// root: V
// size: 100x40
import SwiftUI

struct V: View {
  var body: some View {
    HStackLayout(alignment: .bottom, spacing: 3) {
      Color.red.frame(width: 20, height: 40).accessibilityIdentifier("a")
      Color.blue.frame(width: 17, height: 10).accessibilityIdentifier("b")
    }
  }
}
