import SwiftUI
import UIKit

@Observable final class Meter {
  var level = 1
  var unit = "m"
}

final class Alarm: ObservableObject {
  @Published var isArmed = false
}

struct Gauge: UIViewRepresentable {
  let meter: Meter
  @ObservedObject var alarm: Alarm
  @Binding var width: Int
  @Binding var height: Int

  func makeUIView(context: Context) -> UIProgressView { UIProgressView() }

  func updateUIView(_ view: UIProgressView, context: Context) {
    view.progress = meter.level
    view.isHighlighted = alarm.isArmed
    view.width = width
  }
}

struct Panel: View {
  @State private var meter = Meter()
  @StateObject private var alarm = Alarm()
  @State private var width = 10
  @State private var height = 10

  var body: some View {
    VStack {
      Gauge(meter: meter, alarm: alarm, width: $width, height: $height)
      Button("Level") { meter.level += 1 }
      Button("Unit") { meter.unit = "km" }
      Button("Arm") { alarm.isArmed = true }
      Button("Wider") { width += 1 }
      Button("Higher") { height += 1 }
    }
  }
}
