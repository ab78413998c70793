// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.frame(width: 60, height: 60).accessibilityIdentifier("a")
      .frame(width: 40, height: 40, alignment: .bottomTrailing).accessibilityIdentifier("b")
  }
}
