// root: V
// size: 100x100
// do: tap "box"
import SwiftUI

@Observable final class Model { var width: CGFloat = 20 }
struct V: View {
  @State private var model = Model()
  var body: some View {
    Color.red.frame(width: model.width).accessibilityIdentifier("c").onTapGesture {
      model.width += 30
    }.accessibilityLabel("box")
  }
}
