import CMinizip
import Foundation

/// A zip file, by way of minizip.
struct ZipFile {
  let path: String
  /// What it is called in sentences.
  let shownAs: String

  /// Makes the file, with the same bytes for the same entries.
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
          zip, name, &facts, nil, 0, nil, 0, nil, Z_DEFLATED, Z_DEFAULT_COMPRESSION) == ZIP_OK
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

  /// The content of each of the entries that are there.
  func read(_ names: [String]) throws -> [String: Data] {
    guard let zip = unzOpen(path) else {
      throw ExchangeError.unusable(path: shownAs, reason: "it is no zip file, or not all of it")
    }
    defer { unzClose(zip) }
    var contents: [String: Data] = [:]
    for name in names where unzLocateFile(zip, name, 1) == UNZ_OK {
      contents[name] = try current(zip)
    }
    return contents
  }

  /// Larger entries are refused: a few bytes of zip can claim to be anything.
  private static let largest = 1 << 30

  private func current(_ zip: unzFile) throws -> Data {
    let damaged = ExchangeError.unusable(path: shownAs, reason: "it is damaged")
    guard unzOpenCurrentFile(zip) == UNZ_OK else { throw damaged }
    var content = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while content.count <= Self.largest {
      let count = Int(unzReadCurrentFile(zip, &buffer, UInt32(buffer.count)))
      if count < 0 { break }
      if count == 0 {
        // The check sum is compared here.
        guard unzCloseCurrentFile(zip) == UNZ_OK else { throw damaged }
        return content
      }
      content += buffer.prefix(count)
    }
    unzCloseCurrentFile(zip)
    throw damaged
  }
}
