import SwiftUI

enum Aspect {
  case stop
  case slow(Int)
}

struct Mast: View {
  let aspect: Aspect
  let lamps: [String]
  var body: some View {
    switch aspect {
    case .stop: Text("stop \(lamps.count)")
    case .slow(let speed): Text("slow \(speed)")
    }
  }
}

struct Signal: View {
  @State private var aspect = Aspect.slow(40)
  @State private var trains = 0

  var body: some View {
    VStack {
      Text("\(trains) trains")
      Mast(aspect: aspect, lamps: ["red", "amber"])
      Button("Pass") { trains += 1 }
      Button("Slower") { aspect = .slow(20) }
      Button("Stop") { aspect = .stop }
    }
  }
}
