import SwiftUI

struct Tally: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      Button("There and back") {
        count += 1
        count -= 1
      }
    }
  }
}
