/// What is no call of a function: subscripts, operators, loops, conversions, waiting. As data, with
/// the holes of ``Grammar``.
enum Forms {
  static var all: [String] { plain + operators + conversions }

  private static let plain = [
    "print(‹[Int]›[‹Int›])", "print(‹[Int]›[‹Range<Int>›])", "print(‹[Int]›[‹ClosedRange<Int>›])",
    "print(‹[Int]›[‹PartialRangeFrom<Int>›])", "print(‹[Int]›[‹PartialRangeUpTo<Int>›])",
    "print(‹[Int]›[‹PartialRangeThrough<Int>›])", "print(‹ArraySlice<Int>›[‹Int›])",
    "print(‹ArraySlice<Int>›[‹ClosedRange<Int>›])", "print(‹[String: Int]›[‹String›] as Any)",
    "print(‹[String: Int]›[‹String›, default: ‹Int›])", "print(‹Range<Int>›[‹Int›])",
    "print(‹ClosedRange<Int>›[‹Int›])", "var a = ‹[Int]›; a[‹Int›] = ‹Int›; print(a)",
    "var a = ‹[Int]›; a[‹Range<Int>›] = ‹ArraySlice<Int>›; print(a)",
    "var a = ‹[Int]›; a[‹Int›] += ‹Int›; print(a)",
    "for i in ‹Range<Int>› { print(i); break }", "for i in ‹ClosedRange<Int>› { print(i); break }",
    "for i in ‹PartialRangeFrom<Int>› { print(i); if i != ‹Int› { break } }",
    "for i in ‹Range<Int>›.prefix(‹Int›) { print(i); break }",
    "for i in ‹ClosedRange<Int>›.reversed() { print(i); break }",
    "for i in ‹PartialRangeFrom<Int>›.prefix(4) { print(i) }",
    "for i in ‹Range<UInt8>› { print(i); break }", "for i in ‹ClosedRange<UInt8>› { print(i) }",
    "for i in ‹ClosedRange<Int8>› { print(i) }",
    "for i in ‹ClosedRange<UInt64>› { print(i); break }",
    "for (i, x) in ‹Range<Int>›.enumerated() { print(i, x); break }",
    "for i in stride(from: ‹Int›, to: ‹Int›, by: ‹Int›) { print(i); break }",
    "for i in stride(from: ‹Double›, through: ‹Double›, by: ‹Double›) { print(i); break }",
    "print(Array(‹PartialRangeFrom<Int>›.prefix(‹Int›)))", "print(Set(‹ClosedRange<Int>›).count)",
    "switch ‹Int› { case ‹ClosedRange<Int>›: print(1); case ‹PartialRangeFrom<Int>›: print(2); default: print(3) }",
    "if case ‹Range<Double>› = ‹Double› { print(1) }",
    "let s = ‹String›; print(s[s.index(s.startIndex, offsetBy: ‹Int›)])",
    "let s = ‹String›; print(s[s.index(s.endIndex, offsetBy: ‹Int›)...])",
    "let s = ‹String›; print(s.prefix(‹Int›), s.suffix(‹Int›), s.dropFirst(‹Int›), s.dropLast(‹Int›))",
    "print(String(format: ‹String›, ‹Int›, ‹Double›, ‹String›))",
    #"print(String(format: "%.\(‹Int›)f|%\(‹Int›)d|%0\(‹Int›)x", ‹Double›, ‹Int›, ‹Int›))"#,
    "print(String(repeating: ‹String›, count: ‹Int›).count)",
    "print(Array(repeating: ‹String›, count: ‹Int›).count)",
    "print([[Int]](repeating: ‹[Int]›, count: ‹Int›).count)",
    "var n = ‹Int›; n += ‹Int›; n -= ‹Int›; n *= ‹Int›; print(n)",
    "var n = ‹Int›; n /= ‹Int›; print(n)",
    "var n = ‹Int›; n %= ‹Int›; print(n)", "var n = ‹Int›; n <<= ‹Int›; print(n)",
    "var n = ‹Int›; n >>= ‹Int›; print(n)", "var n = ‹UInt8›; n &+= ‹UInt8›; n <<= ‹Int›; print(n)",
    "kept = \"\\(‹Any›)\"", "kept = \"\\(‹Double›, specifier: ‹String›)\"", "amount = ‹Double›",
    "number = ‹Int›", "number += ‹Int›", "list = ‹[Int]›",
    "list.append(contentsOf: ‹ClosedRange<Int>›)",
    "list.removeSubrange(‹ClosedRange<Int>›)", "list.insert(‹Int›, at: ‹Int›)",
    "list[‹Int›] = ‹Int›",
    "list.swapAt(‹Int›, ‹Int›)", "list.move(fromOffsets: ‹IndexSet›, toOffset: ‹Int›)",
    "list.remove(atOffsets: ‹IndexSet›)", "print(‹IndexSet›.map { $0 })",
    "Task { try? await Task.sleep(for: .seconds(‹Double›)); print(1) }",
    "Task { try? await Task.sleep(nanoseconds: ‹UInt64›); print(1) }",
    "Task { try? await Task.sleep(for: ‹Duration›); print(1) }",
    "Task { try? await ContinuousClock().sleep(for: ‹Duration›, tolerance: ‹Duration›); print(1) }",
    "Task { try? await ContinuousClock().sleep(until: .now + ‹Duration›); print(1) }",
    "Task { for await x in ‹AsyncStream› { print(x) } }",
    "Task { for await x in ‹AsyncStream›.prefix(‹Int›) { print(x) } }",
    "Task { for await x in ‹AsyncStream›.dropFirst(‹Int›) { print(x) } }",
    "DispatchQueue.main.asyncAfter(deadline: .now() + ‹Double›) { print(1) }",
    "Timer.scheduledTimer(withTimeInterval: ‹Double›, repeats: ‹Bool›) { $0.invalidate(); print(1) }",
    "_ = ‹Publisher›.sink { print($0) }",
    "withAnimation(.linear(duration: ‹Double›)) { amount = ‹Double› }",
    "withAnimation(.spring(response: ‹Double›, dampingFraction: ‹Double›).delay(‹Double›).speed(‹Double›)) { number = ‹Int› }",
    "withAnimation(.easeIn(duration: ‹Double›).repeatCount(‹Int›)) { amount = 1 } completion: { print(1) }",
    "UserDefaults.standard.set(‹Any›, forKey: ‹String›); print(UserDefaults.standard.integer(forKey: ‹String›))",
    "UserDefaults.standard.set(‹Double›, forKey: \"k\"); print(UserDefaults.standard.integer(forKey: \"k\"))",
    "UserDefaults.standard.set(‹String›, forKey: \"k\"); print(UserDefaults.standard.double(forKey: \"k\"))",
    "print(MemoryLayout<Int>.size, ObjectIdentifier(self.list as AnyObject).hashValue)",
    "func deep(_ n: Int) -> Int { n <= 0 ? 0 : 1 + deep(n - 1) }; print(deep(‹Int›))",
    "let f = ‹Int› ; print(f, f.hashValue, f.description, f.magnitude)",
    "print((1...3).map { $0 * ‹Int› }.reduce(0, +))",
    "print(Dictionary(grouping: ‹[Int]›) { $0 % ‹Int› })",
    "print(Dictionary(uniqueKeysWithValues: zip(‹[Int]›, ‹PartialRangeFrom<Int>›)))",
    "print(Data(‹[Int]›.map { UInt8($0) }))", "print(Character(UnicodeScalar(UInt8(‹Int›))))",
    "print(Unicode.Scalar(UInt32(‹Int›)) as Any)", "print(‹Date› ..< ‹Date›)",
    "print((‹Date›...‹Date›).contains(‹Date›))",
    "print(‹Date›.timeIntervalSince(‹Date›) / ‹Double›)",
    "let c = Calendar.current; print(c.date(byAdding: .day, value: ‹Int›, to: ‹Date›) as Any)",
    "let c = Calendar.current; print(c.dateComponents([.year, .day, .second, .nanosecond], from: ‹Date›, to: ‹Date›))",
  ]

