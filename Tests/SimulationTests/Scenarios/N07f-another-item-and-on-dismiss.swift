import SwiftUI

struct Photo: Identifiable {
  let id: Int
}

struct Gallery: View {
  @State private var photo: Photo?
  @State private var closings = 0

  var body: some View {
    VStack {
      Button("First") { photo = Photo(id: 1) }
      Text("\(closings) closed")
    }
    .sheet(item: $photo, onDismiss: { closings += 1 }) { shown in
      Large(number: shown.id)
      Button("Next") { photo = Photo(id: shown.id + 1) }
    }
  }
}

struct Large: View {
  let number: Int
  @State private var isZoomed = false
  var body: some View { Toggle("Photo \(number)", isOn: $isZoomed) }
}
