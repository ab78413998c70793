// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    ScrollView { Color.red.frame(height: 300).accessibilityIdentifier("a") }.safeAreaInset(
      edge: .top, spacing: 0
    ) { Color.blue.frame(height: 20).accessibilityIdentifier("b") }
  }
}
