import Synchronization
import Testing

@testable import Simulation

@Suite("What there was to say of a program")
struct AnswerCacheTests {
  private final class Place: Sendable {
    let kept = Mutex<[String: [UInt8]]>([:])

    func cache(of program: String = "this build") -> AnswerCache {
      var cache = AnswerCache(program: program) { name in
        self.kept.withLock { $0[name] }
      } save: { name, bytes in
        self.kept.withLock { $0[name] = bytes }
      }
      cache.fewestBytes = 10
      return cache
    }
  }

  private let files = [
    SourceFile(path: "App/A.swift", name: "A.swift", text: "struct A {}\n"),
    SourceFile(path: "App/words.txt", name: "words.txt", text: "words", isResource: true),
  ]

  private func kept(
    _ files: [SourceFile], _ parts: [String], in cache: AnswerCache
  ) throws -> [String]? {
    cache.answer(to: try #require(cache.question(about: files, parts)))
  }

  @Test("is said again of the same texts")
  func again() throws {
    let cache = Place().cache()
    let question = try #require(cache.question(about: files, ["trace", "tap 1"]))
    cache.keep(["one", "two"], to: question)
    #expect(try kept(files, ["trace", "tap 1"], in: cache) == ["one", "two"])
  }

  @Test("is not said when a text, a name, a wish or the build is another one")
  func others() throws {
    let place = Place()
    let question = try #require(place.cache().question(about: files, ["trace", "tap 1"]))
    place.cache().keep(["one"], to: question)
    var edited = files
    edited[1] = SourceFile(path: "App/words.txt", name: "words.txt", text: "word", isResource: true)
    var moved = files
    moved[0] = SourceFile(path: "B/A.swift", name: "A.swift", text: files[0].text)
    #expect(try kept(edited, ["trace", "tap 1"], in: place.cache()) == nil)
    #expect(try kept(moved, ["trace", "tap 1"], in: place.cache()) == nil)
    #expect(try kept(files, ["trace", "tap", "1"], in: place.cache()) == nil)
    #expect(try kept(files, ["trace", "tap 1"], in: place.cache(of: "another build")) == nil)
    #expect(try kept(files, ["trace", "tap 1"], in: place.cache()) == ["one"])
  }

  @Test("is not said when it was damaged")
  func damaged() throws {
    let place = Place()
    let question = try #require(place.cache().question(about: files, []))
    place.cache().keep(["one"], to: question)
    place.kept.withLock { kept in
      for name in kept.keys { kept[name]?[33] ^= 1 }
    }
    #expect(try kept(files, [], in: place.cache()) == nil)
  }

  @Test("is not kept of what is small")
  func small() {
    var cache = Place().cache()
    cache.fewestBytes = 13
    #expect(cache.question(about: files, []) == nil)
  }
}

@Suite("A value that is worked out ahead")
struct AheadTests {
  private struct Refusal: Error, Equatable {}

  @Test("is there when it is asked for, and worked out once")
  func value() throws {
    let count = Mutex(0)
    let ahead = Ahead { count.withLock { $0 += 1 } }
    try ahead.value()
    try ahead.value()
    #expect(ahead.isReady && count.withLock { $0 } == 1)
  }

  @Test("throws what the work threw")
  func refusal() {
    let ahead = Ahead<Int> { throw Refusal() }
    #expect(throws: Refusal()) { try ahead.value() }
  }
}
