// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.frame(idealWidth: 40, idealHeight: 20).aspectRatio(contentMode: .fit)
      .accessibilityIdentifier("a")
  }
}
