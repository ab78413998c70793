import Foundation

/// What the beginning of a picture's file says of its size.
enum PictureHeader {
  /// Enough for the headers of all but a few photographs.
  private static let length = 256 * 1024

  /// The size in pixels, or in points for a drawing made of lines; nil for what cannot be read.
  static func size(ofFile path: String) -> (width: Double, height: Double)? {
    // What is no file would be waited for without end.
    guard SourceFolder.size(ofFile: path) != nil,
      let file = FileHandle(forReadingAtPath: path)
    else { return nil }
    defer { try? file.close() }
    // Most are PNG, of which the beginning is enough.
    guard let start = try? file.read(upToCount: 64) else { return nil }
    if let size = portableGraphics([UInt8](start)) { return size }
    let rest = (try? file.read(upToCount: length)) ?? Data()
    return size(of: [UInt8](start + rest))
  }

  static func size(of bytes: [UInt8]) -> (width: Double, height: Double)? {
    if let size = portableGraphics(bytes) { return size }
    if bytes.starts(with: [0xff, 0xd8]) { return photograph(bytes) }
    if bytes.starts(with: Array("GIF8".utf8)) {
      return pair(little(bytes, at: 6), little(bytes, at: 8))
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return bytes.starts(with: Array("%PDF".utf8)) ? page(text) : lines(text)
  }

  /// PNG (RFC 2083): the first chunk is the header.
  private static func portableGraphics(_ bytes: [UInt8]) -> (width: Double, height: Double)? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]) else { return nil }
    return pair(
      big(bytes, at: 16) << 16 | big(bytes, at: 18), big(bytes, at: 20) << 16 | big(bytes, at: 22))
  }

  /// JPEG (ITU T.81): the frame's header stands somewhere among the segments.
  private static func photograph(_ bytes: [UInt8]) -> (width: Double, height: Double)? {
    var place = 2
    while place + 9 < bytes.count {
      guard bytes[place] == 0xff else { return nil }
      let marker = bytes[place + 1]
      let isFrame = (0xc0...0xcf).contains(marker) && ![0xc4, 0xc8, 0xcc].contains(marker)
      if isFrame { return pair(big(bytes, at: place + 7), big(bytes, at: place + 5)) }
      // Fill bytes have no length.
      place += marker == 0xff ? 1 : 2 + max(2, big(bytes, at: place + 2))
    }
    return nil
  }

  /// PDF: the first page's box.
  private static func page(_ text: String) -> (width: Double, height: Double)? {
    let number = #"\s*(-?[0-9.]+)"#
    guard let box = try? Regex(#"/MediaBox\s*\["# + String(repeating: number, count: 4)),
      let found = text.firstMatch(of: box)
    else { return nil }
    let edges = (1...4).compactMap { found[$0].substring.flatMap { Double($0) } }
    guard edges.count == 4 else { return nil }
    return (edges[2] - edges[0], edges[3] - edges[1])
  }

  /// SVG: the width and height of the picture, or of its box.
  private static func lines(_ text: String) -> (width: Double, height: Double)? {
    guard let start = text.range(of: "<svg"),
      let end = text[start.upperBound...].firstIndex(of: ">")
    else { return nil }
    let tag = String(text[start.upperBound..<end])
    func length(_ name: String) -> Double? {
      guard let attribute = try? Regex(#"\s\#(name)\s*=\s*["']([0-9.]+)(?:px|pt)?["']"#) else {
        return nil
      }
      return tag.firstMatch(of: attribute)?[1].substring.flatMap { Double($0) }
    }
    if let width = length("width"), let height = length("height") { return (width, height) }
    let box = tag.firstMatch(
      of: /viewBox\s*=\s*["'][-0-9.]+[\s,]+[-0-9.]+[\s,]+([0-9.]+)[\s,]+([0-9.]+)/)
    guard let box, let width = Double(box.1), let height = Double(box.2) else { return nil }
    return (width, height)
  }

  private static func pair(_ width: Int, _ height: Int) -> (width: Double, height: Double)? {
    width > 0 && height > 0 ? (Double(width), Double(height)) : nil
  }

  private static func big(_ bytes: [UInt8], at place: Int) -> Int {
    Int(bytes[place]) << 8 | Int(bytes[place + 1])
  }

  private static func little(_ bytes: [UInt8], at place: Int) -> Int {
    guard place + 1 < bytes.count else { return 0 }
    return Int(bytes[place + 1]) << 8 | Int(bytes[place])
  }
}
