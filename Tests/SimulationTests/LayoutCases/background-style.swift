// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    Color.clear.frame(width: 60, height: 40).padding(5).background(Color.blue)
      .accessibilityIdentifier("a")
  }
}
