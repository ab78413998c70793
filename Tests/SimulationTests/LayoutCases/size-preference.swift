// root: V
// size: 100x100
import SwiftUI

struct H: PreferenceKey {
  static let defaultValue: CGFloat = 0;
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}
struct V: View {
  @State private var h: CGFloat = 0
  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(height: 30).background(
        GeometryReader { g in Color.clear.preference(key: H.self, value: g.size.height) });
      Color.blue.frame(width: h, height: 10).accessibilityIdentifier("a")
    }.onPreferenceChange(H.self) { h = $0 }
  }
}
