import Testing

/// Constructs of apps by many people that were taken for mistakes once.
@Suite struct AcceptedAppTests {
  @Test(
    "what compiles has no finding",
    arguments: [
      (
        "an optional on both sides of `??` is what is wanted",
        """
        struct Card: Decodable {
          var title: String?
          enum CodingKeys: String, CodingKey { case title, name, label }
          init(from decoder: any Decoder) throws {
            let box = try decoder.container(keyedBy: CodingKeys.self)
            title = try box.decodeIfPresent(String.self, forKey: .title)
              ?? box.decodeIfPresent(String.self, forKey: .name)
              ?? box.decodeIfPresent(String.self, forKey: .label)
          }
        }
        func found<Kind>(_ kind: Kind.Type) -> Kind? { nil }
        func any<Kind>(_ kind: Kind.Type) -> Kind? { found(kind) ?? found(kind) }
        """
      ),
      (
        "what is held weakly may be changed by a path, `self` too",
        """
        import SwiftUI
        extension ObservableObject {
          @MainActor func list<Item>(_ path: WritableKeyPath<Self, [Item]>) -> Binding<[Item]> {
            Binding(
              get: { [weak self] in self?[keyPath: path] ?? [] },
              set: { [weak self] in self?[keyPath: path] = $0 })
          }
        }
        """
      ),
      (
        "what may be thrown is an error",
        """
        func attempt<Value, Failure>(_ work: () throws(Failure) -> Value) -> Result<Value, Failure> {
          do throws(Failure) { return .success(try work()) } catch { return .failure(error) }
        }
        """
      ),
      (
        "the brackets of a type do not see what its braces declare",
        """
        protocol Stored { static var isPlain: Bool { get } }
        struct Bridge<Element: Stored & Hashable> {
          typealias Stored = Any
          func isPlain(_ value: Stored) -> Bool { Element.isPlain }
        }
        """
      ),
      (
        "of an opaque value of a type that nobody declared anything may be asked",
        """
        import SwiftUI
        struct Keyboard: UIViewRepresentable {
          func makeUIView(context: Context) -> some UIPanel { UIPanel() }
          func updateUIView(_ panel: UIViewType, context: Context) { print(panel.superview as Any) }
        }
        func draw(_ canvas: some Drawable) { canvas.draw(at: 3) }
        """
      ),
      (
        "a step of a key path is a property, and no method of its name",
        #"""
        import SwiftUI
        extension Optional where Wrapped == String {
          var value: String {
            get { self ?? "" }
            set { self = newValue.isEmpty ? nil : newValue }
          }
        }
        extension Binding where Value == String? {
          func value() -> Binding<String> { self[keyPath: \.value] }
        }
        """#
      ),
      (
        "a key path goes through what is found by its member's name",
        #"""
        @dynamicMemberLookup struct Lens<Value> {
          var value: Value
          subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Lens<Part> {
            Lens<Part>(value: value[keyPath: path])
          }
        }
        let lens = Lens(value: [1, 2])
        print(lens[keyPath: \.[0]].value)
        """#
      ),
      (
        "a shape has a behaviour, a role and a size",
        """
        import SwiftUI
        struct Wrapped<Inner: Shape>: Shape {
          var shape: Inner
          func path(in rect: CGRect) -> Path { shape.path(in: rect) }
          var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
          func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
          static var role: ShapeRole { Inner.role }
        }
        """
      ),
      (
        "what unwraps itself is asked for its own members",
        """
        import SwiftUI
        import SpriteKit
        class Level: SKScene {
          var player: SKSpriteNode!
          func distance(to point: CGPoint) -> CGFloat { point.x - player.position.x }
        }
        final class Box<Value> {
          var value: Value!
          init(_ value: Value) { self.value = value }
        }
        extension View {
          func inner() -> Body { Box(self).value.body }
        }
        """
      ),
      (
        "a property that holds a closure comes before what each view can do",
        """
        import SwiftUI
        struct Segment<Outline: Shape>: View {
          @ViewBuilder var background: () -> Outline
          var body: some View {
            Text("one").background {
              background().fill(.red).overlay(background().stroke(style: StrokeStyle(lineWidth: 1)))
            }
          }
        }
        """
      ),
      (
        "what a predicate is made of throws nothing by itself",
        """
        import SwiftData
        @Model final class Entry { var id: Int; init(id: Int) { self.id = id } }
        func both(_ one: Predicate<Entry>, _ other: Predicate<Entry>) -> Predicate<Entry> {
          #Predicate<Entry> { one.evaluate($0) && other.evaluate($0) }
        }
        """
      ),
      (
        "what always throws may be of any type",
        """
        import Combine
        enum Failure: Error { case empty }
        func load(_ text: String) -> AnyPublisher<Int, Failure> {
          Just(text).tryMap { _ in throw Failure.empty }
            .mapError { $0 as? Failure ?? .empty }.eraseToAnyPublisher()
        }
        """
      ),
      (
        "a generic type whose parameters are settled stores what is static",
        """
        struct Kit<Content> {}
        extension Kit where Content == Any {
          struct Path { static let shared = Path() }
        }
        """
      ),
      (
        "the time between two dates, and one of parts, is written, too",
        """
        import Foundation
        let formatter = DateComponentsFormatter()
        print(formatter.string(from: DateComponents(day: 3)) ?? "")
        print(formatter.string(from: .distantPast, to: .now) ?? "")
        """
      ),
      (
        "a form of a module that nobody knows is its own, where SwiftUI is not imported",
        """
        import Forms
        struct Address: Form { var street = "" }
        """
      ),
      (
        "an extension of a type by an alias with parameters",
        """
        protocol Arranging {}
        enum Either<One, Other> { case one(One), other(Other) }
        struct Row: Arranging {}
        struct Column: Arranging {}
        typealias Choice<First: Arranging, Second: Arranging> = Either<First, Second>
        extension Choice: Arranging {
          init(if isFirst: Bool, then: () -> One, otherwise: () -> Other) {
            self = isFirst ? .one(then()) : .other(otherwise())
          }
        }
        func arrange(_ way: some Arranging) {}
        arrange(Choice(if: true) { Row() } otherwise: { Column() })
        """
      ),
      (
        "a gesture is mapped",
        """
        import SwiftUI
        extension Gesture {
          func erased() -> AnyGesture<Void> { AnyGesture(map { _ in () }) }
        }
        """
      ),
      (
        "what holds a copy of a value may be kept, and what is in it",
        """
        import SwiftUI
        @MainActor final class Stack { var items: [Int] = [] }
        struct Sheet: View {
          let stack: Stack
          init(stack: Stack) {
            self.stack = stack
            Task { [self] in await update { print($0, stack.items) } }
          }
          func update(_ change: @escaping @MainActor (Int) async -> Void) async { await change(1) }
          var body: some View { Text("one") }
        }
        """
      ),
      (
        "a method that all views have is meant, where the property of its name is no closure",
        """
        import SwiftUI
        struct Row: View {
          private let id: String
          init(_ id: String) { self.id = id }
          var body: some View { Text(id) }
        }
        struct Page: View {
          var body: some View { Row("a").id(3) }
        }
        """
      ),
      (
        "an optional of an optional gives way to an optional",
        """
        struct Bits {
          init?(_ text: some Sequence<UInt8>) { return nil }
          static func read(_ text: String) -> Bits? {
            let bits: Bits? = text.utf8.withContiguousStorageIfAvailable { Self($0) } ?? Self(text.utf8)
            return bits
          }
        }
        """
      ),
      (
        "a class may inherit another form of its function from what nobody knows",
        """
        import SwiftUI
        struct Proposal { var size: CGSize }
        final class Panel: UIPanel {
          func sizeThatFits(_ proposal: Proposal) -> CGSize {
            let size = proposal.size
            return sizeThatFits(size)
          }
        }
        """
      ),
      (
        "a comma may stand behind the last version",
        """
        import SwiftUI
        func isOld() -> Bool { if #unavailable(iOS 18.0, ) { true } else { false } }
        """
      ),
      (
        "a case of a type that nobody declared tells that a library's is not meant",
        """
        import SwiftUI
        import Editor
        final class Tools {
          var mode: EditMode = .points
          var isOn: Bool {
            switch mode {
            case .points: true
            case .guides: false
            }
          }
        }
        """
      ),
      (
        "a request may be sorted by what somebody else hands over",
        """
        import SwiftData
        import SwiftUI
        @Model final class Song {
          var title: String
          init(title: String) { self.title = title }
        }
        struct Songs: View {
          @Query private var songs: [Song]
          init(sort: [SortDescriptor<Song>], matching word: String) {
            let wanted = #Predicate<Song> { word.isEmpty || $0.title.contains(word) }
            _songs = Query(filter: wanted, sort: sort, animation: .default)
          }
          var body: some View { Text("\\(songs.sorted(using: SortDescriptor(\\.title)).count)") }
        }
        """
      ),
      (
        "a search may bring its suggestions along",
        """
        import SwiftUI
        struct Search: View {
          @State private var word = ""
          var body: some View {
            List {}.searchable(text: $word, placement: .toolbar, prompt: "Name") {
              Text("Emma").searchCompletion("Emma")
            }
          }
        }
        """
      ),
      (
        "a generic type inside of a function is told what its parameters are",
        """
        func count() -> Int {
          struct Stack<Element> { var items: [Element] = [] }
          let stack = Stack<Int>()
          var all = ["a": Stack<Int>()]
          all["b", default: Stack()].items.append(1)
          return stack.items.count + all.count
        }
        """
      ),
      (
        "angles are reckoned with",
        """
        import SwiftUI
        struct Cards: View {
          @State private var turn = Angle.zero
          var body: some View {
            GeometryReader { proxy in
              Text("a")
                .rotation3DEffect(.degrees(-proxy.frame(in: .global).minX) / 8, axis: (x: 0, y: 1, z: 0))
                .rotationEffect(turn + .degrees(4) * 2)
              Button("Turn") { turn += .degrees(30) }
            }
          }
        }
        """
      ),
      (
        "a predicate filters what is there, too",
        """
        import SwiftData
        @Model final class Song {
          var year: Int
          init(year: Int) { self.year = year }
        }
        func old(_ songs: [Song]) throws -> Int {
          let before = #Predicate<Song> { $0.year < 1990 }
          let some = try songs.filter(before).count
          return try some + songs.filter { try before.evaluate($0) }.count
            + songs.filter { $0.year > 1 }.count
        }
        """
      ),
      (
        "a hidden state of an unknown type is given its value in the same file",
        """
        import Composing
        import SwiftUI
        private struct Child: View {
          @State fileprivate var store: StoreOf<Int>
          @Environment(\\.dismiss) var dismiss
          var body: some View { Button("Dismiss") { dismiss() } }
        }
        struct Parent: View {
          let store: StoreOf<Int>
          var body: some View { Child(store: store) }
        }
        """
      ),
    ])
  func accepted(what: String, text: String) {
    #expect(Check.findings(in: text) == [], Comment(rawValue: what))
  }
}
