// root: V
// size: 200x20
import SwiftUI

struct V: View {
  var body: some View {
    HStack(spacing: 10) {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a")
      Color.blue.frame(width: 30, height: 20).accessibilityIdentifier("b")
    }
    .padding(.leading, 40)
    .frame(width: 200, alignment: .leading)
    .environment(\.layoutDirection, .rightToLeft)
  }
}