  private static let types = ["Int", "UInt8", "Int8", "Int64", "UInt64", "UInt", "Double"]

  /// Every operator of the standard library between extremes of every type.
  private static let operators: [String] = {
    var forms: [String] = []
    for type in types {
      let value = "‹\(type)›"
      let isWhole = type != "Double"
      let common = ["+", "-", "*", "/", "==", "<", ">=", "...", "..<"]
      for name in common + (isWhole ? ["%", "&", "|", "^", "&+", "&-", "&*"] : []) {
        forms.append("print(\(value) \(name) \(value))")
      }
      for name in isWhole ? ["<<", ">>", "&<<", "&>>"] : [] {
        forms.append("print(\(value) \(name) ‹Int›)")
      }
      forms += ["print(-\(value))", "print(\(value)...)", "print(...\(value))"]
      if isWhole { forms.append("print(~\(value))") }
    }
    return forms
  }()

  private static let conversions: [String] = {
    var forms: [String] = []
    for to in types {
      forms.append("print(\(to)(‹String›) as Any)")
      for from in types {
        forms += ["print(\(to)(‹\(from)›))", "print(\(to)(exactly: ‹\(from)›) as Any)"]
        guard to != "Double", from != "Double" else { continue }
        for label in ["truncatingIfNeeded", "clamping", "bitPattern"] {
          forms.append("print(\(to)(\(label): ‹\(from)›))")
        }
      }
      guard to != "Double" else { continue }
      forms.append("print(\(to)(‹String›, radix: ‹Int›) as Any)")
      forms.append("print(String(‹\(to)›, radix: ‹Int›))")
    }
    return forms
  }()
}
