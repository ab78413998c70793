import SwiftUI

struct Notice: Identifiable {
  let id = 1
  var button: Alert.Button?
}

struct Desk: View {
  @State private var notice: Notice?
  @State private var isChoosing = false
  @State private var stars = 0

  var body: some View {
    VStack {
      Text("\(stars) stars")
      Button("Tell") { notice = Notice(button: .default(Text("Got it"), action: { stars = 9 })) }
      Button("Choose") { isChoosing = true }
      Button {
        stars += 1
      } label: {
        Image(systemName: "star").accessibilityLabel("Add a star")
      }
    }
    .alert(item: $notice) { notice in
      Alert(title: Text("Notice"), message: nil, dismissButton: notice.button)
    }
    .actionSheet(isPresented: $isChoosing) {
      ActionSheet(
        title: Text("Choose"),
        buttons: [.default(Text("Two")) { stars = 2 }, .destructive(Text("None")), .cancel()])
    }
  }
}
