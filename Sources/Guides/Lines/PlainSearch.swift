extension Substring {
  /// Whether some letters stand in it in a row: told by bytes, which takes a part of the time that it
  /// takes by letters.
  func holds(_ letters: StaticString) -> Bool {
    var text = self
    return text.withUTF8 { bytes in
      letters.withUTF8Buffer { wanted in
        guard let first = wanted.first, bytes.count >= wanted.count else { return false }
        return (0...(bytes.count - wanted.count)).contains { start in
          bytes[start] == first
            && bytes[start..<(start + wanted.count)].elementsEqual(wanted)
        }
      }
    }
  }

  /// Whether all of it is ASCII: then no sign of a drawing can be in it but those of every keyboard.
  var isPlainASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}
