extension Substring {
  /// Whether some letters stand in it in a row: told by bytes, which takes a part of the time that it
  /// takes by letters.
  func holds(_ letters: StaticString) -> Bool {
    let (wanted, count) = (letters.utf8Start, letters.utf8CodeUnitCount)
    var text = self
    return text.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return false }
      var place = 0
      while place + count <= bytes.count {
        var same = 0
        while same < count, start[place + same] == wanted[same] { same += 1 }
        if same == count { return true }
        place += 1
      }
      return false
    }
  }

  /// Whether all of it is ASCII: then no sign of a drawing can be in it but those of every keyboard.
  var isPlainASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}
