// root: V
// size: 200x100
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.aspectRatio(CGSize(width: 4, height: 1), contentMode: .fit).accessibilityIdentifier(
      "a")
  }
}
