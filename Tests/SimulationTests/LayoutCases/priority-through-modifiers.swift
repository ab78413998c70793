// root: V
// size: 100x20
import SwiftUI

struct V: View {
  var body: some View {
    HStack(spacing: 0) {
      Color.red.accessibilityIdentifier("a")
      Color.blue.layoutPriority(1).overlay { Color.clear }.offset(x: 0).fixedSize(
        horizontal: false, vertical: false
      ).accessibilityIdentifier("b")
    }
  }
}
