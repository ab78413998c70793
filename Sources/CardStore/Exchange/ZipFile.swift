import CMinizip
import Foundation

/// A zip file, by way of minizip.
struct ZipFile {
  let path: String
  /// What it is called in sentences.
  let shownAs: String

  /// Makes the file, with the same bytes for the same entries. To make it a few hundredths smaller would take
  /// longer than all else.
  func write(_ entries: [(name: String, content: URL)]) throws {
    guard let zip = zipOpen(path, 0) else {
      throw ExchangeError.inputOutput(path: shownAs, reason: "its folder cannot be written to")
    }
    var isWritten = true
    for (name, content) in entries {
      var facts = zip_fileinfo()
      facts.dosDate = 0x0021_0000  // 1 January 1980
      isWritten =
        isWritten
        && zipOpenNewFileInZip(
          zip, name, &facts, nil, 0, nil, 0, nil, Z_DEFLATED, Z_BEST_SPEED) == ZIP_OK
        && writeCurrent(zip, content)
        && zipCloseFileInZip(zip) == ZIP_OK
    }
    let isClosed = zipClose(zip, nil) == ZIP_OK
    guard isWritten, isClosed else {
      throw ExchangeError.inputOutput(path: shownAs, reason: "the disk did not take it all")
    }
  }

  /// Piece by piece: a collection may be larger than memory.
  private func writeCurrent(_ zip: zipFile, _ content: URL) -> Bool {
    guard let file = try? FileHandle(forReadingFrom: content) else { return false }
    defer { try? file.close() }
    do {
      while let piece = try file.read(upToCount: Self.piece), !piece.isEmpty {
        let isWritten = piece.withUnsafeBytes {
          zipWriteInFileInZip(zip, $0.baseAddress, UInt32($0.count)) == ZIP_OK
        }
        guard isWritten else { return false }
      }
      return true
    } catch {
      return false
    }
  }

  private static let piece = 1 << 20

  /// Whether there is an entry of that name.
  func contains(_ name: String) throws -> Bool {
    try reading { unzLocateFile($0, name, 1) == UNZ_OK }
  }

  /// Writes the content of an entry to a file, piece by piece.
  func extract(_ name: String, to file: URL) throws {
    try reading { zip in
      guard unzLocateFile(zip, name, 1) == UNZ_OK, unzOpenCurrentFile(zip) == UNZ_OK else {
        throw damaged
      }
      try writeCurrent(of: zip, to: file)
      // The check sum is compared here.
      guard unzCloseCurrentFile(zip) == UNZ_OK else { throw damaged }
    }
  }

  private func reading<Result>(_ body: (unzFile) throws -> Result) throws -> Result {
    guard let zip = unzOpen(path) else {
      throw ExchangeError.unusable(path: shownAs, reason: "it is no zip file, or not all of it")
    }
    defer { unzClose(zip) }
    return try body(zip)
  }

  private func writeCurrent(of zip: unzFile, to file: URL) throws {
    guard FileManager.default.createFile(atPath: file.path, contents: nil),
      let target = try? FileHandle(forWritingTo: file)
    else { throw ExchangeError.inputOutput(path: file.path, reason: "it cannot be written") }
    defer { try? target.close() }
    var buffer = [UInt8](repeating: 0, count: Self.piece)
    var size = 0
    while size <= Self.largest {
      let count = Int(unzReadCurrentFile(zip, &buffer, UInt32(buffer.count)))
      if count < 0 { throw damaged }
      if count == 0 { return }
      size += count
      do { try target.write(contentsOf: buffer[..<count]) } catch {
        throw ExchangeError.inputOutput(path: file.path, reason: "the disk did not take it all")
      }
    }
    throw damaged
  }

  /// Larger entries are refused: a few bytes of zip can claim to be anything.
  private static let largest = 1 << 30

  private var damaged: ExchangeError { .unusable(path: shownAs, reason: "it is damaged") }
}
