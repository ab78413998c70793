enum Trace {
  @TaskLocal static var user = "nobody"
  @TaskLocal static var depth: Int?
}
func whoami() -> String { "\(Trace.user)@\(Trace.depth ?? 0)" }
Trace.$user.withValue("ann") {
  print(whoami())
  Trace.$depth.withValue(2) { print(whoami()) }
}
print(whoami(), Trace.$user.get())
func later() async -> String { await Task.yield(); return whoami() }
await Trace.$user.withValue("bob") {
  let child = Task { await later() }
  let stranger = Task.detached { await later() }
  print(await child.value, await stranger.value)
  let all = await withTaskGroup(of: String.self) { group in
    for n in 1...2 { group.addTask { await Trace.$depth.withValue(n) { await later() } } }
    return await group.reduce(into: []) { $0.append($1) }
  }
  print(all.sorted())
}
struct Failure: Error {}
do {
  try Trace.$depth.withValue(7) {
    print(whoami()); throw Failure()
  }
} catch { print(whoami(), error) }
