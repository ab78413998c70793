import SwiftUI

struct Note: Codable, Identifiable {
  var id = UUID()
  var text: String
}

struct Notes: View {
  @State private var notes = [Note(text: "first")]
  @AppStorage("notes") private var saved: Data?

  var body: some View {
    VStack {
      ForEach(notes) { Text($0.text) }
      Button("Add") { notes.append(Note(text: "next")) }
      Button("Save") { saved = try? JSONEncoder().encode(notes) }
      Button("Clear") { notes = [] }
      Button("Load") {
        guard let saved else { return }
        do { notes = try JSONDecoder().decode([Note].self, from: saved) } catch { notes = [] }
      }
      Text(.now, formatter: DateFormatter.year)
    }
  }
}

extension DateFormatter {
  static let year: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    return formatter
  }()
}
