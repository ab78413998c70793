import SwiftUI

struct ScoreBoard: View {
  @State private var home = 0
  @State private var guest = 0
  @State private var history = ""

  var body: some View {
    VStack {
      Text("\(home):\(guest)")
      Button("Goals") {
        home = 1
        home = 2
        guest = 1
        home = 3
      }
    }
    .onChange(of: home) { old, new in
      history += "\(old)-\(new) "
    }
  }
}
