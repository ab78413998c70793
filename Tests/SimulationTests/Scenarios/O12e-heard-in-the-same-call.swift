import Combine
import SwiftUI

extension Notification.Name {
  static let ferryLeft = Notification.Name("ferryLeft")
}

final class Pier {
  static let horn = PassthroughSubject<String, Never>()
}

struct Harbor: View {
  @State private var left = 0
  @State private var sounds = ""

  var body: some View {
    VStack {
      Text("\(left) left \(sounds)")
      Button("Depart") {
        NotificationCenter.default.post(name: .ferryLeft, object: nil)
        print("after the post: \(left)")
        Pier.horn.send("long")
        print("after the horn: \(sounds)")
      }
    }
    .onReceive(NotificationCenter.default.publisher(for: .ferryLeft)) { _ in
      print("heard")
      left += 1
    }
    .onReceive(Pier.horn) { sounds += $0 }
  }
}
