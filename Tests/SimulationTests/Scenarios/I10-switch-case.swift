import SwiftUI

enum Stage {
  case packing
  case road(Int)
}

struct Packing: View {
  @State private var boxes = 0
  var body: some View {
    HStack {
      Text("\(boxes) boxes")
      Button("Pack") { boxes += 1 }
    }
  }
}

struct Road: View {
  let kilometres: Int
  @State private var stops = 0
  var body: some View {
    HStack {
      Text("\(kilometres) km, \(stops) stops")
      Button("Stop") { stops += 1 }
    }
  }
}

struct Delivery: View {
  @State private var stage = Stage.packing

  var body: some View {
    VStack {
      switch stage {
      case .packing:
        Packing()
      case .road(let kilometres):
        Road(kilometres: kilometres)
      }
      Button("Leave") { stage = .road(5) }
      Button("Drive") { stage = .road(80) }
    }
  }
}
