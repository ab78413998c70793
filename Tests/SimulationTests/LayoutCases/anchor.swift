// root: V
// size: 100x100
import SwiftUI

struct A: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil;
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}
struct V: View {
  var body: some View {
    Color.red.frame(width: 40, height: 20).anchorPreference(key: A.self, value: .bounds) { $0 }
      .padding(10).overlayPreferenceValue(A.self) { a in
        GeometryReader { g in
          if let a {
            Color.blue.frame(width: g[a].minX, height: g[a].height).accessibilityIdentifier("a")
          }
        }
      }
  }
}
