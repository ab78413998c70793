import MapKit
import SwiftUI

final class Finger {
  var type: ((String) -> Void)?
}

struct SearchBar: UIViewRepresentable {
  @Binding var text: String
  let finger: Finger

  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

  func makeUIView(context: UIViewRepresentableContext<SearchBar>) -> UISearchBar {
    let bar = UISearchBar(frame: .zero)
    bar.delegate = context.coordinator
    finger.type = { [coordinator = context.coordinator] in
      coordinator.searchBar(bar, textDidChange: $0)
    }
    return bar
  }

  func updateUIView(_ bar: UISearchBar, context: UIViewRepresentableContext<SearchBar>) {
    bar.text = text
  }

  final class Coordinator: NSObject, UISearchBarDelegate {
    @Binding var text: String

    init(text: Binding<String>) {
      _text = text
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      text = searchText
    }
  }
}

struct Map: UIViewRepresentable {
  @Binding var region: MKCoordinateRegion

  func makeUIView(context: Context) -> some UIView {
    let map = MKMapView()
    map.layer.cornerRadius = 8
    return map
  }

  func updateUIView(_ view: UIViewType, context: Context) {
    guard let map = view as? MKMapView else { return }
    map.region = region
    map.layer.cornerRadius += 1
    print(map.layer.cornerRadius, map.region.span)
  }
}

struct Finder: View {
  @State private var text = ""
  @State private var region = MKCoordinateRegion(center: "Bern", span: 1)
  @State private var finger = Finger()

  var body: some View {
    VStack {
      SearchBar(text: $text, finger: finger)
      Map(region: $region)
      Button("Type") { finger.type?("swift") }
      Button("Closer") { region.span = 0.5 }
    }
  }
}
