import Foundation
import Testing

/// The homes of SwiftUI's views and modifiers are known by `Catalog`: one that it does not name would do
/// nothing, and nobody would say so.
struct CatalogTests {
  private static let framework = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/Simulation")

  @Test("Every type that says which views or modifiers behave as it does is in the catalog")
  func complete() throws {
    let catalog = try String(
      contentsOf: Self.framework.appendingPathComponent("Framework/Catalog.swift"),
      encoding: .utf8)
    let files = FileManager.default.enumerator(
      at: Self.framework, includingPropertiesForKeys: nil)
    var homes = 0
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      var owner = ""
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if line.hasPrefix("struct "),
          let found = line.firstMatch(of: /^struct (\w+): (View|Modifier)Behavior/)
        {
          owner = String(found.1)
        }
        // An expression is tried at each place of a line: most need no trial.
        guard line.contains("static let"),
          let found = line.firstMatch(of: /static let (views|modifiers): \[String: any/),
          !line.contains("private")
        else { continue }
        homes += 1
        #expect(catalog.contains("\(owner).\(found.1)"), "\(owner) is in no catalog")
      }
    }
    #expect(homes > 50)
  }

  @Test("The tree, which all views share, names no home")
  func treeKnowsNoHome() throws {
    var homes: Set<String> = []
    var texts: [String: String] = [:]
    let files = FileManager.default.enumerator(
      at: Self.framework, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      if file.path.contains("/Simulation/Framework/") {
        // A type that stands at the left edge can be seen everywhere, if it does not say otherwise.
        for found in text.matches(of: /(?m)^(?:final )?(?:struct|class|enum|protocol) (\w+)/) {
          homes.insert(String(found.1))
        }
      } else if file.path.contains("/Simulation/ViewTree/") {
        texts[file.lastPathComponent] = text
      }
    }
    #expect(homes.count > 80 && texts.count > 60)
    for (name, text) in texts {
      let code = text.split(separator: "\n").filter { $0.firstMatch(of: /^ *\/\//) == nil }
      let words = Set(code.joined(separator: "\n").matches(of: /\w+/).map { String($0.0) })
      #expect(
        words.isDisjoint(with: homes),
        "\(name) names \(words.intersection(homes).sorted().joined(separator: ", "))")
    }
  }
}
