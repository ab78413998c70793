import SwiftUI

struct Ruler: View {
  @State private var inset = 0.0
  var body: some View {
    VStack(alignment: .leading) {
      Text("edge").alignmentGuide(.leading) { d in d[.leading] - inset }
      Button("Move") { inset += 8 }
    }
  }
}
