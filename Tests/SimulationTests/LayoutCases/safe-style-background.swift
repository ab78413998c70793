// root: V
import SwiftUI

struct V: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(height: 100).accessibilityIdentifier("a")
        .background(alignment: .top) { Color.blue.accessibilityIdentifier("view") }
      Spacer()
    }
    .background {
      GeometryReader { area in
        Color.clear.frame(width: area.size.width, height: area.size.height)
          .accessibilityIdentifier("measured")
      }
    }
    .background(Color.green)
  }
}
