// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.frame(
      minWidth: 10, idealWidth: 40, maxWidth: .infinity, minHeight: 10, idealHeight: 30,
      maxHeight: .infinity
    ).fixedSize().accessibilityIdentifier("a")
  }
}
