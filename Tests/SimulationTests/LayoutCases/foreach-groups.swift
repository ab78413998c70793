// root: V
// size: 100x100
import SwiftUI

struct Pair: View {
  var body: some View {
    Color.red.frame(width: 20, height: 10).accessibilityIdentifier("r")
    Color.blue.frame(width: 30, height: 10).accessibilityIdentifier("b")
  }
}

struct V: View {
  var body: some View {
    VStack(alignment: .trailing, spacing: 5) {
      ForEach(0..<2, id: \.self) { _ in
        Group { Pair() }.padding(.trailing, 4)
      }
    }.accessibilityIdentifier("stack")
  }
}
