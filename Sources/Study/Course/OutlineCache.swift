import Curriculum

/// Keeps the outline of the pack that was opened last, so that a start need not read every lesson.
///
/// What it keeps is of use only to the same program and the same files, byte for byte: an edited
/// lesson is read, and checked with its whole pack. Whatever is wrong with what was kept, the pack
/// is read as if there were nothing.
public struct OutlineCache: Sendable {
  private let program: String
  private let load: @Sendable () -> [UInt8]?
  private let save: @Sendable ([UInt8]) -> Void

  /// - Parameters:
  ///   - program: tells this build of the program from every other one: another may read lessons
  ///     differently.
  ///   - load: gives what was saved last, nil if there is nothing.
  ///   - save: replaces it, as a whole or not at all; it may fail in silence.
  public init(
    program: String, load: @escaping @Sendable () -> [UInt8]?,
    save: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.program = program
    self.load = load
    self.save = save
  }

  /// The outline of a pack, if it was kept.
  func outline(of folder: PackFolder) -> CourseOutline? {
    guard let bytes = load() else { return nil }
    var reader = ByteReader(bytes)
    do {
      guard try reader.text() == Self.format, try reader.text() == program,
        try reader.mark() == folder.mark
      else { return nil }
      let sum = try reader.mark()
      guard reader.sumOfRest == sum else { return nil }
      return try CourseOutline(from: &reader)
    } catch { return nil }
  }

  func keep(_ outline: CourseOutline, of folder: PackFolder) {
    var contents = ByteWriter()
    outline.write(to: &contents)
    var writer = ByteWriter()
    writer.put(Self.format)
    writer.put(program)
    writer.put(folder.mark)
    writer.put(contents.sum)
    save(writer.bytes + contents.bytes)
  }

  /// Begins the file.
  private static let format = "swiftui-tutor outline"
}
