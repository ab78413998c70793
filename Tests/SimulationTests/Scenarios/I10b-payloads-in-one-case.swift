import SwiftUI

enum Status { case idle, busy(Int), done }

struct Gauge1: View {
  let value: Int
  @State private var peak = 0
  var body: some View { Button("Gauge \(value) \(peak)") { peak += 1 } }
}

struct Station: View {
  @State private var status = Status.idle
  var body: some View {
    VStack {
      switch status {
      case .idle: Gauge1(value: 0)
      case .busy(let n): Gauge1(value: n)
      case .done: Text("done")
      }
      Gauge1(value: 100)
      Button("Start") { status = .busy(1) }
      Button("More") { status = .busy(2) }
      Button("End") { status = .done }
    }
  }
}
