import SwiftUI

struct Shift: Identifiable {
  let id: Int
  let who: String
}

struct Roster: View {
  @State private var shifts = [Shift(id: 1, who: "Ann"), Shift(id: 2, who: "Bo")]

  var body: some View {
    VStack {
      ForEach(shifts) { shift in
        Text(shift.who)
      }
      Button("Copy") { shifts.append(Shift(id: 2, who: "Cy")) }
    }
  }
}
