// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.red.fixedSize().accessibilityIdentifier("a")
      Color.blue.fixedSize(horizontal: false, vertical: true).accessibilityIdentifier("b")
      Color.green.frame(idealWidth: 25, idealHeight: 35).fixedSize().accessibilityIdentifier("c")
    }
  }
}
