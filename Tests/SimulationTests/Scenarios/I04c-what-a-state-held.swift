import SwiftUI

final class Lease {
  let name: String
  init(name: String) { self.name = name }
  deinit { print("\(name) ended") }
}

final class Meter: ObservableObject {
  @Published var units = 0
  deinit { print("meter ended") }
}

struct Flat: View {
  @State private var lease = Lease(name: "lease")
  @StateObject private var meter = Meter()
  var body: some View { Button("\(lease.name) \(meter.units)") { meter.units += 1 } }
}

struct Street: View {
  @State private var isLet = true
  var body: some View {
    VStack {
      if isLet { Flat() }
      Button("Move") { isLet.toggle() }
    }
  }
}
