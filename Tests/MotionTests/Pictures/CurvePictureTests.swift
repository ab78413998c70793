import Motion
import Testing

@Suite("A picture of a curve")
struct CurvePictureTests {
  @Test("has as many cells as it was asked for, in either style, and at most as a terminal has")
  func size() throws {
    for style in CurvePicture.Style.allCases {
      for (columns, rows) in [(20, 5), (40, 8), (500, 100), (.max, .max), (-7, 0), (2, 2)] {
        let picture = CurvePicture(
          of: .spring(.bouncy), columns: columns, rows: rows, style: style)
        #expect(picture.lines.count == min(max(rows, 2), 100))
        #expect(picture.lines.allSatisfy { $0.count == min(max(columns, 2), 500) })
      }
    }
  }

  @Test("of a straight line is the diagonal, with dots where the way ends")
  func straight() throws {
    let picture = CurvePicture(
      of: try .curve(.linear, duration: 1), columns: 5, rows: 5, style: .ascii)
    #expect(picture.lines == [". . *", "   * ", "  *  ", " *   ", "*    "])
    #expect(picture.range == 0...1 && picture.seconds == 1)
  }

  @Test("has the star of each column where the value is")
  func places() throws {
    let animation = Animation.spring(.bouncy)
    let picture = CurvePicture(of: animation, columns: 60, rows: 12, style: .ascii)
    let lines = picture.lines.map(Array.init)
    for column in 0..<60 {
      let value = animation.progress(at: picture.seconds * Double(column) / 59)
      let height = picture.range.upperBound - picture.range.lowerBound
      let row = Int(((picture.range.upperBound - value) / height * 11).rounded())
      #expect(lines[row][column] == "*")
    }
    #expect(picture.range.upperBound > 1.04)
  }

  @Test("has no gap between one column and the next")
  func connected() throws {
    let animation = try Animation.curve(.timingCurve(0.9, -1, 0.1, 2), duration: 1)
    let lines = CurvePicture(of: animation, columns: 30, rows: 30, style: .ascii).lines
      .map(Array.init)
    let stars = (0..<30).map { column in (0..<30).filter { lines[$0][column] == "*" } }
    for (left, right) in zip(stars, stars.dropFirst()) {
      #expect(left.contains { from in right.contains { abs($0 - from) <= 1 } })
    }
  }

  @Test("in braille shows only braille, with a dot in each column of cells")
  func braille() {
    let lines = CurvePicture(of: .standard, columns: 30, rows: 6).lines.map(Array.init)
    let patterns = Character("\u{2800}")...Character("\u{28FF}")
    #expect(lines.joined().allSatisfy { patterns.contains($0) })
    for column in 0..<30 {
      #expect((0..<6).contains { lines[$0][column] != "\u{2800}" })
    }
  }

  @Test("says the formula's name, the duration and how far it goes too far")
  func caption() throws {
    let spring = CurvePicture(of: .spring(.bouncy), columns: 30, rows: 6).caption
    #expect(
      spring == [
        "damped spring, response 0.5 s, damping fraction 0.7, underdamped: it swings",
        "takes 0.819 s to rest, complete after 0.5 s", "goes 4.6 % too far, after 0.35 s",
      ])
    let twice = try Animation.curve(.linear, duration: 1).repeatCount(2)
    #expect(
      CurvePicture(of: twice, columns: 30, rows: 6).caption == [
        "straight line, 1 s; 2 runs, to and fro", "takes 2 s", "does not go too far",
        "is back where it began at the end, and jumps to its end",
      ])
  }

  @Test("of what has no end shows its beginning and says so")
  func endless() throws {
    let forever = try Animation.curve(.easeIn, duration: 0.5).repeatForever()
    let picture = CurvePicture(of: forever, columns: 30, rows: 6)
    #expect(picture.seconds == 1)
    #expect(picture.caption.suffix(3).first == "is never over")
    #expect(picture.caption.last == "the first 1 s are shown")
    let swinging = Animation.spring(try Spring(duration: 2, bounce: 1))
    #expect(CurvePicture(of: swinging, columns: 30, rows: 6).seconds == 6)
  }

  @Test("of an interrupted flight has a mark where it was interrupted")
  func marks() throws {
    var flight = try Flight(at: [0])
    try flight.send(to: [1], at: 0, with: .spring(.smooth))
    try flight.send(to: [0], at: 0.5, with: .spring(.smooth))
    let picture = CurvePicture(
      over: 1, from: 0, to: 1, marks: [0.5, 7, .nan], columns: 21, rows: 9, style: .ascii
    ) { flight.values(at: $0).first ?? 0 }
    #expect(picture.lines.map { Array($0)[10] }.filter { $0 != " " }.count > 5)
    #expect(picture.lines.map { Array($0)[5] }.filter { $0 == "." }.isEmpty)
  }

  @Test("of any values is drawn", arguments: hostileNumbers)
  func hostile(number: Double) {
    for style in CurvePicture.Style.allCases {
      let picture = CurvePicture(
        over: number, from: number, to: -number, marks: [number], columns: 12, rows: 4, style: style
      ) { $0 < 0.5 ? number : -number }
      #expect(picture.lines.count == 4 && picture.lines.allSatisfy { $0.count == 12 })
    }
  }
}
