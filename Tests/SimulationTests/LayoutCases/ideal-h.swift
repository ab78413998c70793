// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.frame(idealWidth: 40).fixedSize(horizontal: true, vertical: false)
      .accessibilityIdentifier("a")
  }
}
