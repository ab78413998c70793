import SwiftUI

struct Vault: View {
  @State private var isAsking = false
  @State private var isSure = false
  @State private var isInspecting = false
  @State private var picked: Item?
  @State private var log = "-"

  struct Item: Identifiable { let id: Int }

  var body: some View {
    VStack {
      Text(log)
      Button("Ask") { isAsking = true }
      Button("Old") { isSure = true }
      Button("Inspect") { isInspecting.toggle() }
      Button("Pick") { picked = Item(id: 7) }
    }
    .actionSheet(isPresented: $isAsking) {
      ActionSheet(
        title: Text("Which?"), message: Text("Choose"),
        buttons: [
          .default(Text("First")) { log = "first" },
          .destructive(Text("Erase")) { log = "erased" },
          ActionSheet.Button.cancel(),
        ])
    }
    .alert(isPresented: $isSure) {
      Alert(
        title: Text("Sure?"), primaryButton: .destructive(Text("Yes")) { log = "yes" },
        secondaryButton: Alert.Button.cancel(Text("No")))
    }
    .inspector(isPresented: $isInspecting) { Detail(id: 0) }
    .popover(item: $picked) { Detail(id: $0.id) }
  }
}

struct Detail: View {
  let id: Int

  var body: some View { Text("Detail \(id)") }
}
