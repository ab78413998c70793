import SwiftUI

struct Reader: View {
  @State private var phase = "none"
  @State private var isAway = false
  @State private var seen = 0

  var body: some View {
    VStack {
      Text("\(phase) \(seen) \(isAway ? "away" : "top")")
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<30, id: \.self) { Color.red.frame(height: 100).id($0) }
        }
        .scrollTargetLayout()
      }
      .frame(height: 300)
      .onScrollPhaseChange { _, new in phase = new.isScrolling ? "scrolling" : "\(new)" }
      .onScrollTargetVisibilityChange(idType: Int.self) { seen = $0.last ?? -1 }
      .onScrollGeometryChange(for: Bool.self) {
        $0.contentOffset.y > $0.contentInsets.top
      } action: {
        isAway = $1
      }
    }
  }
}
