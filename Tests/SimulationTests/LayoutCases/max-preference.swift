// root: V
// size: 200x100
import SwiftUI

struct W: PreferenceKey {
  static let defaultValue: CGFloat = 0;
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}
struct V: View {
  @State private var w: CGFloat?
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach([30, 60, 45], id: \.self) { n in
        Color.red.frame(width: CGFloat(n), height: 10).background(
          GeometryReader { g in Color.clear.preference(key: W.self, value: g.size.width) }
        ).frame(width: w, alignment: .trailing).accessibilityIdentifier("c")
      }
    }.onPreferenceChange(W.self) { w = $0 }
  }
}
