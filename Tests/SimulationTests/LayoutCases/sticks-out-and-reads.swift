// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    GeometryReader { outer in
      Color.red.frame(width: outer.size.width * 1.5, height: 20)
        .overlay(alignment: .trailing) {
          GeometryReader { inner in
            Color.blue.frame(width: inner.frame(in: .global).maxX / 5, height: 10)
              .accessibilityIdentifier("b")
          }
        }
        .accessibilityIdentifier("a")
    }.padding(10)
  }
}
