// root: V
// size: 200x100
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("c").frame(
      maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing
    ).accessibilityIdentifier("f")
  }
}
