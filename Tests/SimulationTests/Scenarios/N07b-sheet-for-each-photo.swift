import SwiftUI

struct Photo: Identifiable, Equatable { let id: Int; var title: String }
struct PhotoDetail: View {
  let photo: Photo
  @State private var zoom = 1
  var body: some View { Button("Zoom \(photo.title) \(zoom)") { zoom += 1 } }
}
struct Gallery: View {
  let photos = [Photo(id: 1, title: "sea"), Photo(id: 2, title: "sky")]
  @State private var selected: Photo?
  var body: some View {
    VStack {
      ForEach(photos) { photo in
        Button(photo.title) { selected = photo }
      }
    }
    .sheet(item: $selected) { PhotoDetail(photo: $0) }
  }
}
