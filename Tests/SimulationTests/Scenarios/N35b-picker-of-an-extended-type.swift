import SwiftUI

extension Int { var minutes: String { "\(self) min" } }

struct Oven: View {
  @State private var minutes = 0

  var body: some View {
    Form {
      Picker("Time", selection: $minutes) {
        ForEach([10, 20], id: \.self) { Text($0.minutes) }
      }
      Text("Bakes for \(minutes.minutes)")
    }
  }
}
