// root: V
// size: 100x100
// do: tap "Wide"
import SwiftUI

struct V: View {
  @State private var width: CGFloat = 10
  @State private var isWide = false

  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: isWide ? 80 : 30, height: 20).accessibilityIdentifier("a")
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0
        }
      Color.blue.frame(width: 20, height: width / 2).accessibilityIdentifier("b")
      Button("Wide") { isWide = true }.frame(width: 60, height: 20).accessibilityIdentifier("c")
    }
  }
}
