// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    ScrollView { Color.red.frame(width: 30, height: 30).accessibilityIdentifier("a") }
      .accessibilityIdentifier("s")
  }
}
