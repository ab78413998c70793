import SwiftUI

struct Prefs: Equatable { var size = 10; var bold = false }
struct Loose { var a = 1 }
@Observable final class Settings { var prefs = Prefs(); var loose = Loose(); var numbers = [1, 2] }

struct SizeView: View {
  let settings: Settings
  var body: some View { Text("\(settings.prefs.size)") }
}
struct LooseView: View {
  let settings: Settings
  var body: some View { Text("\(settings.loose.a)") }
}
struct FirstView: View {
  let settings: Settings
  var body: some View { Text("\(settings.numbers[0])") }
}

struct Root: View {
  @State private var settings = Settings()
  var body: some View {
    VStack {
      SizeView(settings: settings)
      LooseView(settings: settings)
      FirstView(settings: settings)
      Button("Bold") { settings.prefs.bold.toggle() }
      Button("Equal") { settings.prefs = settings.prefs }
      Button("Loose equal") { settings.loose = Loose() }
      Button("In place") { settings.prefs.size += 0 }
      Button("Element") { settings.numbers[1] = 2 }
      Button("Same array") { settings.numbers = [1, 2] }
    }
  }
}
