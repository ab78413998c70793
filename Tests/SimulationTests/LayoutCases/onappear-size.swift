// root: V
// size: 100x100
import SwiftUI

struct V: View {
  @State private var w: CGFloat = 10
  var body: some View {
    Color.red.frame(width: w, height: 20).accessibilityIdentifier("c").onAppear { w = 70 }
  }
}
