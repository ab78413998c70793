import Foundation
import Testing

@testable import Interpreter

@Suite("The memory in which frames lie")
struct FrameBlockTests {
  @Test("What calls left behind that did not come to their end goes with it, wherever it lies")
  func values() {
    var blocks: [FrameBlock] = []
    weak var first: Box?
    weak var last: Box?
    do {
      let block = FrameBlock(count: 10_000)
      let one = TextBox("one")
      let other = TextBox("other")
      block.frames[0] = Value(one)
      block.frames[9_999] = Value(other)
      first = one
      last = other
      blocks.append(block)
    }
    #expect(first != nil && last != nil)
    blocks.forEach { $0.close() }
    #expect(first == nil && last == nil)
  }

  @Test("A large block is empty and costs nothing, also after an equal one was given back")
  func cost() throws {
    let count = 1 << 22
    FrameBlock(count: count).close()
    // Other tests take memory beside it: the least of several tells.
    let costs = (0..<3).map { _ in
      let before = resident
      let block = FrameBlock(count: count)
      block.frames[1] = Value(word: 1)
      defer { block.close() }
      return resident - before
    }
    let whole = count * MemoryLayout<Value>.stride / 1024
    #expect(try #require(costs.min()) < whole / 10)
  }

  /// In kilobytes; 0 where the system does not tell.
  private var resident: Int {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    return status?.firstMatch(of: #/RssAnon:\s+(\d+) kB/#).flatMap { Int($0.1) } ?? 0
  }
}
