// root: V
// size: 200x100
import SwiftUI

struct V: View {
  var body: some View {
    HStack(spacing: 0) {
      Color.red.frame(width: 30, height: 40).frame(maxHeight: .infinity).accessibilityIdentifier(
        "a")
      Color.blue.frame(width: 30, height: 60).frame(maxHeight: .infinity, alignment: .top)
        .accessibilityIdentifier("b")
    }.fixedSize(horizontal: false, vertical: true)
  }
}
