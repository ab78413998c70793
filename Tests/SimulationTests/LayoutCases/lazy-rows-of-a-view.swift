// root: V
// size: 200x200
import SwiftUI

struct Pair: View {
  var body: some View {
    Color.red.frame(height: 20)
    Color.blue.frame(height: 30).accessibilityIdentifier("second")
  }
}

struct Rows: View {
  var body: some View { ForEach(0..<2, id: \.self) { _ in Pair() } }
}

struct V: View {
  var body: some View {
    LazyVStack(spacing: 0) {
      Rows()
      Color.green.frame(height: 10).accessibilityIdentifier("end")
    }
  }
}
