import Curriculum
import Simulation
import Synchronization

/// What an ``OutlineCache`` kept of a pack. It begins with its length; then come what it is of, the
/// outline, and where the text of each lesson is; and behind that the texts.
struct KeptOutline: Sendable {
  /// Of the files as they were listed; that of nothing if their stamps say too little.
  let listing: ContentMark
  /// Of their contents.
  let folder: ContentMark
  /// Stands behind the two marks.
  private let rest: ByteReader
  private let head: Int
  private let source: KeptFile
  private let places = Places()

  /// nil unless this very program wrote it, and all of it but the texts is sound.
  init?(_ source: KeptFile, program: String) {
    guard let head = Self.head(source), let bytes = source.bytes(Self.lengthBytes..<head) else {
      return nil
    }
    var reader = ByteReader(bytes)
    do {
      guard try reader.text() == Self.format, try reader.text() == program else { return nil }
      let sum = try reader.mark()
      guard reader.sumOfRest == sum else { return nil }
      listing = try reader.mark()
      folder = try reader.mark()
    } catch { return nil }
    rest = reader
    self.head = head
    self.source = source
  }

  func outline() -> CourseOutline? {
    var reader = rest
    return try? CourseOutline(from: &reader)
  }

  /// The bytes of a lesson as they were; none if they are lost, and the file is another by now.
  ///
  /// - Parameter path: as in `Lesson.path`.
  func text(ofLessonAt path: String) -> [UInt8] {
    guard let place = places.all(behindOutline: rest)[path] else { return [] }
    let range = head + place.start..<head + place.start + place.count
    let candidates = [{ source.bytes(range) }, { Lesson.bytes(at: path) }]
    return candidates.lazy.compactMap { $0() }.first { ContentMark(of: $0) == place.mark } ?? []
  }

  private struct Place {
    var start: Int
    var count: Int
    var mark: ContentMark
  }

  /// Where the texts are, read when the first of them is wanted.
  private final class Places: Sendable {
    private let known = Mutex<[String: Place]?>(nil)

    /// By the paths of the lessons.
    func all(behindOutline rest: ByteReader) -> [String: Place] {
      known.withLock { known in
        let places = known ?? Self.read(rest)
        known = places
        return places
      }
    }

    private static func read(_ rest: ByteReader) -> [String: Place] {
      var reader = rest
      guard (try? CourseOutline(from: &reader)) != nil,
        let places = try? reader.list(of: { reader throws(ByteReader.Damage) in
          (
            try reader.text(),
            Place(start: try reader.number(), count: try reader.number(), mark: try reader.mark())
          )
        })
      else { return [:] }
      return Dictionary(places, uniquingKeysWith: { first, _ in first })
    }
  }

  /// Begins the file, after its length.
  private static let format = "swiftui-tutor outline and texts"
  private static let lengthBytes = 8

  private static func head(_ source: KeptFile) -> Int? {
    guard let bytes = source.bytes(0..<lengthBytes) else { return nil }
    var reader = ByteReader(bytes)
    // No pack comes near that; damage may.
    guard let length = try? reader.number(), (lengthBytes..<1 << 30).contains(length) else {
      return nil
    }
    return length
  }

  static func bytes(
    _ outline: CourseOutline, of folder: PackFolder, listing: ContentMark, program: String
  ) -> [UInt8] {
    var texts: [UInt8] = []
    var contents = ByteWriter()
    contents.put(listing)
    contents.put(folder.mark)
    outline.write(to: &contents)
    contents.put(outline.lessons.map(\.front.path)) { writer, path in
      let text = folder.bytes(ofLessonAt: path) ?? []
      writer.put(path)
      writer.put(texts.count)
      writer.put(text.count)
      writer.put(ContentMark(of: text))
      texts += text
    }
    var head = ByteWriter()
    head.put(format)
    head.put(program)
    head.put(contents.sum)
    var file = ByteWriter()
    file.put(lengthBytes + head.bytes.count + contents.bytes.count)
    return file.bytes + head.bytes + contents.bytes + texts
  }
}
