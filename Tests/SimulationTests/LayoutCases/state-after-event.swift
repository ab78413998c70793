// root: V
// do: tap "bar"
// size: 100x100
import SwiftUI

struct V: View {
  @State private var w: CGFloat = 10
  var body: some View {
    Color.red.frame(width: w, height: 10).accessibilityIdentifier("a").onTapGesture { w = 50 }
      .accessibilityLabel("bar")
  }
}
