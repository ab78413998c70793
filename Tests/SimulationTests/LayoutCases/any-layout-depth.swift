// root: V
// size: 100x100
// do: tap "Deep"
import SwiftUI

struct V: View {
  @State private var isDeep = false

  var body: some View {
    let layout =
      isDeep
      ? AnyLayout(ZStackLayout(alignment: .bottomLeading)) : AnyLayout(VStackLayout(spacing: 0))
    VStack(spacing: 0) {
      layout {
        Color.red.frame(width: 40, height: 40).accessibilityIdentifier("a")
        Color.blue.frame(width: 10, height: 20).accessibilityIdentifier("b")
      }
      Button("Deep") { isDeep.toggle() }.frame(width: 60, height: 20).accessibilityIdentifier("c")
    }
  }
}
