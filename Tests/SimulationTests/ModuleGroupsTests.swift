import Testing

@testable import Simulation

/// Which files of a folder are one program.
@Suite struct ModuleGroupsTests {
  private func groups(_ names: [String]) -> [[String]] {
    let files = names.map { SourceFile(path: $0, text: "struct Song {}\n") }
    return ModuleGroups(files).modules.map { $0.map { files[$0].name } }
  }

  @Test("a playground is a program with its own sources, whatever lies beside it")
  func playgrounds() {
    #expect(
      groups([
        "Sorting/Sorting.playground/Contents.swift",
        "Sorting/Sorting.playground/Sources/Sorting.swift",
        "Sorting/Sorting.swift",
        "Sets/Sets.playground/Contents.swift",
        "Sets/Sets.playground/Sources/Set.swift",
      ]) == [
        [
          "Sorting/Sorting.playground/Contents.swift",
          "Sorting/Sorting.playground/Sources/Sorting.swift",
        ],
        ["Sorting/Sorting.swift"],
        ["Sets/Sets.playground/Contents.swift", "Sets/Sets.playground/Sources/Set.swift"],
      ])
  }

  @Test("a target of a package is a module")
  func targets() {
    #expect(
      groups(["Sources/One/A.swift", "Sources/Two/A.swift"]) == [
        ["Sources/One/A.swift"], ["Sources/Two/A.swift"],
      ])
  }
}
