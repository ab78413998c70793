import SwiftUI

struct Guest: Identifiable {
  let id: Int
  var name: String { "Guest \(id)" }
}

struct GuestRow: View {
  let guest: Guest
  @State private var isHere = false
  var body: some View { Text("\(guest.name) \(isHere)") }
}

struct GuestList: View {
  @State private var guests = [Guest(id: 1), Guest(id: 2)]

  var body: some View {
    List {
      ForEach(guests) { GuestRow(guest: $0) }
      Button("Invite") { guests.append(Guest(id: guests.count + 1)) }
    }
  }
}
