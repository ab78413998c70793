// root: V
// size: 100x40
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.accessibilityIdentifier("a").frame(minWidth: 150).accessibilityIdentifier("b")
  }
}
