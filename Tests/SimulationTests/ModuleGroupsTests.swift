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

  @Test("an app's tests are a program beside it, and what they import says nothing of the app")
  func tests() throws {
    let app = """
      import SwiftUI
      @main struct Main: App { var body: some Scene { WindowGroup { Page() } } }
      struct Page: View { var body: some View { Text(title) } }
      """
    let files = [
      ("Shop/Main.swift", app), ("Shop/Song.swift", "struct Song {}\n"),
      ("ShopTests/PageTests.swift", "import XCTest\n@testable import Shop\nfinal class A {}\n"),
      ("ShopTests/Help/Made.swift", "import Foundation\nstruct Made {}\n"),
      ("MoreTests.swift", "import Testing\nstruct More {}\n"),
      ("Bloodtests/Sample.swift", "struct Sample {}\n"),
      ("LabTests/Test.swift", "struct Test {}\n"),
    ].map { SourceFile(path: $0.0, text: $0.1) }
    let groups = ModuleGroups(files).modules.map { $0.map { files[$0].name } }
    #expect(
      groups == [
        [
          "Shop/Main.swift", "Shop/Song.swift", "MoreTests.swift", "Bloodtests/Sample.swift",
          "LabTests/Test.swift",
        ],
        ["ShopTests/PageTests.swift", "ShopTests/Help/Made.swift"],
      ])
    let findings = try CompilerFindings(in: Array(files.prefix(4))).diagnostics
    #expect(findings.map(\.severity) == [.error] && findings[0].message.contains("`title`"))
  }

  @Test("an app beside another one may be extended by a file of the other's folder")
  func sharedFiles() {
    let view = """
      import SwiftUI
      struct Page: View {
        @Environment(\\.day) private var day
        var body: some View { Text("\\(day)") }
      }
      #Preview { Page().day(3) }
      """
    let shared = """
      import SwiftUI
      extension EnvironmentValues { @Entry var day = 1 }
      extension View { func day(_ day: Int) -> some View { environment(\\.day, day) } }
      """
    let app =
      "import SwiftUI\n@main struct Main: App { var body: some Scene { WindowGroup { Text(\"a\") } } }"
    let files = [
      "Watch/Page.swift": view, "Watch/Main.swift": app, "Phone/Day.swift": shared,
      "Phone/Main.swift": app,
    ].sorted { $0.key < $1.key }
      .map { SourceFile(path: "/x/" + $0.key, name: $0.key, text: $0.value) }
    #expect(ModuleGroups(files).isGuess)
    #expect((try? CompilerFindings(in: files))?.hasErrors == false)
  }

  @Test("a target of a package is a module")
  func targets() {
    #expect(
      groups(["Sources/One/A.swift", "Sources/Two/A.swift"]) == [
        ["Sources/One/A.swift"], ["Sources/Two/A.swift"],
      ])
  }

  @Test("folders of sources that nobody imports are one target")
  func undivided() {
    func modules(_ view: String, _ shape: String) -> Int {
      ModuleGroups([
        SourceFile(path: "Sources/Public/Day.swift", text: view),
        SourceFile(path: "Sources/Internal/Shape.swift", text: shape),
      ]).modules.count
    }
    let shape = "extension Day { struct Edge {} }\nstruct Corner {}\n"
    #expect(modules("struct Day {}\nstruct Edge {}\n", shape) == 1)
    #expect(modules("import Internal\nstruct Day {}\n", shape) == 2)
    #expect(modules("struct Day {}\nstruct Corner {}\n", shape) == 2)
    #expect(modules("@main struct One {}\n", shape + "@main struct Two {}\n") == 2)
  }
}
