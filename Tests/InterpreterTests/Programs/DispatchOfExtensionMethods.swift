// A method that only an extension declares belongs to the static type; a requirement to the value.
protocol Greeter {
  var name: String { get }
  func greet() -> String
}

extension Greeter {
  func greet() -> String { "hello from the default, \(name)" }
  func shout() -> String { greet().uppercased() + "!" }
}

struct Polite: Greeter {
  let name: String
  func greet() -> String { "good day, \(name)" }
  func shout() -> String { "(whispers) \(name)" }
}

struct Plain: Greeter { let name: String }

let polite = Polite(name: "Ada")
let asGreeter: any Greeter = polite
print(polite.shout())
print(asGreeter.shout())
print(asGreeter.greet())
func generic<G: Greeter>(_ greeter: G) -> String { greeter.shout() + " / " + greeter.greet() }
print(generic(polite))
print(generic(Plain(name: "Bob")))
for greeter in [polite, Plain(name: "Cy")] as [any Greeter] { print(greeter.shout()) }
