import SwiftUI

enum Size: String, CaseIterable { case small, large }

struct Alarm: Identifiable {
  let id: Int
  var isOn = false
  var size = Size.small
}

struct Alarms: View {
  @State private var alarms = [Alarm(id: 1), Alarm(id: 2, isOn: true)]

  var body: some View {
    Form {
      Toggle("All", sources: $alarms, isOn: \.isOn)
      Picker("Sizes", sources: $alarms, selection: \.size) {
        ForEach(Size.allCases, id: \.self) { Text($0.rawValue) }
      }
      ForEach($alarms) { $alarm in Toggle("Alarm \(alarm.id)", isOn: $alarm.isOn) }
      Text(alarms.map { "\($0.isOn) \($0.size)" }.joined(separator: ", "))
    }
  }
}
