import SwiftUI

enum Size: String { case small, large }

struct Settings: View {
  @AppStorage("volume") private var volume = 5
  @AppStorage("size") private var size = Size.small
  @State private var seen = "-"

  var body: some View {
    VStack {
      Text("\(volume) \(size.rawValue)")
      Text(seen)
      Button("Set") {
        UserDefaults.standard.set(8, forKey: "volume")
        UserDefaults.standard.set("large", forKey: "size")
      }
      Button("Look") {
        let defaults = UserDefaults.standard
        seen = "\(defaults.integer(forKey: "volume")) \(defaults.string(forKey: "size") ?? "none")"
      }
      Button("Shrink") { size = .small }
      Button("Forget") { UserDefaults.standard.removeObject(forKey: "volume") }
    }
  }
}
