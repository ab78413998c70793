import Foundation
import Testing

@Suite("tutor trace with a folder")
struct SourceFolderTests {
  @Test("What was fetched or built is left out, and a link that leads in a circle is not followed")
  func foreign() throws {
    let bench = try ScriptBench()
    try bench.write("App/Tally.swift", TraceScriptTests.source)
    for folder in [".build/checkouts/Other", ".git", "Pods", "Sub/DerivedData", "node_modules/x"] {
      try bench.write("App/\(folder)/Broken.swift", "struct {")
    }
    let folder = bench.folder + "/App"
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/Sub/circle", withDestinationPath: folder)
    for name in ["Waiting.swift", "waiting.png"] {
      #expect(mkfifo(folder + "/" + name, 0o600) == 0)
    }
    let run = try bench.run("trace", folder, "--json")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(try run.object()["root"] as? String == "Tally")
  }

  @Test("A folder of more files than one program has is refused in a sentence")
  func tooMany() throws {
    let bench = try ScriptBench()
    for number in 0...2_000 { try bench.write("Many/View\(number).swift", "") }
    let run = try bench.run("trace", bench.folder + "/Many", "--json")
    #expect(run.status == 66)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("holds more than 2000 Swift files"), "\(run.errors)")
  }

  @Test("A folder of more source than one program has is refused in a sentence")
  func tooLong() throws {
    let bench = try ScriptBench()
    let text = String(repeating: "// all of this is a remark\n", count: 200_000)
    for number in 1...4 { try bench.write("Long/View\(number).swift", text) }
    let run = try bench.run("trace", bench.folder + "/Long", "--json")
    #expect(run.status == 66)
    #expect(run.errors.contains("holds more than 20 MB of Swift"), "\(run.errors)")
  }

  private static let app = """
    import SwiftUI
    final class Store: ObservableObject { @Published var n = 1 }
    struct Home: View { var body: some View { Panel() } }
    struct Panel: View {
      @EnvironmentObject var store: Store
      var body: some View { Text("\\(store.n)") }
    }
    struct Row: View { let title: String; var body: some View { Text(title) } }
    struct Stuck: View { let none: [Int] = []; var body: some View { Text("\\(none[2])") } }
    """

  @Test("--all is a line for each view: how it mounts, or why it does not; and as JSON")
  func survey() throws {
    let bench = try ScriptBench()
    try bench.write("App/App.swift", Self.app)
    let folder = bench.folder + "/App"
    let run = try bench.run("trace", folder, "--all")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("Row") && $0.contains("Row(title: \"title\")") })
    #expect(lines.contains { $0.hasPrefix("Stuck  not mounted") && $0.contains("Index out of") })
    #expect(lines.last == "3 of 4 views mount (75%): 2 by name, 1 made up.")
    let json = try bench.run("trace", folder, "--all", "--json")
    let views = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
    #expect(views?.compactMap { $0["way"] as? String } == ["plain", "plain", "made up"])
  }

  @Test("A program that lacks an object is no success, and the message says what to write")
  func missingObject() throws {
    let bench = try ScriptBench()
    try bench.write("App/App.swift", Self.app)
    let app = "\n@main struct A: App { var body: some Scene { WindowGroup { Home() } } }"
    try bench.write("App/Main.swift", app)
    let run = try bench.run("trace", bench.folder + "/App", "--json")
    #expect(run.status == 65 && run.output.isEmpty)
    #expect(run.errors.contains("--root 'Home().environmentObject(Store())'"), "\(run.errors)")
  }

  @Test("A target is its own files and those of the targets that it uses, by Package.swift")
  func package() throws {
    let bench = try ScriptBench()
    try bench.write(
      "App/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App",
        targets: [
          .target(name: "Kit", path: "Shared"),
          .executableTarget(name: "Phone", dependencies: [.target(name: "Kit")]),
          .executableTarget(name: "Watch", dependencies: ["Kit"]),
        ])
      """)
    try bench.write("App/Shared/Word.swift", "let word = \"shared\"")
    let view = "import SwiftUI\nstruct NAME: View { var body: some View { Text(word) } }"
    for name in ["Phone", "Watch"] {
      try bench.write("App/Sources/\(name)/View.swift", view.replacing("NAME", with: name))
    }
    let folder = bench.folder + "/App"
    let run = try bench.run("trace", folder, "--target", "Watch", "--all")
    #expect(run.output.contains("1 of 1 views mount") && run.output.contains("Watch"))
    let unknown = try bench.run("trace", folder, "--target", "Car", "--all")
    #expect(unknown.status == 64)
    #expect(unknown.errors.contains("There is no target Car; there are Kit, Phone, Watch."))
  }

  @Test("A target is what its phase compiles, and the folders that are its own, by Xcode's project")
  func xcode() throws {
    let bench = try ScriptBench()
    try bench.write(
      "App/App.xcodeproj/project.pbxproj",
      """
      // !$*UTF8*$!
      { archiveVersion = 1; objects = {
        T1 = {isa = PBXNativeTarget; name = Phone; buildPhases = (P1); fileSystemSynchronizedGroups = (S1); };
        T2 = {isa = PBXNativeTarget; name = Watch; buildPhases = (P2); };
        P1 = {isa = PBXSourcesBuildPhase; files = (B1); };
        P2 = {isa = PBXSourcesBuildPhase; files = (B2); };
        B1 = {isa = PBXBuildFile; fileRef = F1; };
        B2 = {isa = PBXBuildFile; fileRef = F2; };
        G0 = {isa = PBXGroup; children = (G1, S1); sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; path = Old; children = (F1, F2); sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = One.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = Two.swift; sourceTree = "<group>"; };
        S1 = {isa = PBXFileSystemSynchronizedRootGroup; path = New; exceptions = (E1, E2); sourceTree = "<group>"; };
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1; membershipExceptions = (Four.swift); };
        E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T2; membershipExceptions = (Four.swift); };
      }; rootObject = X; }
      """)
    let view = "import SwiftUI\nstruct NAME: View { var body: some View { Text(\"a\") } }"
    for name in ["Old/One", "Old/Two", "New/Three", "New/Four"] {
      let type = String(name.split(separator: "/")[1])
      try bench.write("App/\(name).swift", view.replacing("NAME", with: type))
    }
    // A copy that stayed behind, and a file that nobody told the project of.
    try bench.write("App/Before/One.swift", view.replacing("NAME", with: "Left"))
    try bench.write("App/Before/Five.swift", view.replacing("NAME", with: "Five"))
    func views(_ target: String...) throws -> [String] {
      let run = try bench.run(
        ["trace", bench.folder + "/App"] + target.flatMap { ["--target", $0] }
          + ["--all", "--json"])
      let list = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]
      return (list ?? []).compactMap { $0["view"] as? String }.sorted()
    }
    #expect(try views("Phone") == ["One", "Three"])
    #expect(try views("Watch") == ["Four", "Two"])
    #expect(try views() == ["Five", "Four", "One", "Three", "Two"])
  }
}
