import ArgumentParser
import Study

/// `tutor search`: finds words in the lessons.
struct SearchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Find words in lessons, listings, questions, traces and concepts.",
    discussion: """
      Words in any order; their beginnings are enough, and a part of a name finds it: change finds \
      onChange. What a question hides is not found before you have answered it. In a terminal it \
      opens a page to choose from; in a pipe and with --plain it prints a list.

      Examples: tutor search binding toggle
                tutor search --all onChange
                tutor search --exit-code matchedGeometryEffect || echo "not taught yet"
                tutor search --json state
      """)

  @Flag(help: "Print one JSON object.")
  var json = false

  @Flag(help: "List all places of each lesson, and not only the best.")
  var all = false

  @Flag(help: "Exit with 1 if nothing was found.")
  var exitCode = false

  @Argument(help: "What to search for.")
  var words: [String]

  @OptionGroup var shared: SharedOptions

  func run() throws {
    try reporting {
      let query = words.joined(separator: " ")
      let interactive = try Interactive(shared.chosen)
      if interactive.showsPages, !json, !all, !exitCode {
        return try interactive.start(.search(query))
      }
      let limit = all || json ? .max : SearchResults.fewPlaces
      let results = try Surroundings(shared.chosen).session().search(query, limit: limit)
      if json {
        write(document: try tutor.json(results))
      } else {
        write(lines: results.sentences(limit: limit))
      }
      if exitCode, results.isEmpty { throw ExitCode(ExitStatus.found.rawValue) }
    }
  }
}
