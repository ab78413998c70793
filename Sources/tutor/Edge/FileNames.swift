import Foundation

/// Files and folders, to complete a path with.
struct FileNames {
  private let surroundings: Surroundings

  init(_ surroundings: Surroundings) { self.surroundings = surroundings }

  /// Those whose folder was typed already; folders end with a slash, and hidden ones are only
  /// offered to who typed a full stop.
  func candidates(_ typed: String, onlyFolders: Bool = false) -> [String] {
    let place = typed.lastIndex(of: "/").map { String(typed[...$0]) } ?? ""
    let expanded = place.hasPrefix("~/") ? (surroundings.home ?? "") + place.dropFirst() : place
    let folder = expanded.isEmpty ? "." : expanded
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let isHiddenWanted = typed.dropFirst(place.count).hasPrefix(".")
    return names.sorted().compactMap { name in
      guard isHiddenWanted || !name.hasPrefix(".") else { return nil }
      let isFolder = Surroundings.isFolder(folder + "/" + name)
      guard isFolder || !onlyFolders else { return nil }
      return place + name + (isFolder ? "/" : "")
    }
  }
}
