import SwiftUI

struct Ferry: View {
  final class Timetable: ObservableObject {
    @Published var next = 9
  }

  struct Board: View {
    @EnvironmentObject private var timetable: Timetable
    let isOpen: Bool
    var body: some View {
      if isOpen { Text("next \(timetable.next)") } else { Text("closed") }
    }
  }

  @StateObject private var timetable = Timetable()

  var body: some View {
    VStack {
      Board(isOpen: true).environmentObject(timetable)
      Board(isOpen: false)
      Button("Later") { timetable.next += 1 }
    }
  }
}
