import SwiftUI

struct RoomLevel: View, Equatable {
  let name: String
  let percent: Int

  static func == (left: RoomLevel, right: RoomLevel) -> Bool {
    left.name == right.name && left.percent / 10 == right.percent / 10
  }

  var body: some View { Text("\(name): \(percent) %") }
}

struct Rooms: View {
  @State private var percent = 41

  var body: some View {
    VStack {
      RoomLevel(name: "Cellar", percent: percent)
      Button("Drip") { percent += 1 }
      Button("Flood") { percent += 50 }
    }
  }
}
