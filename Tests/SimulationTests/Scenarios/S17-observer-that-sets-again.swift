import Combine
import Observation
import SwiftUI

@propertyWrapper struct Told {
  var held: Int
  init(wrappedValue: Int) { held = wrappedValue }
  var wrappedValue: Int {
    get { held }
    set {
      print("set \(newValue)")
      held = newValue
    }
  }
}

final class Published1: ObservableObject {
  @Published var level = 0 {
    didSet {
      print("published \(oldValue) -> \(level)")
      if level > 3 { level = 3 }
    }
  }
  private var bag = Set<AnyCancellable>()
  init() { $level.dropFirst().sink { print("heard \($0)") }.store(in: &bag) }
}

@Observable final class Tracked {
  var level = 0 {
    didSet {
      print("tracked \(oldValue) -> \(level)")
      if level > 3 { level = 3 }
    }
  }
  @ObservationIgnored var plain = 0 {
    didSet {
      print("plain \(oldValue) -> \(plain)")
      if plain > 3 { plain = 3 }
    }
  }
}

final class Wrapped {
  @Told var level = 0 {
    didSet {
      print("wrapped \(oldValue) -> \(level)")
      if level > 3 { level = 3 }
    }
  }
}

struct Panel: View {
  @StateObject private var published = Published1()
  @State private var tracked = Tracked()
  @State private var count = 0 {
    didSet {
      print("state \(oldValue) -> \(count)")
      if count > 3 { count = 3 }
    }
  }

  var body: some View {
    VStack {
      Text("\(published.level) \(tracked.level) \(count)")
      Button("Published") { published.level = 10 }
      Button("Tracked") { tracked.level = 10 }
      Button("Plain") { tracked.plain = 10 }
      Button("State") { count = 10 }
      Button("Wrapped") {
        let wrapped = Wrapped()
        wrapped.level = 10
        print(wrapped.level)
      }
      Button("Later") {
        Task {
          await Task.yield()
          let wrapped = Wrapped()
          wrapped.level = 10
          print(wrapped.level)
        }
      }
    }
  }
}
