import SwiftUI

struct Guests: View {
  @State private var chosen: Set<String> = []
  @State private var mode = EditMode.inactive

  var body: some View {
    VStack {
      Text("\(chosen.count) chosen")
      Button("Mode") { mode = mode.isEditing ? .inactive : .active }
      List(["Ann", "Bob"], id: \.self, selection: $chosen) { Text($0) }
        .environment(\.editMode, $mode)
    }
  }
}
