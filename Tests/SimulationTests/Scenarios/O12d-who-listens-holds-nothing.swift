import Combine
import SwiftUI

final class Quiet: ObservableObject {
  @Published var text = ""
  @Published private(set) var length = 0
  private var bag = Set<AnyCancellable>()

  init() {
    $text.map(\.count).assign(to: &$length)
    $text.debounce(for: .seconds(1), scheduler: DispatchQueue.main)
      .sink { [weak self] in self?.hear($0) }
      .store(in: &bag)
    Publishers.CombineLatest($text, $length).sink { _ in }.store(in: &bag)
  }

  func hear(_ text: String) {}
  deinit { print("quiet ends") }
}

final class Loud: ObservableObject {
  @Published var text = ""
  private var bag = Set<AnyCancellable>()

  init() { $text.sink { self.hear($0) }.store(in: &bag) }

  func hear(_ text: String) {}
  deinit { print("loud ends") }
}

struct Pair: View {
  @StateObject private var quiet = Quiet()
  @StateObject private var loud = Loud()
  var body: some View {
    Text("\(quiet.length)")
    TextField("Text", text: $quiet.text)
  }
}

struct Hall: View {
  @State private var isShown = true

  var body: some View {
    VStack {
      if isShown { Pair() }
      Button("Toggle") { isShown.toggle() }
    }
  }
}
