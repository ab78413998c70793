import SwiftData
import SwiftUI

@Model final class Job {
  var name: String
  var rank = 0
  var done = false
  init(name: String) { self.name = name }
}

struct Finished: View {
  @Query(filter: #Predicate<Job> { $0.done }) private var jobs: [Job]
  var body: some View { Text("done: \(jobs.first?.name ?? "none")") }
}

struct Ranked: View {
  @Query(sort: \Job.rank) private var jobs: [Job]
  var body: some View { Text("ranked: \(jobs.map(\.name).joined(separator: " "))") }
}

struct Board: View {
  @Environment(\.modelContext) private var context
  @State private var first: Job?
  @State private var second: Job?

  var body: some View {
    VStack {
      Finished()
      Ranked()
      Button("Add") {
        let ironing = Job(name: "iron")
        let washing = Job(name: "wash")
        context.insert(ironing)
        context.insert(washing)
        first = ironing
        second = washing
      }
      Button("Finish") { second?.done = true }
      Button("Later") { first?.rank = 5 }
      Button("Tidy") { try? context.delete(model: Job.self, where: #Predicate { $0.done }) }
    }
  }
}
