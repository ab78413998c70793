import SwiftUI

struct Filter: RawRepresentable, Equatable {
  var least: Int
  var word: String

  init(least: Int, word: String) { (self.least, self.word) = (least, word) }

  init?(rawValue: String) {
    let parts = rawValue.split(separator: "|")
    guard parts.count == 2, let least = Int(parts[0]) else { return nil }
    self.init(least: least, word: String(parts[1]))
  }

  var rawValue: String { "\(least)|\(word)" }
}

struct Days: OptionSet {
  let rawValue: Int
  static let monday = Days(rawValue: 1)
  static let tuesday = Days(rawValue: 2)
}

struct Plan: View {
  @AppStorage("filter") private var filter = Filter(least: 1, word: "x")
  @AppStorage("days") private var days: Days = .monday

  var body: some View {
    Text("\(filter.word) from \(filter.least) on \(days.rawValue)")
    Button("Change") {
      filter.least += 1
      days.insert(.tuesday)
    }
    Button("Say") {
      let defaults = UserDefaults.standard
      print(defaults.string(forKey: "filter") ?? "none", defaults.integer(forKey: "days"))
    }
    Button("Set") { UserDefaults.standard.set("7|q", forKey: "filter") }
    Button("Break") { UserDefaults.standard.set("broken", forKey: "filter") }
  }
}
