import SwiftUI

final class Alarm: ObservableObject {
  @Published var hour = 6
}

struct Clock2: View {
  @StateObject private var alarm = Alarm()

  var body: some View {
    let _ = print("body sees \(alarm.hour)")
    Button("Later") { alarm.hour += 1 }
  }
}
