import SwiftUI

@Observable
final class Station {
  var celsius = 20
  var name = "Oslo"
}

final class Clock2: ObservableObject {
  @Published var minute = 0
}

extension EnvironmentValues {
  @Entry var unit = "C"
}

struct Reading2: View {
  let station: Station
  let label: String
  @Environment(\.unit) private var unit
  @ObservedObject var clock: Clock2
  @Binding var highlight: Bool
  @State private var taps = 0

  var body: some View {
    VStack {
      Text("\(label) \(station.celsius) \(unit) \(clock.minute) \(highlight) \(taps)")
      Button("Tap") { taps += 1 }
    }
  }
}

struct WeatherScreen2: View {
  @State private var station = Station()
  @State private var unit = "C"
  @State private var label = "now"
  @State private var highlight = false
  @StateObject private var clock = Clock2()

  var body: some View {
    VStack {
      Reading2(station: station, label: label, clock: clock, highlight: $highlight)
        .environment(\.unit, unit)
      Button("Everything") {
        station.celsius += 1
        unit = "F"
        label = "later"
        highlight.toggle()
        clock.minute += 1
      }
      Button("Highlight") { highlight.toggle() }
      Button("Warm") { station.celsius += 1 }
      Button("Again") {
        station.celsius = station.celsius
        unit = unit
        label = label
      }
    }
  }
}
