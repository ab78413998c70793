// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    ScrollView([.horizontal, .vertical]) {
      Color.red.frame(width: 200, height: 150).accessibilityIdentifier("a")
    }
  }
}
