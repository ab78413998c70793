import SwiftUI

struct Hand: View {
  let date: Date
  var body: some View { Text("hand") }
}

struct Dial2: View {
  var body: some View { Text("dial") }
}

struct WallClock: View {
  @State private var name = "Hall"

  var body: some View {
    VStack {
      TimelineView(.periodic(from: .now, by: 1)) { context in
        VStack {
          Dial2()
          Hand(date: context.date)
        }
      }
      Text(name)
      Button("Rename") { name += "!" }
    }
  }
}
