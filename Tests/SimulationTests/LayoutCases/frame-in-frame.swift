// root: V
// size: 100x40
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.frame(width: 50).accessibilityIdentifier("a")
      .frame(maxWidth: .infinity, alignment: .trailing).accessibilityIdentifier("b")
      .padding(.trailing, 10)
  }
}
