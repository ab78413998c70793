// root: V
// size: 100x100
import SwiftUI

extension Alignment { static let corner = Alignment(horizontal: .trailing, vertical: .bottom) }
struct V: View {
  var body: some View {
    ZStack(alignment: .corner) {
      Color.red.frame(width: 60, height: 60).accessibilityIdentifier("a");
      Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("b")
    }
  }
}
