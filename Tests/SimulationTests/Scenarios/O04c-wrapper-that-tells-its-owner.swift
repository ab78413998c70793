import Combine
import SwiftUI

@propertyWrapper struct Kept<Value> {
  private var stored: Value
  let key: String
  @available(*, unavailable) var wrappedValue: Value {
    get { fatalError("not used") }
    set { fatalError("not used") }
  }
  init(wrappedValue: Value, _ key: String) {
    stored = wrappedValue
    self.key = key
  }
  static subscript<Owner: ObservableObject>(
    _enclosingInstance owner: Owner,
    wrapped path: ReferenceWritableKeyPath<Owner, Value>,
    storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { owner[keyPath: storage].stored }
    set {
      (owner.objectWillChange as? ObservableObjectPublisher)?.send()
      owner[keyPath: storage].stored = newValue
    }
  }
}

final class Settings: ObservableObject {
  @Kept("count") var count = 1
  @Kept("name") var name = "Ada"
  func double() { count *= 2 }
}

struct Page: View {
  @StateObject private var settings = Settings()
  var body: some View {
    Text("\(settings.name) \(settings.count)")
    Button("Double") { settings.double() }
    Button("More") { settings.count += 1 }
    TextField("Name", text: $settings.name)
  }
}
