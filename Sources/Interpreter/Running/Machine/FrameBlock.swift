#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A block of memory in which frames lie: memory of zeros is memory of empty values, and costs
/// nothing before it is used.
///
/// It is taken from the system and given back to it: what `malloc` has kept of an earlier block it
/// would fill with zeros, all of it, for a program that needs a few frames.
final class FrameBlock {
  let frames: Frame
  let count: Int
  private let isMapped: Bool
  private static let page = Int(getpagesize())

  init(count: Int) {
    self.count = count
    let memory = mmap(
      nil, count * MemoryLayout<Value>.stride, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1,
      0)
    if let memory, memory != MAP_FAILED {
      frames = memory.bindMemory(to: Value.self, capacity: count)
      isMapped = true
    } else {
      frames = .allocate(capacity: count)
      frames.initialize(repeating: Value(), count: count)
      isMapped = false
    }
  }

  deinit {
    if isMapped {
      munmap(frames, bytes)
    } else {
      frames.deallocate()
    }
  }

  private var bytes: Int { count * MemoryLayout<Value>.stride }

  /// Lets go of what calls left behind that did not come to their end. It is the last that happens
  /// to it.
  func close() { usedParts { $0.deinitialize(count: $1) } }

  /// The same, and it is used on.
  func clear() { usedParts { $0.update(repeating: Value(), count: $1) } }

  /// Pages that nobody wrote to are not looked at: that alone would make the system provide them.
  private func usedParts(_ body: (Frame, Int) -> Void) {
    guard isMapped, Self.page.isMultiple(of: MemoryLayout<Value>.stride), let used = usedPages()
    else { return body(frames, count) }
    let valuesPerPage = Self.page / MemoryLayout<Value>.stride
    for page in used {
      let first = page * valuesPerPage
      body(frames + first, min(valuesPerPage, count - first))
    }
  }

  /// Nil if the system does not tell.
  private func usedPages() -> [Int]? {
    var states = [UInt8](repeating: 0, count: (bytes + Self.page - 1) / Self.page)
    let isKnown = states.withUnsafeMutableBytes {
      #if canImport(Darwin)
        mincore(frames, bytes, $0.bindMemory(to: CChar.self).baseAddress) == 0
      #else
        mincore(frames, bytes, $0.bindMemory(to: UInt8.self).baseAddress) == 0
      #endif
    }
    return isKnown ? states.indices.filter { states[$0] != 0 } : nil
  }
}
