import ArgumentParser
import Study

/// `tutor map`: what is known of each concept, and what it rests on.
struct MapCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "map",
    abstract: "Show what you know of each concept, and what it rests on.",
    discussion: """
      A concept is unseen until a card about it was answered. It is known when at least half of its \
      cards were answered and the mean chance that you still know those is no lower than the \
      retention that you wish for (see tutor retention); else it is shaky. What a concept rests on \
      must be understood first. Connections of your own (see tutor link) stand with it, marked ~.

      Examples: tutor map
                tutor map state-reads
                tutor map --json
      """)

  @Flag(help: "Print one JSON object.")
  var json = false

  @Argument(help: "A concept; all of them if left out.", completion: .values(.concept))
  var concept: [String] = []

  @OptionGroup var shared: SharedOptions

  func run() throws {
    try reporting {
      let interactive = try Interactive(shared.chosen)
      let name = concept.asOneName
      if interactive.showsPages, !json { return try interactive.start(.map(name)) }
      var map = try Surroundings(shared.chosen).session().conceptMap()
      if let name { map = try map.narrowed(to: name) }
      if json { return write(document: try tutor.json(map)) }
      write(
        lines: name == nil
          ? map.sentences
          : map.concepts.flatMap { [$0.sentence] + $0.details }
            + map.links.map(\.sentence))
    }
  }
}
