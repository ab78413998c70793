// root: V
// size: 100x100
import SwiftUI

extension View {
  @ViewBuilder func `if`<T: View>(_ on: Bool, _ change: (Self) -> T) -> some View {
    if on { change(self) } else { self }
  }
}
struct V: View {
  var body: some View {
    Color.red.if(true) { $0.frame(width: 20) }.accessibilityIdentifier("a")
  }
}
