import Foundation
import Testing

/// The places that papers name: files, folders, other pages.
@Suite("Where the papers point to")
struct PlacesInPapersTests {
  @Test("A link between papers leads somewhere", arguments: Paper.names)
  func links(name: String) throws {
    let paper = try Paper(name)
    let folder = paper.url.deletingLastPathComponent()
    for (line, link) in paper.links where !link.hasPrefix("http") {
      let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
      let target = parts[0].isEmpty ? paper.url : folder.appending(path: parts[0])
      guard FileManager.default.fileExists(atPath: target.path) else {
        Issue.record("\(paper.name):\(line): there is no \(link)")
        continue
      }
      guard parts.count > 1 else { continue }
      #expect(
        try Paper(at: target).anchors.contains(parts[1]),
        "\(paper.name):\(line): \(parts[0]) has no heading #\(parts[1])")
    }
  }

  @Test(
    "A Swift file that a paper names is there, and no other is called so",
    arguments: Paper.names)
  func files(name: String) throws {
    let paper = try Paper(name)
    let all = try ["Sources", "Tests", "Package.swift"].flatMap(Paper.files)
    for (line, code) in paper.codes {
      guard code.wholeMatch(of: #/[A-Za-z0-9/+]+\.swift/#) != nil else { continue }
      let found = all.filter { $0 == code || $0.hasSuffix("/" + code) }
      // A name alone may be that of an example.
      if found.isEmpty, !code.contains("/"), paper.examples.contains(code) { continue }
      #expect(!found.isEmpty, "\(paper.name):\(line): there is no \(code)")
    }
  }

  /// The words that end with a stroke, without it.
  private static func folders(in text: Substring) -> [String] {
    text.split(separator: " ").map { $0.trimmingCharacters(in: .init(charactersIn: ",:;.")) }
      .filter { $0.hasSuffix("/") }.map { String($0.dropLast()) }
  }

  /// The folders of the map in CONTRIBUTING.md: `Study`, `Study/Drill`.
  private static func map() throws -> Set<String> {
    let page = try Paper("CONTRIBUTING.md")
    let block = try #require(page.blocks.first { $0.lines.contains("Sources/") })
    var folders: Set<String> = []
    var module = ""
    for line in block.lines.drop(while: { $0 != "Sources/" }).dropFirst() {
      guard line.hasPrefix("  ") else { break }
      // What stands behind the first wide gap are the rooms of the module before it.
      let gap = line.dropFirst(2).firstRange(of: "  ")?.lowerBound ?? line.endIndex
      if !line.hasPrefix("   ") {
        let modules = Self.folders(in: line[..<gap])
        folders.formUnion(modules)
        module = modules.last ?? ""
      }
      folders.formUnion(Self.folders(in: line[gap...]).map { "\(module)/\($0)" })
    }
    return folders
  }

  @Test("The map in CONTRIBUTING.md has every folder of Sources, two levels deep, and no other")
  func house() throws {
    let map = try Self.map()
    let sources = Paper.root.appending(path: "Sources")
    for folder in map {
      #expect(
        FileManager.default.fileExists(atPath: sources.appending(path: folder).path),
        "CONTRIBUTING.md: there is no folder Sources/\(folder)")
    }
    for module in try Paper.folders(in: sources) {
      #expect(map.contains(module), "CONTRIBUTING.md does not have Sources/\(module)")
      for room in try Paper.folders(in: sources.appending(path: module)) where room != "include" {
        #expect(
          map.contains("\(module)/\(room)"),
          "CONTRIBUTING.md does not have Sources/\(module)/\(room)")
      }
    }
  }

  @Test("Each arrow in docs/architecture.md is a dependency in Package.swift")
  func arrows() throws {
    let package = try Paper("Package.swift").lines.joined(separator: "\n")
    let chains = try Paper("docs/architecture.md").lines.flatMap {
      $0.matches(of: #/`\w+`(?: → `\w+`)+/#).map { String($0.0) }
    }
    #expect(!chains.isEmpty)
    for chain in chains {
      let names = chain.matches(of: #/\w+/#).map { String($0.0) }
      for (upper, lower) in zip(names, names.dropFirst()) {
        let target = try Regex("name: \"\(upper)\",\\s+dependencies: \\[([^\\]]*)\\]")
        let dependencies = package.firstMatch(of: target)?.output[1].substring ?? ""
        #expect(dependencies.contains("\"\(lower)\""), "\(upper) does not depend on \(lower)")
      }
    }
  }
}
