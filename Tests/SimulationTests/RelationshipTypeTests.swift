import Simulation
import Testing

/// Relationships of models (N36), however their types are told.
@Suite struct RelationshipTypeTests {
  @Test(
    "a relationship is one whether its type is written or its value says it",
    arguments: ["var jobs: [Job] = []", "var jobs = [Job]()"])
  func types(_ property: String) throws {
    let source = """
      import SwiftUI
      import SwiftData
      @Model class Project {
        var name = "Home"
        @Relationship(deleteRule: .cascade) \(property)
        init() {}
      }
      @Model class Job {
        var title: String
        var project: Project?
        init(_ title: String) { self.title = title }
      }
      struct Root: View {
        @Environment(\\.modelContext) private var context
        @Query private var projects: [Project]
        @Query private var jobs: [Job]
        var body: some View {
          Button("Add") {
            let project = Project()
            context.insert(project)
            project.jobs.append(Job("Paint"))
          }
          ForEach(jobs) { Text("\\($0.title) of \\($0.project?.name ?? "none")") }
          Button("Drop") { context.delete(projects[0]) }
        }
      }
      @main struct Main: App {
        var body: some Scene { WindowGroup { Root() }.modelContainer(for: Project.self) }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Main.swift", text: source)]).mount("Main")
    try screen.perform(Event("tap \"Add\""))
    #expect(screen.elements.contains { $0.label == "Paint of Home" })
    try screen.perform(Event("tap \"Drop\""))
    #expect(!screen.elements.contains { $0.label.hasPrefix("Paint") })
  }
}
