// Globals, statics and lazy properties get their values when they are first read.
func note(_ s: String) -> String { print("make", s); return s }
struct Config {
  static let name = note("name");
  static var level = Int(note("3")) ?? 0 { didSet { print("level", oldValue, level) } };
  lazy var heavy = note("heavy");
  lazy var sizes: [Int] = {
    print("sizes"); return [1, 2]
  }()
    ;
  var plain = note("plain")
}
print("start")
print(Config.level)
Config.level += 1
print(Config.name, Config.name)
var config = Config()
print("made")
print(config.heavy, config.heavy)
config.sizes.append(3)
config.sizes[0] = 9
print(config.sizes)
var copy = config
copy.heavy = "changed"
print(copy.heavy, config.heavy)
final class Service {
  static let shared = Service();
  private(set) lazy var id: Int = {
    Service.count += 1; return Service.count * 10
  }()
    ;
  static var count = 0; private init() { print("service") };
  lazy var describe: () -> String = { [unowned self] in "service \(self.id)" }
}
print("before")
print(Service.shared.id, Service.shared.id, Service.count, Service.shared.describe())
enum Level: Int, CaseIterable {
  case low = 1, high = 10; static let all = allCases.map(\.rawValue);
  static var sum: Int { all.reduce(0, +) }; static subscript(i: Int) -> Level { allCases[i] }
}
print(Level.all, Level.sum, Level[1], Level.allCases.count)
struct Generic<T> {
  static var size: Int { "\(T.self)".count + 8 };
  static func make() -> String { "generic \(T.self) \(size - 8)" }
}
print(Generic<Int>.make(), Generic<[String]>.make())
class Base {
  class var title: String { "base" }; static let fixed = note("fixed");
  class func build() -> String { "\(title) \(fixed)" }
}
class Sub: Base { override class var title: String { "sub of base" } }
print(Base.build(), Sub.build(), Sub.fixed)
protocol Named { static var key: String { get } }
extension Named {
  static var key: String { "\(Self.self)" }; static var long: String { "key " + key }
}
struct A: Named {}; struct B: Named { static let key = "own" }
print(A.long, B.long, [A.self as any Named.Type, B.self].map { $0.long })
var once: Int = {
  print("closure"); return 7
}()
print(once)
