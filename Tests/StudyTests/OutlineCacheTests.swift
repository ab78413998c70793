import Curriculum
import Simulation
import Testing

@testable import Study

@Suite("What is kept of the lessons between two starts")
struct OutlineCacheTests {
  private let kept = Kept()

  @Test("makes the same course as reading the lessons does")
  func same() throws {
    let read = try course(folder())
    #expect(kept.saves == 1)
    kept.reads = 0
    let again = try course(folder())
    #expect(kept.saves == 1 && kept.reads == 0, "it was read again")
    #expect(Facts(again) == Facts(read))
    #expect(Facts(again) == Facts(Course(try Pack(folder()))))
    #expect(again.cards.map(\.id) == ["mine/taps-kept-by", "mine/two#1", "mine/two#2", "mine/who"])
    #expect(again.traces.map(\.eventWords) == ["0"])
    #expect(again.lessons.allSatisfy { $0.pages.map { $0.item?.id } == $0.steps })
    #expect(again.topics.map(\.slug) == ["mine"])
    #expect(again.misconception("wrong-idea")?.truth == "Right.")
  }

  @Test("is of no use for files that differ in a single byte: an edited lesson has its new text")
  func edited() throws {
    _ = try course(folder())
    let edited = try course(folder(changing: "Some words.", to: "Some swords."))
    #expect(edited.lessons.first?.pages.first?.blocks.first?.words == "Some swords.")
    let renamed = try course(folder(changing: "id: who", to: "id: why"))
    #expect(renamed.cards.map(\.id).contains("mine/why"))
    var moved = folder()
    moved.files["02-more/b.md"] = moved.files.removeValue(forKey: "01-start/a.md")
    #expect(try course(moved).lessons.map(\.part.title) == ["More"])
    #expect(kept.saves == 4)
  }

  @Test("believes stamps only when a later change would have changed them")
  func youngStamps() throws {
    kept.hasCoarseClock = true
    kept.now = Kept.written + 1_000_000_000
    _ = try course(folder())
    // The size and the time are what they were.
    let edited = try course(folder(changing: "Some words.", to: "Some swans."))
    #expect(edited.lessons.first?.pages.first?.blocks.first?.words == "Some swans.")
    kept.now = Kept.written + 10_000_000_000
    _ = try course(folder(changing: "Some words.", to: "Some swans."))
    kept.reads = 0
    _ = try course(folder(changing: "Some words.", to: "Some swans."))
    #expect(kept.reads == 0)
  }

  @Test("of files that only have new stamps is still the outline: nothing is checked anew")
  func touched() throws {
    _ = try course(folder())
    var touched = kept.listing(folder())
    for inside in touched.files.keys { touched.files[inside]?.modified += 1 }
    for _ in 1...2 {
      _ = try Course(touched, cache: kept.cache()) { _ in
        kept.reads += 1
        return folder()
      }
    }
    #expect(kept.reads == 2, "one to make it, one for the new stamps")
    #expect(kept.saves == 2)
  }

  @Test("holds the texts: lessons that are edited while they are open stay what they were")
  func editedLater() throws {
    _ = try course(folder())
    let opened = try course(folder())
    _ = try course(folder(changing: "Some words.", to: "Some swords."))
    #expect(opened.lessons.first?.pages.first?.blocks.first?.words == "Some words.")
  }

  @Test("does not load a pack that has an error now")
  func unsound() throws {
    _ = try course(folder())
    let broken = folder(changing: "kind: typed", to: "kind: guess")
    for _ in 1...2 { #expect(throws: UnsoundPack.self) { try course(broken) } }
    #expect(kept.saves == 1)
  }

  @Test("does not hold a pack of which a lesson is left out, so that it is told each time")
  func leftOut() throws {
    var broken = folder()
    broken.files["01-start/b.md"] = Array("no front matter\n".utf8)
    for _ in 1...2 {
      let course = try course(broken)
      #expect(course.lessons.map(\.title) == ["One tap"])
      #expect(course.leftOut.map(\.path) == ["Lessons/01-start/b.md"])
      #expect(course.leftOut.first?.findings.isEmpty == false)
    }
    #expect(kept.saves == 0)
    // Who builds on a lesson that cannot be read is taught: it is not to blame.
    var following = lesson.replacing("requires: []", with: "requires: [broken]")
    #expect(following != lesson)
    broken.files["01-start/a.md"] = Array(following.utf8)
    #expect(try course(broken).lessons.count == 1)
    following = following.replacing("kind: typed", with: "kind: guess")
    broken.files["01-start/a.md"] = Array(following.utf8)
    #expect(throws: UnsoundPack.self) { try course(broken) }
    // What belongs to all lessons has to be sound.
    var common = folder()
    common.files["misconceptions.yml"] = Array("}{".utf8)
    #expect(throws: UnsoundPack.self) { try course(common) }
  }

  @Test("is of no use for another build of the program")
  func program() throws {
    _ = try course(folder(), for: "one")
    _ = try course(folder(), for: "two")
    #expect(kept.saves == 2)
  }

  @Test("does no harm when it is cut off, has a wrong byte or is something else altogether")
  func damaged() throws {
    let facts = Facts(try course(folder()))
    let sound = try #require(kept.bytes)
    // The text of the lesson stands behind the outline, and is looked at when it is opened.
    let head = sound.count - (folder().files["01-start/a.md"]?.count ?? 0)
    let cuts = stride(from: 0, to: head, by: 7).map { Array(sound[..<$0]) }
    let flips = stride(from: 0, to: head, by: 5).map { place in
      var bytes = sound
      bytes[place] ^= 1 << UInt8(place % 8)
      return bytes
    }
    let others: [[UInt8]] = [
      [], [0xFF], Array(repeating: 0xFF, count: 4096), Array("no outline at all".utf8),
    ]
    for bytes in cuts + flips + others {
      kept.bytes = bytes
      kept.saves = 0
      #expect(Facts(try course(folder())) == facts)
      #expect(kept.saves == 1, "damage was taken for an outline")
      #expect(kept.bytes == sound)
    }
  }

  @Test("never gives a text that is not the lesson's: a damaged one is no text")
  func damagedText() throws {
    _ = try course(folder())
    var damaged = try #require(kept.bytes)
    damaged[damaged.count - 9] ^= 1
    kept.bytes = damaged
    let course = try course(folder())
    #expect(kept.saves == 1)
    #expect(course.lessons.map(\.title) == ["One tap"])
    #expect(course.lessons.first?.pages.isEmpty == true)
  }

  private func course(_ folder: PackFolder, for program: String = "program") throws -> Course {
    try Course(kept.listing(folder), cache: kept.cache(program)) { _ in
      kept.reads += 1
      return folder
    }
  }
}

/// A cache in memory.
private final class Kept: @unchecked Sendable {
  /// When the files were written last, and what time it is.
  static let written = 1_800_000_000_000_000_000
  var now = written + 60_000_000_000
  var bytes: [UInt8]?
  var saves = 0
  /// How often the files of the pack were read.
  var reads = 0

