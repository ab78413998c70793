// swift-format-ignore-file: NeverForceUnwrap
// Access control, nested types, extensions of nested types, initialiser delegation, failable & throwing inits, static storage, subscripts with defaults, enums with raw values & static factories
public struct Color: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public private(set) var r, g, b: UInt8; public fileprivate(set) var alpha = 1.0
  public init(r: UInt8, g: UInt8, b: UInt8, alpha: Double = 1) {
    (self.r, self.g, self.b) = (r, g, b); self.alpha = alpha
  }
  public init?(hex: String) {
    let h = hex.hasPrefix("#") ? String(hex.dropFirst()) : hex;
    guard h.count == 6 || h.count == 3, let n = UInt32(h, radix: 16) else { return nil }
    if h.count == 3 {
      self.init(r: UInt8(n >> 8 & 0xF) * 17, g: UInt8(n >> 4 & 0xF) * 17, b: UInt8(n & 0xF) * 17)
    } else {
      self.init(
        r: UInt8(truncatingIfNeeded: n >> 16), g: UInt8(truncatingIfNeeded: n >> 8),
        b: UInt8(truncatingIfNeeded: n))
    }
  }
  public init(stringLiteral s: String) { self = Color(hex: s) ?? .missing }
  init(white: Double) throws {
    guard case 0...1 = white else { throw Problem.range(white) };
    let v = UInt8((white * 255).rounded()); self.init(r: v, g: v, b: v)
  }
  public var description: String {
    "#"
      + [r, g, b].map { c in
        let s = String(c, radix: 16, uppercase: true); return s.count < 2 ? "0" + s : s
      }.joined() + (alpha < 1 ? "@\(alpha)" : "")
  }
  public enum Problem: Error, Equatable { case range(Double) }
  static let missing = Color(r: 255, g: 0, b: 255)
  private static var cache: [String: Color] {
    get { Storage.cache }
    set { Storage.cache = newValue }
  }
  private enum Storage { nonisolated(unsafe) static var cache: [String: Color] = [:] }
  static func named(_ n: String) -> Color {
    if let c = cache[n] { return c };
    let c: Color =
      switch n {
      case "red": "#F00";
      case "sky": "87ceeb";
      default: .missing
      }
    ;
    cache[n] = c; return c
  }
  static var cached: Int { cache.count }
  subscript(channel: KeyPath<Color, UInt8>) -> Double { Double(self[keyPath: channel]) / 255 }
  mutating func fade(by k: Double = 0.5) { alpha *= k }
  func mixed(with o: Color, _ t: Double = 0.5) -> Color {
    func m(_ p: KeyPath<Color, UInt8>) -> UInt8 { UInt8((self[p] * (1 - t) + o[p] * t) * 255) };
    return Color(r: m(\.r), g: m(\.g), b: m(\.b))
  }
}
extension Color.Problem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .range(let d) where d < 0: "too dark";
    case .range: "too bright"
    }
  }
}
extension Color {
  struct Palette: Sequence, ExpressibleByArrayLiteral {
    var colors: [Color]; let name: String;
    init(arrayLiteral e: Color...) { self.init(name: "custom", e) };
    init(name: String = "untitled", _ c: [Color] = []) { (self.name, colors) = (name, c) }
    func makeIterator() -> some IteratorProtocol<Color> { colors.makeIterator() };
    subscript(i: Int, default d: @autoclosure () -> Color = .missing) -> Color {
      get { colors.indices.contains(i) ? colors[i] : d() }
      set { while colors.count <= i { colors.append(d()) }; colors[i] = newValue }
    }
  }
}
extension Color.Palette {
  enum Scheme: Int, CaseIterable {
    case mono = 1, duo, tri; init?(_ p: Color.Palette) { self.init(rawValue: p.colors.count) };
    static var largest: Self { allCases.max { $0.rawValue < $1.rawValue }! }
  }
  var scheme: Scheme? { Scheme(self) }
}
print(
  Color("#0AF"), "fff" as Color, Color(hex: "12") as Any, Color(hex: "zzz") == nil,
  Color.named("sky"), Color.named("red"), Color.named("sky") == "87CEEB", Color.cached)
for w in [0, 0.5, 1.5, -1] {
  do { print(try Color(white: w), terminator: " ") } catch let p as Color.Problem {
    print(p, p == .range(1.5), terminator: " ")
  }
}
print(); var p: Color.Palette = ["#000", "#fff"]; p[3] = "#00f";
print(
  Array(p), p.name, p[9], p[9, default: "#111"], p.scheme as Any,
  Color.Palette(name: "x", ["#123"]).scheme!, Color.Palette.Scheme.largest)
var c: Color = "#804020"; c.fade(); c.fade(by: 0.1);
print(c, c[\.g], c.mixed(with: "#000"), c.mixed(with: .missing, 1), Set(p).count)
final class Cache<Key: Hashable, Value> {
  fileprivate struct Entry { var value: Value; var uses = 0 };
  fileprivate var entries: [Key: Entry] = [:]; private let load: (Key) throws -> Value;
  init(load: @escaping (Key) throws -> Value) { self.load = load }
  func callAsFunction(_ k: Key) throws -> Value {
    if var e = entries[k] { e.uses += 1; entries[k] = e; return e.value }; let v = try load(k);
    entries[k] = Entry(value: v); return v
  }
}
extension Cache {
  var stats: [Key: Int] { entries.mapValues(\.uses) };
  convenience init(_ values: [Key: Value], fallback: Value) { self.init { values[$0] ?? fallback } }
}
let squares = Cache<Int, Int> {
  guard $0 >= 0 else { throw Color.Problem.range(Double($0)) }; return $0 * $0
}
print(
  try squares(3), try squares(3), try squares(3), (try? squares(-1)) as Any, squares.stats,
  try Cache(["a": 1], fallback: 0)("b"))
struct Version: Comparable, Codable, LosslessStringConvertible {
  let major, minor, patch: Int;
  init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    (self.major, self.minor, self.patch) = (major, minor, patch)
  }
  init?(_ description: String) {
    let p = description.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) };
    guard (1...3).contains(p.count), let nums = p as? [Int], nums.allSatisfy({ $0 >= 0 }) else {
      return nil
    }; self.init(nums[0], nums.count > 1 ? nums[1] : 0, nums.count > 2 ? nums[2] : 0)
  }
  var description: String { "\(major).\(minor).\(patch)" };
  static func < (a: Version, b: Version) -> Bool {
    (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
  }
  enum Bump { case major, minor, patch };
  func bumped(_ b: Bump) -> Version {
    switch b {
    case .major: Version(major + 1);
    case .minor: Version(major, minor + 1);
    case .patch: .init(major, minor, patch + 1)
    }
  }
}
print(
  ["1.2", "x", "1.10.3", "", "2", "1.-2"].compactMap(Version.init).sorted(by: >),
  Version(1, 2).bumped(.minor), Version("3")! > Version(2, 9, 9),
  (Version(1)..<Version(2)).contains(Version(1, 5)), [Version(1), Version(0, 9)].min()!,
  Version("1.2.3.4") == nil)
