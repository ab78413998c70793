import Foundation

/// Keeps what there was to say of a large program, so that it need not be put on the screen again to
/// say the same: a simulation depends on nothing but the program and what happens to it.
///
/// What it keeps is of use only to the same build of this program and the same texts. Whatever is
/// wrong with what was kept, it is as if there were nothing.
public struct AnswerCache: Sendable {
  private let program: String
  private let load: @Sendable (_ name: String) -> [UInt8]?
  private let save: @Sendable (_ name: String, [UInt8]) -> Void
  /// Of Swift together: what is smaller is on the screen sooner than anybody notices.
  var fewestBytes = 100_000

  /// - Parameters:
  ///   - program: tells this build of the program from every other one: another may say other things.
  ///   - load: gives what was saved by a name, nil if there is nothing.
  ///   - save: saves it, as a whole or not at all; it may fail in silence, and forget what is old.
  public init(
    program: String, load: @escaping @Sendable (_ name: String) -> [UInt8]?,
    save: @escaping @Sendable (_ name: String, [UInt8]) -> Void
  ) {
    self.program = program
    self.load = load
    self.save = save
  }

  /// Keeps nothing.
  public static let none = AnswerCache(program: "", load: { _ in nil }, save: { _, _ in })

  /// What was asked: texts of files, and what is wanted of them.
  public struct Question: Sendable, Hashable { fileprivate var name: String }

  /// - Parameters:
  ///   - files: All of the program.
  ///   - parts: What else the answer depends on, each part in its place.
  /// - Returns: nil for a program whose answers are not worth being kept.
  public func question(about files: [SourceFile], _ parts: [String]) -> Question? {
    let bytes = files.reduce(0) { $0 + ($1.isResource ? 0 : $1.text.utf8.count) }
    guard bytes >= fewestBytes else { return nil }
    var mark = ContentMark()
    mark.add(program)
    mark.add(parts.count)
    for part in parts { mark.add(part) }
    for file in files {
      for text in [file.path, file.name, file.text] { mark.add(text) }
      mark.add(file.isResource ? 1 : 0)
    }
    return Question(name: mark.text)
  }

  /// What was kept; nil if nothing was.
  public func answer<Answer: Decodable>(to question: Question) -> Answer? {
    guard let bytes = load(question.name).flatMap(ContentMark.unsealed) else { return nil }
    return try? JSONDecoder().decode(Answer.self, from: Data(bytes))
  }

  /// More is not worth reading again.
  private static let mostBytes = 4_000_000

  public func keep(_ answer: some Encodable, to question: Question) {
    guard let bytes = try? JSONEncoder().encode(answer), bytes.count <= Self.mostBytes else {
      return
    }
    save(question.name, ContentMark.sealed(Array(bytes)))
  }
}
