import Foundation
import Guides

/// The folder beside the cards in which the packs lie that were made of guides.
struct ImportedPacks {
  private let folder: String

  init(besideStore store: String) {
    folder = URL(fileURLWithPath: store).deletingLastPathComponent().path + "/packs"
  }

  /// Those that there are, by name; what has no `pack.yml` is none.
  var folders: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().map { folder + "/" + $0 }.filter {
      SourceInput.exists($0 + "/pack.yml")
    }
  }

  /// Where the pack of a guide goes if nobody says so: named like the guide.
  func place(for file: String) -> String { folder + "/" + Self.name(of: file) }

  /// Whether the lessons of a folder are on the plan.
  func contains(_ place: String) -> Bool {
    URL(fileURLWithPath: place).deletingLastPathComponent().standardizedFileURL
      == URL(fileURLWithPath: folder).standardizedFileURL
  }

  /// What the pack of a folder or file is called.
  static func name(of path: String) -> String {
    let last = path.split(separator: "/").last.map(String.init) ?? "guide"
    let stem = last.split(separator: ".").dropLast().joined(separator: ".")
    // The built-in lessons have names without this word.
    return Identifiers.slug("guide " + (stem.isEmpty ? last : stem), most: 32) ?? "guide"
  }
}
