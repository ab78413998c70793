// root: V
// size: 100x100
import SwiftUI

let flag = false
struct V: View {
  var body: some View {
    VStack(spacing: 10) {
      Color.red.accessibilityIdentifier("a"); if flag { Color.blue }; EmptyView();
      Color.green.accessibilityIdentifier("b")
    }
  }
}
