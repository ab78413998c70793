import Testing

/// Constructs of projects that nobody had tried before, which were taken for mistakes.
@Suite struct AcceptedFreshCodeTests {
  @Test(
    "what compiles has no finding",
    arguments: [
      (
        "of two subscripts that take the key, behind `??` the one is meant that may find nothing",
        """
        enum Part: CaseIterable { case one, two }
        extension [Part: Bool] {
          fileprivate subscript(part: Part) -> Bool {
            get { self[part] ?? false }
            set { self[part] = newValue }
          }
        }
        func shown(_ status: [Part: Bool]) -> [Part] {
          Part.allCases.filter { status[$0] ?? false == false }
        }
        """
      ),
      (
        "a literal may be the path of the system from which an address may not be made",
        """
        import Foundation
        func empty() -> URL { URL(filePath: "")! }
        func plain() -> URL { URL(filePath: "a") }
        """
      ),
      (
        "what a type in a parameter asks of `some Any` is asked of who calls",
        """
        @propertyWrapper struct Plain<Value: Decodable> { var wrappedValue: Value }
        extension KeyedEncodingContainer {
          mutating func encode(_: Plain<some Any>, forKey _: KeyedEncodingContainer<K>.Key) throws {}
        }
        """
      ),
      (
        "a closure behind a layout is no layout more",
        """
        import SwiftUI
        struct Fitting: Layout {
          var layouts: [AnyLayout]
          init<A: Layout, B: Layout>(in axes: Axis.Set = [.horizontal], _ a: A, _ b: B) {
            layouts = [AnyLayout(a), AnyLayout(b)]
          }
          init<A: Layout, B: Layout, C: Layout>(in axes: Axis.Set = [.horizontal], _ a: A, _ b: B, _ c: C) {
            layouts = [AnyLayout(a), AnyLayout(b), AnyLayout(c)]
          }
          func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
          ) -> CGSize { .zero }
          func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
          ) {}
        }
        struct Page: View {
          var body: some View {
            VStack { Fitting(in: .horizontal, HStackLayout(), VStackLayout()) { Text("a") } }
          }
        }
        """
      ),
      (
        "a type that is extended as that of another module is none of the standard library",
        """
        import Parsing
        let expression = Regex("a+")
        extension Parsing.Regex { static func some() -> Int { 3 } }
        """
      ),
      (
        "a view that knows SwiftUI by another module has its modifiers",
        """
        import Kit
        struct Row: View {
          private let id: String
          init(_ id: String) { self.id = id }
          var body: some View { Text(id) }
        }
        struct List: View {
          var items: [Item]
          var body: some View { ForEach(items) { Row("a").id($0.id) } }
        }
        """
      ),
      (
        "what a protocol calls a type is made of who conforms",
        """
        struct Effect<State: Resettable> { let count: Int }
        protocol Resettable {
          typealias Reset = Effect<Self>
          mutating func reset() -> Reset
        }
        struct Page<Item>: Resettable {
          var item: Item
          mutating func reset() -> Reset {
            self = Self(item: item)
            return Reset(count: 3)
          }
        }
        """
      ),
      (
        "what unwraps itself is a value behind `??` and behind a call",
        """
        protocol Session {}
        final class Member: Session {}
        final class Guest: Session {}
        struct Box<Value> {
          let value: Value
          init(_ value: Value) { self.value = value }
          func send() -> Value { value }
        }
        final class Store {
          var active: [Member] = []
          var guest: Guest!
          var first: any Session { active.first ?? guest }
          func work<Result>(_ work: () -> Result) -> Result {
            var result: Result!
            result = work()
            return Box(result).send()
          }
        }
        """
      ),
      (
        "a type that is written says what the others are taken as",
        """
        protocol Limiting {}
        struct Limiter: Limiting {}
        final class Container {
          var all: [String: Any] = [:]
          func register<Service>(_ service: Service, for type: Service.Type) {
            all[String(describing: type)] = service
          }
          func fill() { register(Limiter(), for: Limiting.self) }
        }
        """
      ),
      (
        "of cases with one name that is meant which carries what is named",
        """
        enum Fault: Error {
          case issue(line: Int)
          case issue(line: Int, error: any Error)
        }
        func told(_ errors: [any Error]) -> Bool {
          if case Fault.issue(line: 3, error: Fault.issue(line: 2)) = errors[0] { true } else { false }
        }
        """
      ),
      (
        "a closure that hands an error on gives any error",
        """
        enum Fault: Error { case invalid }
        struct Work<Output, Failure: Error> {
          func mapError<Other: Error>(
            _ transform: @escaping (Failure) -> Other
          ) -> Work<Output, Other> { fatalError() }
          func erased() -> Work<Output, Failure> { self }
        }
        func made<Item>(_ work: Work<Item, any Error>) -> Work<Item, any Error> {
          work.mapError { error in
            if error is CancellationError { return Fault.invalid }
            return error
          }.erased()
        }
        """
      ),
      (
        "behind `??` a property that may be nil is meant, and no method of its name",
        """
        struct Choice { let tag: Int; let key: String }
        func key(_ choices: [Choice], _ selection: Int) -> String? {
          let index = choices.firstIndex { $0.tag == selection } ?? choices.indices.first
          return index.map { choices[$0].key }
        }
        func count(_ given: Int?, _ isNone: Bool, _ choices: [Choice]) -> Int {
          given ?? (isNone ? 0 : choices.count)
        }
        """
      ),
      (
        "in a closure an empty collection need not say of what it is",
        """
        func perform(_ work: () -> Void) { work() }
        func send() {
          perform {
            var properties = [:]
            properties["name"] = "a"
            print(properties)
          }
        }
        """
      ),
      (
        "what a protocol says of its parts holds of a value of which only that is known",
        """
        struct Page<ID, Item> { var id: ID; var item: Item }
        struct Work<Value: Sendable> {
          func map<Other: Sendable>(_ transform: @Sendable (Value) -> Other) -> Work<Other> { fatalError() }
        }
        protocol Loading { associatedtype Result: Sendable; associatedtype Content }
        protocol Paged<ID, Item>: Loading where Result == Page<ID, Item>, Content == [Item] {
          associatedtype ID: Hashable
          associatedtype Item
        }
        struct Store<State: Loading> {
          func run() -> State.Result { fatalError() }
          func task() -> Work<State.Result> { fatalError() }
          func erased() -> Work<any Sendable> { task().map { $0 } }
        }
        extension Store where State: Paged {
          func fetch() -> Page<State.ID, State.Item> { return run() }
          func isLast() -> Work<Bool> { task().map { self.isLast($0) } }
          private func isLast(_ page: Page<State.ID, State.Item>) -> Bool { true }
        }
        """
      ),
    ])
  func accepted(what: String, text: String) {
    #expect(Check.findings(in: text) == [], Comment(rawValue: what))
  }

