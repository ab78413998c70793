import ArgumentParser
import CardStore
import Study

/// `tutor link`: a connection of the learner's own between two concepts.
struct LinkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "link",
    abstract: "Connect two concepts, and say why they belong together.",
    discussion: """
      The map shows the connection, and a card asks you for the reason. To link the same two again \
      gives another reason. The concepts are listed by: tutor map

      Examples: tutor link state-lifetime structural-identity "the address is where the box stands"
                tutor link state-reads observation-reads "because both are told by a read"
      """)

  @Argument(help: "A concept.", completion: .values(.concept))
  var first: String

  @Argument(help: "Another one.", completion: .values(.concept))
  var second: String

  @Argument(help: "Why they belong together.")
  var because: [String]

  @Flag(help: "Print one JSON object: the link.")
  var json = false

  @OptionGroup var shared: SharedOptions

  func validate() throws {
    if because.isEmpty { throw ValidationError("Say why they belong together.") }
  }

  func run() throws {
    try reporting {
      let session = try Surroundings(shared.chosen).session()
      let link = try session.link(first, second, because: because.joined(separator: " "))
      try report([link], session, json: json) {
        "Linked \($0.concepts[0]) and \($0.concepts[1]), because \($0.text)"
      }
    }
  }
}
