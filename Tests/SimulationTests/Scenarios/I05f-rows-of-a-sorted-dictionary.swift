import SwiftUI

struct Score: View {
  let name: String
  let points: Int
  @State private var open = false
  var body: some View { Button("\(name) \(points) \(open ? "open" : "shut")") { open.toggle() } }
}

struct Root: View {
  @State private var scores = ["Bo": 2, "Ann": 1]
  var body: some View {
    VStack {
      ForEach(scores.sorted(by: { $0.key < $1.key }), id: \.key) { name, points in
        Score(name: name, points: points)
      }
      Button("Bo up") { scores["Bo", default: 0] += 1 }
      Button("Al in") { scores["Al"] = 9 }
    }
  }
}
