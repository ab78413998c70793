@globalActor actor Store { static let shared = Store() }

@Store final class Repository {
  var rows: [String] = []
  func add(_ row: String) { rows.append(row) }
}

@Store struct Settings {
  var size = 3
  var name: String
}

@Store class Base { var count = 1 }
@Store final class Derived: Base { var more = [2] }

let repository = await Repository()
await repository.add("x")
print(await repository.rows)
let settings = await Settings(name: "a")
print(await settings.size, await settings.name)
let derived = await Derived()
print(await derived.count, await derived.more)
