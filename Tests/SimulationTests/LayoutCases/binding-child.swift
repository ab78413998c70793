// root: V
// size: 100x100
// do: tap "box"
import SwiftUI

struct Child: View {
  @Binding var w: CGFloat;
  var body: some View { Color.blue.onTapGesture { w = 60 }.accessibilityLabel("box") }
}
struct V: View {
  @State private var w: CGFloat = 10
  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: w, height: 10).accessibilityIdentifier("c"); Child(w: $w)
    }
  }
}
