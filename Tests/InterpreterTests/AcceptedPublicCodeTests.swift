import Testing

/// Constructs of public repositories that were taken for mistakes once.
@Suite struct AcceptedPublicCodeTests {
  @Test(
    "what compiles has no finding",
    arguments: [
      (
        "what a builder makes of several views is a tuple of them all",
        """
        import SwiftUI
        struct Home: View {
          func header(_ title: String) -> HStack<TupleView<(Text, Spacer)>> {
            HStack {
              Text(title)
              Spacer()
            }
          }
          var body: some View { header("Home") }
        }
        """
      ),
      (
        "numbers can be animated",
        """
        import SwiftUI
        struct Step<Value: Animatable> { let value: Value }
        let steps = [Step(value: 0.5), Step(value: 1)]
        """
      ),
      (
        "one of a project's settings is always on",
        """
        struct Settings {
          let host: String
          init() {
            #if STAGING
              host = "staging"
            #elseif PRODUCTION
              host = "production"
            #endif
          }
        }
        """
      ),
      (
        "a value of which nothing comes is never put away",
        """
        func genericFatal<T>(_ message: String) -> T {
            if Int(4) == -1 { print("This is hack") }
            _ = fatalError(message)
        }
        """
      ),
      (
        "what a superclass calls a type is of what the subclass gives it",
        """
        class Sink<S: Swift.Sequence> {
          typealias Generator = (generator: S.Iterator, remaining: Int?)
          func extract(_ x: AnyObject) -> Generator? { nil }
        }
        class CatchSeq<Sequence: Swift.Sequence> { let sources: Sequence; init(sources: Sequence) { self.sources = sources } }
        class TailSink<Sequence: Swift.Sequence>: Sink<Sequence> {
          override func extract(_ x: AnyObject) -> Generator? {
            if let onError = x as? CatchSeq<Sequence> {
              (onError.sources.makeIterator(), nil)
            } else {
              nil
            }
          }
        }
        print(TailSink<[Int]>().extract(CatchSeq(sources: [1])) != nil)
        """
      ),
      (
        "what a call is for tells of the calls inside of its closures, marked or not",
        """
        protocol P { associatedtype Element
          func subscribe(onSuccess: @escaping (Element) -> Void, onError: @escaping (any Error) -> Void, onCompleted: @escaping () -> Void) }
        extension P {
          var value: Element? {
            get async throws {
              return try await withTaskCancellationHandler(
                operation: {
                  try await withCheckedThrowingContinuation { continuation in
                    var did = false
                    self.subscribe(onSuccess: { value in
                      guard !did else { return }
                      did = true
                      continuation.resume(returning: value)
                    }, onError: { error in continuation.resume(throwing: error) },
                    onCompleted: { continuation.resume(returning: nil) })
                  }
                }, onCancel: { print("x") })
            }
          }
        }
        struct Q: P { func subscribe(onSuccess: @escaping (Int) -> Void, onError: @escaping (any Error) -> Void, onCompleted: @escaping () -> Void) { onCompleted() } }
        print(try await Q().value as Any)
        """
      ),
      (
        "what unwraps itself does so in a tuple",
        """
        protocol Conn { func c() }
        struct C1: Conn { func c() {} }
        class HasStrong { var p: AnyObject? }
        func test() -> (HasStrong, AnyObject?, Conn) {
          var child: HasStrong! = nil
          var latest: AnyObject? = nil
          var conn: Conn! = nil
          child = HasStrong(); latest = child; conn = C1()
          return (child, latest, conn)
        }
        struct B { var value: (a: HasStrong, b: Conn)? }
        var b = B(value: nil)
        var k: Conn!
        k = C1()
        b.value = (HasStrong(), k)
        var names: [Conn] = [k, k]
        let t: (Int, Conn) = (1, k)
        _ = (names, t)
        print(test().1 != nil)
        """
      ),
      (
        "an argument that is put off is another one than a function",
        """
        struct A<T> {
          let make: (Int) -> T
          init(_ m: @autoclosure @escaping () -> T) { make = { _ in m() } }
          init(_ m: @escaping () -> T) { make = { _ in m() } }
        }
        print(A<Int>(3).make(1), A<Int>({ 4 }).make(1))
        """
      ),
      (
        "a protocol for a class's heirs is one for objects",
        """
        import Foundation
        class Base: NSObject {}
        protocol Opaque: NSObject { var z: Int { get } }
        class Box<T: AnyObject> { var v: T?; init(_ v: T?) { self.v = v } }
        class WeakBox<T> { weak var store: AnyObject?; var value: T? { get { store as? T } set { store = newValue as AnyObject? } }; init(_ v: T?) { value = v } }
        struct S {
          let box = WeakBox<AnyObject>(nil)
          var h: Opaque? { get { box.value as? Opaque } nonmutating set { box.value = newValue } }
        }
        S().h = nil
        print(S().h == nil)
        """
      ),
      (
        "what an extension asks for holds where it promises something, initialisers",
        """
        struct Bnd<T> { var v: T }
        protocol Input {
          init<S: StringProtocol>(_ title: S, text: Bnd<String>, on: @escaping (Bool) -> Void, commit: @escaping () -> Void)
          init<S: StringProtocol>(_ title: S, text: Bnd<String>, isEditing: Bnd<Bool>, commit: @escaping () -> Void)
        }
        extension Input {
          init<S: StringProtocol>(_ title: S, text: Bnd<String>, isEditing: Bnd<Bool>, commit: @escaping () -> Void = {}) {
            self.init(title, text: text, on: { _ in }, commit: commit)
          }
          init<S: StringProtocol>(_ title: S, text: Bnd<String?>, on: @escaping (Bool) -> Void = { _ in }, commit: @escaping () -> Void = {}) {
            self.init(title, text: Bnd(v: ""), on: on, commit: commit)
          }
        }
        struct TV<Label> { var label: Label; var data: Bnd<String> }
        extension TV where Label == Int {
          init(text: Bnd<String>) { label = 0; data = text }
        }
        extension TV: Input where Label == String {
          init<S: StringProtocol>(_ title: S, text: Bnd<String>, on: @escaping (Bool) -> Void = { _ in }, commit: @escaping () -> Void = {}) {
            self.label = String(title); self.data = text
          }
          init<S: StringProtocol>(_ title: S, text: Bnd<String?>, on: @escaping (Bool) -> Void = { _ in }, commit: @escaping () -> Void = {}) {
            self.init(title, text: Bnd(v: text.v ?? ""), on: on, commit: commit)
          }
        }
        print(TV("a", text: Bnd(v: "b")).label)
        """
      ),
      (
        "what a protocol calls a type hides nothing around it",
        """
        protocol Br<Value, Serial> { associatedtype Value; associatedtype Serial
          func ser(_ v: Value?) -> Serial? }
        enum Defs {
          protocol Serial<Bridge> {
            typealias Value = Bridge.Value
            typealias Serial = Bridge.Serial
            associatedtype Bridge: Br
            static var bridge: Bridge { get }
          }
        }
        extension Defs.Serial {
          static func toSer<T: Defs.Serial>(_ value: T) -> Any? { value }
          static func toValue<T: Defs.Serial>(_ any: Any, type: T.Type = Self.self) -> T? { any as? T }
        }
        extension Defs {
          struct AnyBridge: Br { typealias Value = Any; typealias Serial = Any; func ser(_ v: Any?) -> Any? { v } }
          struct AnyS: Serial {
            var value: Any
            static let bridge = AnyBridge()
            init<Value: Serial>(_ value: Value) { self.value = Value.toSer(value) ?? () }
            func get<Value: Serial>() -> Value? { Value.toValue(value) }
            func get<Value: Serial>(_: Value.Type) -> Value? { Value.toValue(value) }
            mutating func set<Value: Serial>(_ n: Value) { value = Value.toSer(n) ?? () }
          }
        }
        print("ok")
        """
      ),
      (
        "a set of any kind is made of a list",
        """
        protocol Br<Value, Serial> { associatedtype Value; associatedtype Serial
          func des(_ v: Serial?) -> Value? }
        enum Defs {
          protocol Serial<Bridge> { associatedtype Bridge: Br; static var isN: Bool { get } }
          protocol CollS<Element>: Collection, Serial { init(_ elements: [Element]) }
          protocol SetS<Element>: SetAlgebra, Serial { func toArray() -> [Element] }
        }
        extension Defs {
          struct SetBridge<Value: SetS>: Br where Value.Element: Serial {
            typealias Element = Value.Element
            typealias Serial = Any
            func des(_ object: Serial?) -> Value? {
              if Element.isN {
                guard let array = object as? [Element] else { return nil }
                return Value(array)
              }
              return nil
            }
          }
          struct CBridge<Value: CollS>: Br where Value.Element: Serial {
            typealias Element = Value.Element
            typealias Serial = Any
            func des(_ object: Serial?) -> Value? {
              guard let array = object as? [Element] else { return nil }
              return Value(array)
            }
          }
        }
        func f<S: SetAlgebra>(_ a: [S.Element]) -> S { S(a) }
        print(f([1]) as Set<Int>)
        """
      ),
      (
        "a type that nobody declared may ask something of a parameter",
        """
        import Numbers
        func relative<T>(_ a: Complex<T>, _ b: Complex<T>) -> T {
          if a == b { return 0 }
          return (a - b).magnitude / max(a.magnitude, T.leastNormalMagnitude)
        }
        """
      ),
      (
        "what the machine is like may be asked for",
        """
        enum Flavor: Equatable { case any, small, large
          func ok() -> Bool {
            let reject: Flavor
        #if _pointerBitWidth(_32)
            reject = .large
        #elseif _pointerBitWidth(_64)
            reject = .small
        #else
        #error("no")
        #endif
            return self != reject
          }
        }
        print(Flavor.any.ok())
        """
      ),
      (
        "an iterator of what is mapped throws what that below throws",
        """
        final class Validator<Element> {
          func test<S: AsyncSequence>(_ s: S, onFinish: @escaping @Sendable (inout S.AsyncIterator) async -> Void) where S.Element == Element { }
        }
        struct Gated<E>: AsyncSequence { typealias Element = E
          struct AsyncIterator: AsyncIteratorProtocol { mutating func next() async -> E? { nil } }
          func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
        }
        func go() async {
          let seq = Gated<Int>().map { $0 + 1 }
          let v = Validator<Int>()
          v.test(seq) { iterator in
            let p = await iterator.next()
            print(p as Any)
          }
        }
        await go()
        """
      ),
      (
        "what an extension asks for holds where it promises something, methods",
        """
        protocol In { associatedtype II }
        protocol Out { associatedtype OI; func write(_ x: OI); static func unwrap(_ a: Any) -> OI; func register() }
        extension Out { static func unwrap(_ a: Any) -> OI { a as! OI } ; func register() {} }
        protocol Out2: Out {}
        protocol Dec { associatedtype O; associatedtype I }
        protocol WDec: Dec { associatedtype OI }
        final class Handler<Decoder: Dec> { var d: Decoder?; init() {} }
        extension Handler: In { typealias II = Int }
        extension Handler: Out2, Out where Decoder: WDec {
          typealias OI = Decoder.OI
          func write(_ x: OI) { let d = Handler.unwrap(x); _ = d }
        }
        print("ok")
        """
      ),
      (
        "a closure that takes nothing may be given nothing",
        """
        struct Chan { func mk(_ x: Int) -> Int { x } }
        struct Fut<T> { func flatMap<U>(_ f: @escaping (T) -> Fut<U>) -> Fut<U> { fatalError() }
          func map<U>(file: StaticString = #file, line: UInt = #line, _ f: @escaping (T) -> U) -> Fut<U> { fatalError() } 
          func map<U>(_ f: @escaping (T) -> U) -> Fut<U> { Fut<U>() } 
          func cascade(to p: Int?) {} }
        func start<R>(channel: Chan, boot: @escaping (Chan) -> Fut<Void>, ini: @escaping (Chan) -> Fut<R>) {
          let ini = { @Sendable channel in
            boot(channel).flatMap { ini(channel) }
          }
          _ = ini
        }
        func applyNext(it: IndexingIterator<[Int]>) {
          typealias P = (Int, (String, (Chan) -> (Int, String) -> Fut<Void>))
          var iterator = [P]().makeIterator()
          guard let (key, (value, applier)) = iterator.next() else { return }
          applier(Chan())(key, value).map { applyNext(it: it) }.cascade(to: nil)
        }
        applyNext(it: [1].makeIterator())
        """
      ),
      (
        "what unwraps itself may be lent",
        """
        protocol Del { mutating func a() }
        class H {
          private var delegate: Del! = nil
          func fin(_ c: (inout Del, Int) throws -> Void) rethrows { try c(&self.delegate, 1) }
        }
        print("ok")
        struct Stream2<Element, Failure> {
          struct Error: Swift.Error {}
          static func mk(of e: Element.Type = Element.self, throwing f: Failure.Type = Failure.self) -> Int where Failure == any Swift.Error { 1 }
        }
        struct Stream3<Element, Error> {
          static func mk(of e: Element.Type = Element.self, throwing f: Error.Type = Error.self) -> Int where Error == Error { 1 }
        }
        """
      ),
      (
        "a module of which nothing is known may have other forms",
        """
        import Cities
        func XCTAssertEqual<T>(_ lhs: T, _ rhs: T, file: StaticString = #file, line: UInt = #line, _ comparison: (T, T) -> Bool) {}
        func t() { XCTAssertEqual([1], Array(1...5), "Expected") }
        struct City: Decodable { var id: Int }
        func u() {
          guard let c = City(from: "a") else { return }
          print(c.id)
          var string = "Hello world"
          string[0] = "h"
          string[0..<5] = "Goodbye"
          print(["a"].sorted(by: { $0.count }, with: <))
        }
        struct Place: Decodable { var id: Int }
        func v(_ data: Data) { if let place = Place(from: data) { _ = place } }
        extension String { func at(_ index: Index) -> Character { self[index] } }
        func w() { _ = Int128(0xa0c7d7165cf01386); _ = Wide((high: 0xbf3f66a93056143f, low: 1)) }
        """
      ),
      (
        "what a protocol of Objective-C calls optional nobody need have",
        """
        @objc protocol D3: NSObjectProtocol {
          func three(_ t: Int, listen: Int)
          @objc optional func three(_ t: Int, did: Int)
          @objc optional func three(_ t: Int, food: Int) -> String
        }
        class M: NSObject, D3 {
          func three(_: Int, listen _: Int) {}
          func three(_: Int, food _: Int) -> String { "" }
        }
        import Foundation
        """
      ),
      (
        "a captured variable that is held weakly is one",
        """
        final class Node { var next: Node?; init(_ next: Node?) { self.next = next } }
        func all(_ root: Node) -> AnyIterator<Node> {
          var current: Node? = root
          current = current?.next
          return AnyIterator { [weak current] () -> Node? in
            guard let node = current else { return nil }
            current = node.next
            return node
          }
        }
        """
      ),
      (
        "an initialiser gives what it makes its values, on whatever actor",
        """
        @MainActor final class Player {
          var source: String?
          var isLogging: Bool { didSet { print(isLogging) } }
          nonisolated init(source: String? = nil) { self.source = source; isLogging = false }
        }
        """
      ),
      (
        "an initialiser that gives nothing leaves nothing behind",
        """
        class Coder {}
        class Base { init() {}; required init?(coder: Coder) { nil } }
        final class Child: Base {
          let name: String
          init(name: String) { self.name = name; super.init() }
          required init?(coder: Coder) { nil }
        }
        """
      ),
      (
        "another type may be hidden where the system is new enough",
        """
        protocol Note {}
        struct Plain: Note {}
        struct Rich: Note {}
        func note() -> some Note {
          if #available(iOS 17, *) { return Rich() } else { return Plain() }
        }
        """
      ),
      (
        "a function of one type of a protocol gives any of it",
        """
        protocol Feedback { func play() }
        struct Bell: Feedback { func play() {} }
        func made<F: Feedback>(_ work: (Int) -> F) -> F? { work(1) }
        func feedback(_ isOn: Bool) -> (any Feedback)? {
          if isOn { made { _ in Bell() } } else { made { print($0); return Bell() } }
        }
        """
      ),
      (
        "a promise that is taken back is no second one",
        """
        @available(*, unavailable) extension Held: Sendable {}
        class Held: @unchecked Sendable {}
        """
      ),
      (
        "what the members say comes before a parameter of the same name",
        """
        protocol Core<State, Action> { associatedtype State; associatedtype Action; var state: State { get }; func send(_ action: Action) }
        struct Shown<Value> { var value: Value? }
        final class ShownCore<Base: Core<Shown<State>, Shown<Action>>, State, Action, Part>: Core {
          let base: Base
          let part: (State) -> Part?
          init(base: Base, part: @escaping (State) -> Part?) { self.base = base; self.part = part }
          var state: Base.State { base.state }
          func send(_ action: Base.Action) { base.send(action) }
        }
        func opened<S, A>(_ core: some Core<Shown<S>, Shown<A>>, _ part: @escaping (S) -> S?) -> any Core<Shown<S>, Shown<A>> {
          ShownCore<_, S, A, S>(base: core, part: part)
        }
        """
      ),
      (
        "what is put for a parameter has what is asked of that",
        """
        protocol Drawn { func draw() }
        extension Optional: Drawn where Wrapped: Drawn { func draw() {} }
        struct Store<State> { var state: State }
        struct IfLet<State, Content: Drawn> {
          init<Part>(_ store: Store<State?>, then part: @escaping (Store<State>) -> Part) where Content == Part? {}
          init<Whole, Part>(_ store: Store<Whole>, state: @escaping (Whole) -> State?, then part: @escaping (Store<State>) -> Part)
          where Content == Part? {
            self.init(Store(state: state(store.state)), then: part)
          }
        }
        """
      ),
      (
        "a protocol for a class's heirs is of that class",
        """
        class Node { var name = "n"; func visit() {} }
        protocol Responder: Node { var isFirst: Bool { get } }
        final class Field: Node, Responder { var isFirst: Bool { true } }
        final class Scene { weak var first: (any Responder)? }
        func node(_ responder: any Responder) -> Node { responder }
        func name<R: Responder>(_ responder: R) -> String { responder.visit(); return responder.name }
        """
      ),
      (
        "an operator named in a class of which not all is known is an operator",
        """
        import Cases
        final class TextTests: TestCase {
          func testText() {
            var text = "!?"[...]
            text = "abc"
            _ = text.utf8
          }
        }
        """
      ),
      (
        "elements are what all of them can be",
        """
        for case let (number, name?) in [(1, "a"), (2, nil), (3, "c")] { print(number, name) }
        let settings: [String: Any] = ["user": ["name": "Ada", "age": 3], "list": [1, "a"]]
        struct Choices: OptionSet { let rawValue: Int; static let first = Choices(rawValue: 1) }
        print(Choices([]).rawValue, Choices([.first]))
        """
      ),
      (
        "what is asked for behind ?? may be nothing again",
        """
        struct Credit {}
        func kept(_ credit: Credit?) {
          let same = credit ?? nil
          let json: [String: Any] = ["id": 1, "title": "a", "credit": credit ?? nil].mapValues { $0 }
          let all = [credit ?? nil]
          print(json.count, all.count, same == nil)
        }
        """
      ),
      (
        "a list of arguments is an argument of a format",
        """
        import Foundation
        func localized(_ key: String, _ arguments: CVarArg...) -> String {
          String(format: NSLocalizedString(key, comment: ""), arguments)
        }
        """
      ),
      (
        "what is given a value that there is none of never comes to its end",
        """
        enum Screen {}
        struct Page {}
        class Router<Screen> { func page(_ screen: Screen) -> Page { Page() } }
        final class EmptyRouter: Router<EmptyRouter.Screen> {
          enum Screen {}
          override func page(_ screen: Screen) -> Page {}
        }
        func both(_ parts: (Screen, Int)) -> Int {}
        func lent(_ screen: inout Screen) -> Int {}
        """
      ),
      (
        "what is hidden and wrapped in something that makes itself is nothing to give",
        """
        @propertyWrapper struct Found<T> { var wrappedValue: T { fatalError() }; init() {} }
        struct Info { @Found private var state: Int; let post: Int }
        let make: (Int) -> Info = Info.init
        """
      ),
      (
        "a target has a bundle of its own",
        """
        import Foundation
        public let bundle = Bundle.module
        """
      ),
      (
        "what a protocol calls a type is called by whoever conforms",
        """
        struct Subjects<Kind> { var sent: [Kind] = [] }
        protocol Router {
          associatedtype Kind
          typealias Known = Subjects<Kind>
          typealias Number = Int
          var known: Known { get }
        }
        struct Weather: Router {
          typealias Kind = String
          let known: Known
        }
        let known = Weather.Known(sent: ["a"])
        let number = Weather.Number(4.0) + 1
        func count<R: Router>(_ router: R) -> Int { R.Known().sent.count + router.known.sent.count }
        print(known.sent[0].count, number, count(Weather(known: known)))
        """
      ),
    ])
  func accepted(what: String, text: String) {
    #expect(Check.findings(in: text) == [], Comment(rawValue: what))
  }
}