  @Test(
    "what compiles has no finding, either",
    arguments: [
      (
        "`Any.Type` may be a part of a type that is called",
        """
        func warn(_ expected: Any.Type) {}
        struct Client {
          var types = [String: Any.Type]()
          func check<Value>(_ wanted: Value.Type, _ name: String) {
            if let type = types[name], type != Value.self { warn(type) }
          }
        }
        """
      ),
      (
        "an extension may name a type through an alias of the one around it",
        """
        typealias User = Cached
        struct Cached { var name: Name }
        extension User { struct Name: Hashable { var first = "" } }
        extension User.Name: Encodable { func encode(to encoder: any Encoder) throws {} }
        extension User.Name: Decodable { init(from decoder: any Decoder) throws { first = "" } }
        extension User { struct Credentials: Hashable, Codable { let name: User.Name } }
        """
      ),
      (
        "arguments that are written of a type inside of another one are those",
        """
        enum Picture {
          struct Pixel<Value>: Hashable where Value: FixedWidthInteger & UnsignedInteger {
            init(_ red: Value, _ green: Value) {}
          }
        }
        func isWhite(_ pixels: [Picture.Pixel<UInt8>]) -> Bool {
          pixels[0] == Picture.Pixel<UInt8>(255, 255)
        }
        """
      ),
      (
        "a function of C holds nothing, and may be kept",
        """
        func keep(_ work: @escaping @convention(c) (Int) -> Void) {}
        func connect(_ handler: @convention(c) (Int) -> Void) { keep(handler) }
        """
      ),
      (
        "a macro may keep elsewhere what stands in a type",
        """
        import Tracking
        @Tracked struct Node { var next: Node? = nil }
        """
      ),
      (
        "a `return` in a `do` turns the builder off, too",
        """
        import SwiftUI
        struct Page: View {
          var body: some View {
            NavigationStack {
              do {
                let number = try Int("3", format: .number)
                return Text("\\(number)")
              } catch { fatalError("none") }
            }
          }
        }
        """
      ),
      (
        "a closure that waits is for the form that waits",
        """
        protocol Suspending { func pause<Value>(_ work: () throws -> Value) rethrows -> Value }
        protocol Handing: Suspending {
          func pause<Value: Sendable>(
            _ work: @MainActor @Sendable () async throws -> Value
          ) async rethrows -> Value
        }
        func wait() async throws {}
        func hand(_ reader: any Handing) async throws { try await reader.pause { try await wait() } }
        """
      ),
      (
        "a closure that takes nothing is for the form that gives nothing",
        """
        import SwiftUI
        extension View {
          func menu(@ViewBuilder extras: () -> some View) -> some View {
            contextMenu { Text("a"); extras() }
          }
        }
        """
      ),
      (
        "a closure that is called at once and throws nothing adds no kind of error",
        """
        enum Fault: Error { case one }
        enum Loading: Error { case failed(Fault) }
        func check() throws(Fault) -> Bool { true }
        func load() throws(Loading) -> Int {
          do {
            let isThere = try check()
            let count: Int = { if isThere { return 1 }; return 2 }()
            return count
          } catch let fault { throw .failed(fault) }
        }
        """
      ),
      (
        "a style that is a view has a body by that, and what begins with a line is there",
        """
        import SwiftUI
        struct Tinted: ShapeStyle, View {
          func body(level: Int) -> Color { .red }
          func resolve(in environment: EnvironmentValues) -> Color { .red }
        }
        struct Page: View {
          var body: some View {
            Tinted()
            Image(_internalSystemName: "wifi").resizable()
          }
        }
        """
      ),
      (
        "a protocol of another module may build the bodies of who conforms",
        """
        import SwiftUI
        import Navigating
        enum Place: Int { case home, shop }
        extension Place: Destination {
          var body: some View {
            switch self {
            case .home: Text("home")
            case .shop: Image(systemName: "cart")
            }
          }
        }
        """
      ),
      (
        "`Self` names no type that would have to be seen",
        """
        public protocol Loader {}
        struct Hidden {}
        public struct Loading<Item>: Loader {}
        extension Loader where Self == Loading<Hidden> { public static func image() -> Self { .init() } }
        """
      ),
      (
        "what a protocol only reads a class of the system may set",
        """
        import UIKit
        protocol Widget: UIResponder { var view: UIView! { get } }
        class Controller: UIViewController, Widget {}
        final class Scrolling: Controller { override func loadView() { view = UIScrollView() } }
        """
      ),
      (
        "the name that result builders had at first is read",
        """
        @_functionBuilder struct ListBuilder {
          static func buildBlock<A, B>(_ a: A, _ b: B) -> [Any] { [a, b] }
        }
        func list(@ListBuilder _ parts: () -> [Any]) -> Int { parts().count }
        let count = list { 1; "a" }
        """
      ),
      (
        "of two forms of a modifier the one is meant whose builder takes what stands there",
        """
        import SwiftUI
        import Kit
        protocol Action {}
        @resultBuilder struct ActionBuilder {
          static func buildExpression(_ action: any Action) -> [any Action] { [action] }
          static func buildBlock(_ parts: [any Action]...) -> [any Action] { parts.flatMap { $0 } }
          static func buildEither(first: [any Action]) -> [any Action] { first }
          static func buildEither(second: [any Action]) -> [any Action] { second }
        }
        extension View {
          func contextMenu(@ActionBuilder actions: @escaping () -> [any Action]) -> some View { self }
        }
        struct Row: View {
          var account: Account
          var body: some View {
            Text("a").contextMenu {
              if (account as? Guest)?.isSaved ?? true {
                SwiftUI.Section("x") { Button("y", icon: .plus) {} }.disabled(account.a == account.b)
                Divider()
              } else {
                Button("z", icon: .plus) {}
              }
            }
          }
        }
        """
      ),
      (
        "modules of other systems are not there, and what C declares is",
        """
        import Foundation
        struct Snapshot {
          #if canImport(ucrt)
            var mode: UInt32
          #else
            var attributes: Int
          #endif
        }
        func snapshot() -> Snapshot { Snapshot(attributes: 3) }
        func copy(_ to: UnsafeMutablePointer<CChar>, _ from: UnsafePointer<CChar>) {
          _ = strncpy(to, from, 3)
        }
        """
      ),
      (
        "a module of which nothing is known may give the library a function that changes nothing",
        """
        @testable import Memorize
        import XCTest
        final class Source {}
        final class RandomTests: XCTestCase {
          var source: Source!
          func testRandom() {
            let number = Int.random(in: 2...5, using: source)
            XCTAssertEqual(number, 4)
          }
        }
        """
      ),
    ])
  func acceptedToo(what: String, text: String) {
    #expect(Check.findings(in: text) == [], Comment(rawValue: what))
  }
}
