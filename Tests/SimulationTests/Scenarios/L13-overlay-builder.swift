import SwiftUI

struct Photo: View {
  @State private var likes = 0
  @State private var shadows = 0

  var body: some View {
    VStack {
      Text("Photo")
        .overlay { Text("\(likes) likes") }
        .background { Text("\(shadows) shadows") }
      Button("Like") { likes += 1 }
      Button("Shade") { shadows += 1 }
    }
  }
}