  func cache(_ program: String = "program") -> OutlineCache {
    OutlineCache(program: program, now: { self.now }) {
      self.bytes.map { bytes in
        KeptFile {
          bytes.indices.contains($0.lowerBound) && $0.upperBound <= bytes.count
            ? Array(bytes[$0]) : nil
        }
      }
    } save: {
      self.bytes = $0
      self.saves += 1
    }
  }

  /// Whether everything is written in one tick of the disk's clock; else other contents have
  /// another time.
  var hasCoarseClock = false

  func listing(_ folder: PackFolder) -> PackListing {
    PackListing(
      path: folder.path,
      files: folder.files.mapValues { bytes in
        let later = hasCoarseClock ? 0 : Int(ContentMark(of: bytes).first % 1000)
        return FileStamp(
          size: bytes.count, number: 1, modified: Self.written + later,
          changed: Self.written + later)
      })
  }
}

/// All that a course says.
private struct Facts: Equatable {
  let name: String
  let lessons: [String]
  let cards: [String]
  let misconceptions: [Misconception]
  let topics: [Topic]

  init(_ course: Course) {
    name = course.name
    topics = course.topics
    misconceptions = course.misconceptions
    lessons = course.lessons.map { lesson in
      let front = [
        "\(lesson.number)", "\(lesson.part)", lesson.id, lesson.title, lesson.summary,
        "\(lesson.minutes)", "\(lesson.requires)", "\(lesson.concepts)", "\(lesson.steps)",
      ]
      return (front + ["\(lesson.lesson)", "\(lesson.pages)"]).joined(separator: "\n")
    }
    cards = course.cards.map { card in
      "\(card.definition) \(card.itemID) \(String(describing: card.deletion)) \(card.lesson.id)"
        + " \(String(describing: card.eventWords)) \(card.item)"
    }
  }
}

extension Block {
  fileprivate var words: String {
    if case .paragraph(let prose, _) = self { prose.text } else { "" }
  }
}

private func folder(changing old: String = "", to new: String = "") -> PackFolder {
  var lines = lesson.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  for index in lines.indices where lines[index] == old { lines[index] = new }
  return PackFolder(
    path: "Lessons",
    files: [
      "pack.yml": Array("name: mine\n".utf8), "misconceptions.yml": Array(misconceptions.utf8),
      "topics.yml": Array("- {slug: mine, title: Mine, lessons: [taps], concepts: []}\n".utf8),
      "01-start/a.md": Array(lines.joined(separator: "\n").utf8),
    ])
}

private let misconceptions = """
  - slug: wrong-idea
    belief: "Wrong."
    truth: "Right."
    lesson: taps
  """

private let lesson = """
  ---
  id: taps
  title: "One tap"
  summary: "Who is told when a state is written."
  minutes: 3
  requires: []
  concepts: ["state-reads"]
  platform: "iOS 17, macOS 14 or later"
  checked: "2026-11-21"
  sources: ["Apple: State (SwiftUI reference)"]
  ---
  Some words.

  ```swift id=counter
  struct Counter: View {
    @State private var taps = 0
    var body: some View { VStack { Caption(text: "Taps"); Button("\\(taps)") { taps += 1 } } }
  }
  struct Caption: View {
    let text: String
    var body: some View { Text(text) }
  }
  ```

  ```quiz
  id: taps-kept-by
  kind: typed
  accept: @State | State
  why: `@State` keeps the value outside the struct.

  Which property wrapper lets `Counter` keep its count?
  ```

  ```quiz
  id: two
  kind: cloze
  was: three
  concepts: state-reads
  why: A write tells who has read.

  A {{1: write}} tells the bodies that {{2: read}} the value.
  ```

  ```trace
  id: who
  listing: counter
  root: Counter
  do: tap "0"
  ask: bodies
  why: `Counter.body` read `taps`.

  Which bodies run after the tap?

  - [x] `Counter.body`
    > It read `taps` while it ran.
  - [ ] `Caption.body`
    > [wrong-idea] Its input is equal to what it was.
  ```
  """
