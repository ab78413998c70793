import SwiftUI

struct Holder {
  var name = "Eva"
  var height = 170
}

@Observable
final class Document {
  var holder = Holder()
}

struct HolderName: View {
  let document: Document
  var body: some View { Text(document.holder.name) }
}

struct Passport: View {
  @State private var document = Document()

  var body: some View {
    VStack {
      HolderName(document: document)
      Button("Grow") { document.holder.height += 1 }
    }
  }
}
