import CLineEdit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The operating system: every difference between systems ends here.
enum Platform {
  /// What a call on a descriptor came to.
  enum Transfer: Equatable {
    case bytes(Int)
    case failed(errno: CInt)

    /// The reader of a pipe has gone.
    static let closedPipe = Transfer.failed(errno: EPIPE)
  }

  static func isTerminal(_ descriptor: CInt) -> Bool { isatty(descriptor) == 1 }

  static func windowSize(_ descriptor: CInt) -> Size? {
    var columns: CInt = 0
    var rows: CInt = 0
    guard terminal_window_size(descriptor, &columns, &rows) else { return nil }
    return Size(columns: Int(columns), rows: Int(rows))
  }

  /// Reads up to `count` bytes, waiting for the first; an empty array is the end. A terminal
  /// that has gone away has ended, too.
  static func read(_ descriptor: CInt, count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      var result: Int
      repeat {
        result = systemRead(descriptor, buffer.baseAddress, count)
        if result < 0, errno == EAGAIN {
          waitFor(descriptor, POLLIN)
          errno = EINTR
        }
      } while result < 0 && errno == EINTR
      filled = max(0, result)
    }
  }

  /// What a file holds; nil if it cannot be read.
  static func contents(ofFile path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var contents: [UInt8] = []
    while true {
      let bytes = read(descriptor, count: 1 << 16)
      if bytes.isEmpty { return contents }
      contents += bytes
    }
  }

  /// Writes everything, in as many pieces as it takes.
  static func write(_ bytes: some Collection<UInt8>, to descriptor: CInt) -> Transfer {
    let bytes = ContiguousArray(bytes)
    return bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[done...])
        let written = systemWrite(descriptor, rest.baseAddress, rest.count)
        if written >= 0 {
          done += written
        } else if errno == EAGAIN {
          waitFor(descriptor, POLLOUT)
        } else if errno != EINTR {
          return .failed(errno: errno)
        }
      }
      return .bytes(done)
    }
  }

  /// Waits until one of the descriptors can be read or has ended.
  ///
  /// - Parameter milliseconds: nil waits for ever.
  /// - Returns: Those that can; none when the time is over.
  static func waitForInput(_ descriptors: [CInt], milliseconds: Int?) -> Set<CInt> {
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let timeout = milliseconds.map { CInt(clamping: $0) } ?? -1
    // After a signal the pipe that tells of it is readable: ask again.
    var count: CInt
    repeat {
      count = poll(&polled, nfds_t(polled.count), timeout)
    } while count < 0 && errno == EINTR
    guard count > 0 else { return [] }
    return Set(polled.filter { $0.revents != 0 }.map(\.fd))
  }

  /// Whether a terminal has gone away, so that nothing will ever come from it.
  static func hasHungUp(_ descriptor: CInt) -> Bool {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&polled, 1, 0) > 0 && CInt(polled.revents) & (POLLHUP | POLLERR | POLLNVAL) != 0
  }

  static func describe(errno: CInt) -> String { String(cString: strerror(errno)) }

  static func useLocale() { setlocale(LC_CTYPE, "") }

  static func release(_ memory: UnsafeMutableRawPointer?) { free(memory) }

  static func terminate(_ status: CInt) -> Never { exit(status) }

  /// Creates a folder and those above it that are missing, for the user alone (mode 700).
  static func makeFolder(_ path: String) {
    var partial = path.hasPrefix("/") ? "/" : ""
    for component in path.split(separator: "/") {
      partial += component + "/"
      mkdir(partial, 0o700)
    }
  }

  private static func waitFor(_ descriptor: CInt, _ event: some BinaryInteger) {
    var polled = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    _ = poll(&polled, 1, -1)
  }
}

// Inside the enum the names mean its own functions.
private func systemRead(_ descriptor: CInt, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int
{
  read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: CInt, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}
