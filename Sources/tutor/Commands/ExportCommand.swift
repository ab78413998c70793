import ArgumentParser
import CardStore
import Foundation
import Study
import Terminal

/// `tutor export`: writes what the store knows for other programs.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write your cards and answers for other programs.",
    discussion: """
      json is everything, and `tutor import` reads it; csv is one row for each answer; apkg is a \
      package for Anki, with the state of every card.

      Examples: tutor export cards.json
                tutor export --format csv > answers.csv
                tutor export swiftui.apkg
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable { case json, csv, apkg }

  @Option(help: "json, csv or apkg; if left out, the file's ending says it, or json.")
  var format: Format?

  @Flag(help: "Replace a file that is there already.")
  var force = false

  @Argument(help: "The file to write; standard output if left out.", completion: .file())
  var file: String?

  @OptionGroup var shared: SharedOptions

  func run() throws {
    try reporting {
      let format = try chosenFormat()
      switch format {
      case .json:
        try write(
          { try store().exportDocument(to: $0) }, toFile: { $0.escapedInJSON() },
          toOutput: StandardStream.output.write(json:))
      case .csv:
        try write(
          { try store().exportAnswers(to: $0) }, toFile: \.escapedInTable,
          toOutput: StandardStream.output.write(table:))
      case .apkg: try exportAnki()
      }
    }
  }

  private func chosenFormat() throws -> Format {
    if let format { return format }
    guard let file else { return .json }
    let ending = file.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
    guard let format = Format(rawValue: ending.lowercased()) else {
      throw Failure(
        .usage, "The ending of \(file) does not say what to write; add --format json, csv or apkg.")
    }
    return format
  }

  private func store() throws -> CardStore {
    try CardStore(path: Surroundings(shared.chosen).storePath)
  }

  /// To the file, which then is there whole or not at all, or to standard output.
  private func write(
    _ pieces: (@escaping (String) throws -> Void) throws -> Void,
    toFile escaped: @escaping (String) -> String, toOutput: @escaping (String) -> Void
  ) throws {
    guard let file else { return try pieces(toOutput) }
    try work.run { progress in
      try DraftFile.write(to: file, isForced: force) { write in
        try pieces { piece in
          try progress(nil)
          try write(escaped(piece))
        }
      }
    }
    tutor.write(lines: ["Wrote \(file)."])
  }

  private var work: LongWork { LongWork("Writing", isShown: shared.plain != true) }

  private func exportAnki() throws {
    guard let file else {
      throw Failure(.usage, "A package for Anki is no text: name a file, such as swiftui.apkg.")
    }
    let session = try Surroundings(shared.chosen).session()
    let report = try work.run {
      try session.exportAnki(to: file, isForced: force, progress: $0)
    }
    tutor.write(lines: ["Wrote \(file): \(report.cards) cards, \(report.reviews) reviews."])
    if report.leftOut > 0 {
      remark([
        "\(report.leftOut) cards have no text, and are not in it: drills, and what left the lessons."
      ])
    }
  }
}
