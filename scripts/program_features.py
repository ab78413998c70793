"""What generated programs use of the language besides statements: each feature is a small piece with chances in it.

A feature writes declarations before the program's function (`top`) and statements into it (`line`). `Features` is a
part of the `Writer` of `generate-programs`, which makes the values.
"""

FEATURES = [
    "associated", "conditional", "opaque", "paths", "clamped", "builder", "stream", "typed", "chains", "nested",
    "patterns", "texts", "tables", "overloads", "elements", "operators", "coded", "numbers", "sequences", "requirements",
    "packs", "literals", "dynamic", "errors", "actor", "lists", "existentials", "copies", "laziness", "interpolated",
    "statics", "places", "comparisons", "regexes", "bits", "recursion",
]


class Features:
    """A mixin of `Writer`."""

    def fresh(self, prefix):
        """A name of a declaration outside of functions, which no other program of the batch has."""
        self.names += 1
        return f"{prefix}{self.number}y{self.names}"

    def top(self, text):
        self.tops.extend(text.strip("\n").split("\n"))

    def text(self, text):
        for line in text.strip("\n").split("\n"):
            self.line(line)

    def ints(self, least=2, most=6):
        return "[" + ", ".join(
            str(self.chance.randrange(-5, 20)) for _ in range(self.chance.randrange(least, most))) + "]"

    def words(self, least=2, most=6):
        return "[" + ", ".join(
            self.pick(['"ash"', '"oak"', '"elm"', '"fir"', '"yew tree"', '"pine"', '""', '"Zed"', '"é"', '"a-b"'])
            for _ in range(self.chance.randrange(least, most))) + "]"

    def feature(self):
        getattr(self, "use_" + self.pick(FEATURES))()

    def use_associated(self):
        p, a, b, f = self.fresh("Store"), self.fresh("Stack"), self.fresh("Log"), self.fresh("fill")
        own = self.pick(["", f"  func summary() -> String {{ \"own \\(count)\" }}\n"])
        self.top(f"""
protocol {p}<Item> {{
  associatedtype Item
  var count: Int {{ get }}
  mutating func put(_ item: Item)
  subscript(at place: Int) -> Item {{ get }}
  func summary() -> String
}}
extension {p} {{
  func summary() -> String {{ "\\(count) items" }}
  var last: Item? {{ count == 0 ? nil : self[at: count - 1] }}
}}
extension {p} where Item: Comparable {{ func most() -> Item? {{ (0..<count).map {{ self[at: $0] }}.max() }} }}
extension {p} where Item == String {{ func most() -> Item? {{ (0..<count).map {{ self[at: $0] }}.joined(separator: "+") }} }}
struct {a}<Element>: {p} {{
  private var list: [Element] = []
  var count: Int {{ list.count }}
  mutating func put(_ item: Element) {{ list.{self.pick(['append(item)', 'insert(item, at: 0)'])} }}
  subscript(at place: Int) -> Element {{ list[place] }}
{own}}}
final class {b}: {p} {{
  var lines: [String] = []
  var count: Int {{ lines.count }}
  func put(_ item: String) {{ lines.append(item.uppercased()) }}
  subscript(at place: Int) -> String {{ lines[place] }}
}}
func {f}<S: {p}>(_ store: inout S, _ items: [S.Item]) -> S.Item? {{ for item in items {{ store.put(item) }}; return store.last }}
""")
        n, m = self.name("s"), self.name("s")
        self.text(f"""
var {n} = {a}<Int>()
var {m} = {b}()
print({f}(&{n}, {self.ints()}) as Any, {f}(&{m}, {self.words()}) ?? "none", {n}.summary(), {m}.summary(), {n}.most() as Any, {m}.most() ?? "-")
var {n}any: [any {p}] = [{n}, {m}]
print({n}any.map {{ $0.summary() }}, {n}any.reduce(0) {{ $0 + $1.count }})
let {n}one: any {p}<Int> = {n}
if let last = {n}one.last {{ print("last", last &+ 1) }}
""")

    def use_conditional(self):
        b, p, label = self.fresh("Box"), self.fresh("Named"), self.fresh("label")
        self.top(f"""
protocol {p} {{ var {label}: String {{ get }} }}
extension Int: {p} {{ var {label}: String {{ "#\\(self)" }} }}
extension String: {p} {{ var {label}: String {{ "'\\(self)'" }} }}
extension Optional: {p} where Wrapped: {p} {{ var {label}: String {{ map(\\.{label}) ?? "{self.pick(['none', 'nil'])}" }} }}
extension Array: {p} where Element: {p} {{ var {label}: String {{ map(\\.{label}).joined(separator: "{self.pick([',', '; '])}") }} }}
struct {b}<T> {{ var value: T; init(_ value: T) {{ self.value = value }} }}
extension {b}: Equatable where T: Equatable {{}}
extension {b}: Hashable where T: Hashable {{}}
extension {b}: Comparable where T: Comparable {{ static func < (a: Self, b: Self) -> Bool {{ a.value < b.value }} }}
extension {b}: {p} where T: {p} {{ var {label}: String {{ "[" + value.{label} + "]" }} }}
extension {b}: CustomStringConvertible {{ var description: String {{ "Box(\\(value))" }} }}
extension {b} where T: Collection {{ var size: Int {{ value.count }} }}
extension {b} where T: Sequence, T.Element == Int {{ var total: Int {{ value.reduce(0, &+) }} }}
""")
        n = self.name("b")
        self.text(f"""
let {n} = {self.ints()}.map({b}.init)
print({n}.max() as Any, {n}.sorted(), Set({n}).count, {n}.{label}, {b}({self.words()}).size, {b}({self.ints()}).total)
print({b}({b}({self.value('Int', 1)})).{label}, [{self.value('String', 1)}, nil].{label}, {n}.first == {n}.last, {b}(nil as Int?).{label})
""")

    def use_opaque(self):
        p, f, g, h = self.fresh("Shape"), self.fresh("make"), self.fresh("count"), self.fresh("both")
        self.top(f"""
protocol {p} {{ var area: Int {{ get }}; func scaled(_ by: Int) -> Self }}
struct {p}Square: {p} {{ var side = {self.chance.randrange(1, 9)}; var area: Int {{ side * side }}; func scaled(_ by: Int) -> Self {{ Self(side: side &* by) }} }}
struct {p}Pair<A: {p}, B: {p}>: {p} {{ var a: A; var b: B; var area: Int {{ a.area &+ b.area }}; func scaled(_ by: Int) -> Self {{ .init(a: a.scaled(by), b: b.scaled(by)) }} }}
func {f}(_ n: Int) -> some {p} {{ {p}Pair(a: {p}Square(side: n), b: {p}Pair(a: {p}Square(), b: {p}Square(side: 1))) }}
func {g}(_ n: Int) -> some Collection<Int> {{ {self.pick(['(0..<n).map { $0 * 2 }', '(0..<n).lazy.filter { $0 % 2 == 0 }', 'Array(repeating: 3, count: n)', '[n, n + 1].reversed()'])} }}
func {h}(_ a: some {p}, _ b: some {p}) -> Int {{ a.area &- b.area }}
extension {p} {{ var doubled: some {p} {{ scaled(2) }} }}
""")
        n = self.name("o")
        self.text(f"""
let {n} = {f}({self.chance.randrange(1, 6)})
print({n}.area, {n}.doubled.area, {h}({n}, {p}Square()), {g}({self.chance.randrange(0, 6)}).reduce(0, +), {g}(4).map {{ $0 &+ 1 }}, type(of: {n}) == type(of: {f}(1)))
""")

    def use_paths(self):
        a, b, f = self.fresh("City"), self.fresh("Land"), self.fresh("sortBy")
        self.top(f"""
struct {a} {{ var name: String; var size: Int; var twin: Int? }}
final class {b} {{ var cities: [{a}]; var capital: {a}?; init(_ cities: [{a}]) {{ self.cities = cities; capital = cities.first }} }}
func {f}<T, V: Comparable>(_ list: [T], _ path: KeyPath<T, V>, _ by: (V, V) -> Bool = (<)) -> [T] {{ list.sorted {{ by($0[keyPath: path], $1[keyPath: path]) }} }}
extension Sequence {{ func {f}sum<N: Numeric>(_ path: KeyPath<Element, N>) -> N {{ reduce(0) {{ $0 + $1[keyPath: path] }} }} }}
""")
        n = self.name("land")
        many = ", ".join(f'{a}(name: "{self.pick(["Ulm", "Bern", "Graz"])}", size: {self.chance.randrange(90)}, twin: {self.pick(["nil", "3", "7"])})' for _ in range(3))
        self.text(f"""
let {n} = {b}([{many}])
print({f}({n}.cities, \\.size).map(\\.name), {f}({n}.cities, \\.name, >).map(\\.size), {n}.cities.{f}sum(\\.size))
{n}[keyPath: \\.cities[1].size] {self.pick(['+= 5', '= 0', '*= 2'])}
let {n}path = \\{b}.capital?.name
print({n}[keyPath: {n}path] as Any, {n}.cities[keyPath: \\.[1].size], {n}[keyPath: \\.cities.count], {n}.cities.compactMap(\\.twin))
let {n}parts: [PartialKeyPath<{a}>] = [\\.name, \\.size, \\.twin]
print({n}parts.map {{ {n}.cities[0][keyPath: $0] is Int }}, {n}parts[0] == \\{a}.name)
let {n}w: ReferenceWritableKeyPath<{b}, {a}?> = \\.capital
{n}[keyPath: {n}w]?.size = {self.chance.randrange(9)}
{n}[keyPath: {n}w.appending(path: \\.?.twin)] == nil ? print("no twin") : print("twin")
""")

    def use_clamped(self):
        w, u, h, f = self.fresh("Clamped"), self.fresh("Trimmed"), self.fresh("Settings"), self.fresh("half")
        self.top(f"""
@propertyWrapper struct {w}<V: Comparable> {{
  private var value: V
  let range: ClosedRange<V>
  private(set) var writes = 0
  init(wrappedValue: V, _ range: ClosedRange<V>) {{ self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }}
  var wrappedValue: V {{ get {{ value }} set {{ writes += 1; value = min(max(newValue, range.lowerBound), range.upperBound) }} }}
  var projectedValue: Self {{ self }}
}}
@propertyWrapper struct {u} {{ var wrappedValue: String {{ didSet {{ wrappedValue = String(wrappedValue.prefix(3)) }} }}; init(wrappedValue: String) {{ self.wrappedValue = String(wrappedValue.prefix(3)) }} }}
struct {h} {{
  @{w}(0...{self.chance.randrange(5, 50)}) var level = {self.chance.randrange(80)}
  @{w}(-1.5...1.5) var pan = {self.pick(['0', '2', '0.5'])}
  @{u} var name = {self.literal('String')}
  func told() -> String {{ "\\(level) \\(pan) \\(name) \\($level.writes) \\(_pan.range)" }}
}}
func {f}(@{w}(0...9) _ n: Int = 4) -> Int {{ n * 2 + $n.writes }}
""")
        n = self.name("set")
        self.text(f"""
var {n} = {h}()
{n}.level {self.pick(['+=', '-=', '='])} {self.chance.randrange(30)}; {n}.pan = {self.value('Double', 1)}; {n}.name += "x"
print({n}.told(), {n}.$level.writes, {h}(level: 3).told())
@{w}(1...3) var {n}local = {self.chance.randrange(6)}
{n}local += 1; print({n}local, ${n}local.writes)
""")

    def use_builder(self):
        b, e, f, g = self.fresh("Tree"), self.fresh("Element"), self.fresh("page"), self.fresh("render")
        either = self.one(2)
        self.top(f"""
indirect enum {e} {{ case text(String), list([{e}]), none
  var out: String {{ switch self {{ case .text(let t): t; case .list(let l): "(" + l.map(\\.out).joined(separator: " ") + ")"; case .none: "-" }} }} }}
@resultBuilder enum {b} {{
  static func buildExpression(_ text: String) -> {e} {{ .text(text) }}
  static func buildExpression(_ number: Int) -> {e} {{ .text("#\\(number)") }}
  static func buildExpression(_ e: {e}) -> {e} {{ e }}
  {'static func buildBlock(_ parts: ' + e + '...) -> ' + e + ' { .list(parts) }' if either else 'static func buildPartialBlock(first: ' + e + ') -> ' + e + ' { first }; static func buildPartialBlock(accumulated: ' + e + ', next: ' + e + ') -> ' + e + ' { .list([accumulated, next]) }'}
  static func buildOptional(_ e: {e}?) -> {e} {{ e ?? .none }}
  static func buildEither(first e: {e}) -> {e} {{ .list([.text("1"), e]) }}
  static func buildEither(second e: {e}) -> {e} {{ .list([.text("2"), e]) }}
  static func buildArray(_ all: [{e}]) -> {e} {{ .list(all) }}
  static func buildFinalResult(_ e: {e}) -> String {{ e.out }}
}}
@{b} func {f}(_ n: Int, _ names: [String]) -> String {{
  "start"
  n
  if n > {self.chance.randrange(9)} {{ "big"; {self.pick(['n', '"more"'])} }}
  if n % 2 == 0 {{ "even" }} else {{ "odd" }}
  for name in names {{ name; {e}.text(name + "!") }}
  switch n {{ case 0: "zero"; case 1, 2: n + 1; default: "many" }}
  let sum = n + names.count
  "sum \\(sum)"
}}
func {g}(@{b} _ make: () -> String) -> Int {{ make().count }}
""")
        self.text(f"""
print({f}({self.chance.randrange(6)}, {self.words(0, 3)}), {g} {{ "a"; if {self.value('Bool', 1)} {{ 3 }} }})
""")

    def use_stream(self):
        s, f = self.fresh("Count"), self.fresh("later")
        self.awaited.append(f)
        self.top(f"""
struct {s}: AsyncSequence {{
  typealias Element = Int
  let to: Int
  struct AsyncIterator: AsyncIteratorProtocol {{ var n = 0; let to: Int; mutating func next() async throws -> Int? {{ if n == {self.chance.randrange(3, 9)} {{ throw {f}Stop() }}; n += 1; return n > to ? nil : n }} }}
  func makeAsyncIterator() -> AsyncIterator {{ AsyncIterator(to: to) }}
}}
struct {f}Stop: Error {{}}
func {f}square(_ n: Int) async -> Int {{ await Task.yield(); return n * n }}
func {f}() async {{
  var seen: [Int] = []
  do {{ for try await n in {s}(to: {self.chance.randrange(2, 8)}){self.pick(['', '.map { $0 * 3 }', '.filter { $0 % 2 == 1 }', '.prefix(2)', '.dropFirst()'])} {{ seen.append(n) }} }} catch {{ print("stopped", type(of: error)) }}
  print(seen)
  let stream = AsyncStream<String> {{ c in for w in {self.words()} {{ c.yield(w) }}; c.finish() }}
  var text = ""
  for await w in stream where w != "oak" {{ text += w + "." }}
  print(text)
  async let a = {f}square({self.chance.randrange(9)}), b = {f}square({self.chance.randrange(9)})
  print(await a + b)
  let all = await withTaskGroup(of: (Int, Int).self) {{ group in
    for i in {self.ints()} {{ group.addTask {{ (i, await {f}square(i)) }} }}
    return await group.reduce(into: [Int: Int]()) {{ $0[$1.0] = $1.1 }}
  }}
  print(all.sorted {{ $0.key < $1.key }}.map {{ "\\($0)=\\($1)" }})
  let task = Task {{ () throws -> Int in try Task.checkCancellation(); return {self.chance.randrange(9)} }}
  print((try? await task.value) ?? -1)
}}
""")

    def use_typed(self):
        e, f, g = self.fresh("Fault"), self.fresh("parse"), self.fresh("apply")
        self.top(f"""
enum {e}: Error, Equatable {{ case empty, bad(Int), word(String) }}
func {f}(_ text: String) throws({e}) -> Int {{
  guard !text.isEmpty else {{ throw .empty }}
  guard let n = Int(text) else {{ throw {self.pick(['.word(text)', '.bad(text.count)'])} }}
  if n > {self.chance.randrange(5, 60)} {{ throw .bad(n) }}
  return n
}}
func {g}<T, E: Error>(_ body: () throws(E) -> T) throws(E) -> T {{ try body() }}
""")
        n = self.name("r")
        self.text(f"""
for text in ["", "{self.chance.randrange(99)}", "x1", "7"] {{
  do throws({e}) {{ print(try {f}(text)) }} catch {{
    switch error {{ case .empty: print("empty"); case .bad(let n) where n > 9: print("bad", n); case .bad: print("small"); case .word(let w): print("word", w) }}
  }}
}}
let {n} = ["1", "", "zz", "40"].map {{ text in Result {{ () throws({e}) -> Int in try {f}(text) }} }}
print({n}.map {{ r in if case .failure(let f) = r {{ return "\\(f)" }}; return "ok" }}, {n}.compactMap {{ try? $0.get() }}, {n}[1] == .failure(.empty))
print((try? {g} {{ try {f}("{self.chance.randrange(70)}") }}) as Any, {g} {{ 5 }})
""")

    def use_chains(self):
        c = self.fresh("Node")
        self.top(f"""
final class {c} {{
  var name: String; var next: {c}?; var list: [Int]?; var table: [String: [Int]] = [:]; var act: ((Int) -> Int)?
  init(_ name: String, _ next: {c}? = nil) {{ self.name = name; self.next = next }}
  func step() -> {c}? {{ next }}
  subscript(key: String) -> [Int]? {{ get {{ table[key] }} set {{ table[key] = newValue }} }}
}}
""")
        n = self.name("n")
        self.text(f"""
let {n} = {c}("a", {c}("b"{self.pick(['', ', ' + c + '("c")'])}))
{n}.next?.list = {self.pick([self.ints(), 'nil', '[]'])}
{n}.next?.list?.append({self.value('Int', 1)}); {n}.next?.next?.list = [1]
{n}["k"] = [1, 2]; {n}["k"]?[1] += {self.chance.randrange(9)}; {n}["z"]?.append(3); {n}.table["q", default: []].append({self.chance.randrange(9)})
{n}.step()?.act = {{ $0 &* 2 }}
print({n}.next?.list?.count as Any, {n}.step()?.step()?.name ?? "end", {n}.next?.next?.next?.name as Any, {n}["k"] ?? [], {n}["z"] as Any, {n}.table["q"]!)
print({n}.next?.act?({self.chance.randrange(9)}) as Any, {n}.act?(1) as Any, {n}.next?.name.uppercased().first as Any, {n}.next?.list?.first.map {{ $0 &+ 1 }} ?? -1)
if let second = {n}.next, let list = second.list, let first = list.first, first > {self.chance.randrange(5)} {{ print("first", first) }} else {{ print("none") }}
let {n}o: Int?? = {self.pick(['nil', '.some(nil)', '3'])}
print({n}o == nil, {n}o ?? 4 as Any, ({n}o ?? 5) ?? 6, ({n}.next?.next = nil) != nil, {n}.next?.next == nil)
switch {n}o {{ case nil: print("outer"); case .some(nil): print("inner"); case .some(.some(let v)): print(v) }}
""")

    def use_nested(self):
        n = self.name("k")
        start, step = self.chance.randrange(9), self.chance.randrange(1, 5)
        self.text(f"""
var {n} = {start}
let {n}make = {{ (by: Int) -> (Int) -> () -> Int in
  var inner = by
  return {{ x in inner &+= x; return {{ [inner] in {n} &+= {self.pick(['inner', 'x', '1'])}; return {n} &* 10 &+ inner }} }}
}}
let {n}a = {n}make({step}); let {n}b = {n}make({step + 1})
let {n}c = {n}a(2); print({n}c(), {n}a(1)(), {n}b(3)(), {n}c(), {n})
var {n}fact: ((Int) -> Int)! = nil
{n}fact = {{ $0 < 2 ? 1 : $0 &* {n}fact($0 - 1) }}
print({n}fact({self.chance.randrange(2, 9)}))
func {n}twice<T>(_ f: @escaping (T) -> T) -> (T) -> T {{ {{ f(f($0)) }} }}
print({n}twice({n}twice {{ $0 &+ {step} }})({start}), {n}twice {{ (s: String) in s + {self.value('String', 0)} }}("x"))
let {n}all = (0..<3).map {{ i in {{ (j: Int) in i &* j &+ {n} }} }}
{n} = 1; print({n}all.map {{ $0(4) }}, {n}all.enumerated().map {{ $1($0) }})
func {n}run(_ times: Int, _ body: (inout Int, Int) -> Void) -> Int {{ var t = 0; for i in 0..<times {{ body(&t, i) }}; return t }}
print({n}run(4) {{ $0 += $1 * {step} }}, {n}run(2) {{ total, _ in total -= {n} }})
""")

    def use_patterns(self):
        e, f = self.fresh("Expr"), self.fresh("eval")
        self.top(f"""
indirect enum {e}: Hashable {{ case number(Int), add({e}, {e}), mul(left: {e}, right: {e}), neg({e}), variable(name: String, scale: Int?) }}
extension {e} {{
  static func + (a: {e}, b: {e}) -> {e} {{ .add(a, b) }}
  static prefix func - (a: {e}) -> {e} {{ .neg(a) }}
  var simple: {e} {{
    switch self {{
    case .add(.number(0), let x), .add(let x, .number(0)): return x.simple
    case .mul(left: .number(1), right: let x): return x.simple
    case let .mul(.number(a), .number(b)): return .number(a &* b)
    case .neg(.neg(let x)): return x.simple
    case .add(let a, let b) where a == b: return .mul(left: .number(2), right: a.simple)
    case .variable(_, .some(0)): return .number(0)
    default: return self
    }}
  }}
}}
func {f}(_ e: {e}, _ of: [String: Int]) -> Int? {{
  switch e {{
  case .number(let n): return n
  case .add(let a, let b): if let x = {f}(a, of), let y = {f}(b, of) {{ return x &+ y }}; return nil
  case .mul(let a, let b): guard let x = {f}(a, of), x != 0 else {{ return {self.pick(['0', 'nil'])} }}; return {f}(b, of).map {{ $0 &* x }}
  case .neg(let a): return {f}(a, of).map {{ -$0 }}
  case .variable(let name, let scale?): return of[name].map {{ $0 &* scale }}
  case .variable(let name, nil): return of[name]
  }}
}}
""")

        def tree(depth):
            if depth == 0 or self.one(4):
                return self.pick([f".number({self.chance.randrange(4)})", ".variable(name: \"x\", scale: nil)",
                                  f".variable(name: \"y\", scale: {self.chance.randrange(3)})"])
            a, b = tree(depth - 1), tree(depth - 1)
            return self.pick([f".add({a}, {b})", f".mul(left: {a}, right: {b})", f".neg({a})"])
        n = self.name("e")
        self.text(f"""
let {n}: {e} = {tree(3)}
print({f}({n}, ["x": {self.chance.randrange(9)}]) as Any, {f}({n}.simple, ["x": 2, "y": 3]) as Any, {n} == {n}.simple, {n}.simple)
print(-{n} + .number(1))
let {n}pair: (Int, String?) = ({self.chance.randrange(4)}, {self.pick(['nil', '"a"', '"bc"'])})
switch {n}pair {{ case (0, _): print("zero"); case (1...2, nil): print("few, none"); case (let k, let s?) where s.count > 1: print(k, s); case (_, "a"?): print("a"); case (let k, .some(let s)): print(s, k); default: print("else") }}
let {n}any: [Any] = [{self.value('Int', 1)}, {self.value('String', 1)}, {self.value('Double', 1)} as Double, ({self.chance.randrange(3)}, "t"), [1, 2], {e}.number(3), nil as Int? as Any]
for case let x in {n}any {{ switch x {{ case 0 as Int: print("0"); case let i as Int: print("int", i); case let s as String where s.isEmpty: print("empty"); case is String: print("string"); case let (a, b) as (Int, String): print(a, b); case let l as [Int]: print(l.count); case {e}.number(let k) as {e}: print("k", k); case is Double: print("double"); default: print("?") }} }}
guard case .{self.pick(['add', 'neg(_)', 'number'])} = {n} else {{ print("not it"); return }}
for case .variable(let v, _) in [{n}, .variable(name: "z", scale: 1)] {{ print(v) }}
if case .number(1...) = {n}.simple {{ print("positive") }}
""".replace("case .add =", "case .add(_, _) =").replace("case .number =", "case .number(_) ="))

    def use_texts(self):
        n = self.name("t")
        text = self.pick(["\"The quick  brown fox\"", "\"a,b,,c;d\"", "\"naïve café 👨‍👩‍👧!\"", "\"key=value=x\"", "\"  pad me \"", "\"Zürich 12 34\""])
        ways = [
            f"print({n}.split(separator: \" \"), {n}.split(separator: \",\", omittingEmptySubsequences: false).count, {n}.split(maxSplits: 1) {{ $0 == \"=\" }})",
            f"if let i = {n}.firstIndex(where: {{ \",= \".contains($0) }}) {{ print({n}[..<i], {n}[i...], {n}[{n}.index(after: i)...].prefix(4), {n}.distance(from: {n}.startIndex, to: i)) }}",
            f"print({n}.count, {n}.utf8.count, {n}.unicodeScalars.count, {n}.utf16.count, {n}.first as Any, {n}.last as Any, {n}.isEmpty)",
            f"print({n}.filter(\\.isLetter), {n}.prefix {{ $0.isLetter }}, {n}.drop {{ $0.isLetter }}, {n}.lastIndex(of: \"a\") == nil)",
            f"print({n}.map {{ $0.isUppercase ? \"U\" : $0.isNumber ? \"9\" : $0.isWhitespace ? \"_\" : \".\" }}.joined())",
            f"print(String({n}.sorted()), {n}.reversed().prefix(3).map(String.init), {n}.uppercased().lowercased() == {n}.lowercased(), {n}.contains(\"a\"))",
            f"print({n}.compactMap(\\.wholeNumberValue), {n}.compactMap(\\.asciiValue).reduce(0) {{ $0 &+ Int($1) }}, {n}.enumerated().filter {{ $0.offset % 3 == 0 }}.map {{ String($0.element) }})",
            f"var {n}m = {n}; {n}m.insert(\"*\", at: {n}m.index({n}m.startIndex, offsetBy: 2)); {n}m.removeLast(); {n}m.append(contentsOf: [\"x\", \"y\"]); print({n}m, {n}m.popLast() as Any, {n}m.removeFirst())",
            f"let {n}s = {n}.dropFirst(2).dropLast(); print({n}s, {n}s.count, String({n}s) == {n}, {n}s.hasPrefix(\"e\"), {n}s.startIndex == {n}.startIndex, type(of: {n}s))",
            f"print({n}.unicodeScalars.map(\\.value).prefix(4).map {{ String($0, radix: 16) }}, Character(\"a\") < Character(\"b\"), {n}.elementsEqual({n}.lowercased()))",
            f"print(Dictionary(grouping: {n}, by: \\.isLetter).mapValues(\\.count)[true] ?? 0, Set({n}.lowercased()).intersection(\"aeiou\").sorted(), {n}.max() as Any)",
            f"print({n}.replacingOccurrences(of: \"a\", with: \"(a)\"), {n}.trimmingCharacters(in: .whitespaces), {n}.components(separatedBy: \"=\"), {n}.range(of: \"b\") != nil, {n}.capitalized)",
            f"print(String(repeating: \"ab\", count: {self.chance.randrange(4)}), \"\"\"\n    multi\n      \\({n}.count)\n    \"\"\", #\"raw \\(no) \\#({n}.count)\"#)",
        ]
        self.needs_foundation = True
        self.line(f"let {n} = {text}")
        for way in self.chance.sample(ways, 5):
            if '"""' in way:
                # Lines of such a text stand where they stand.
                head, *rest = way.split("\n")
                self.lines.append("    " + head)
                self.lines.extend(rest)
            else:
                self.line(way)

    def use_tables(self):
        n = self.name("d")
        a, b = self.ints(), self.ints()
        ways = [
            f"print({n}.union({n}b).sorted(), {n}.intersection({n}b).sorted(), {n}.subtracting({n}b).sorted(), {n}.symmetricDifference({n}b).sorted(), {n}.isSubset(of: {n}b), {n}.isDisjoint(with: {n}b))",
            f"print({n}.insert(3).inserted, {n}.remove({self.chance.randrange(9)}) as Any, {n}.update(with: 4) as Any, {n}.contains(3), {n}.count); {n}.formUnion([7, 8]); {n}.formIntersection({n}b.union([8])); print({n}.sorted())",
            f"let {n}g = Dictionary(grouping: {n}w, by: \\.count); print({n}g.keys.sorted(), {n}g.mapValues {{ $0.sorted() }}.sorted {{ $0.key < $1.key }}.map {{ \"\\($0.key):\\($0.value)\" }})",
            f"var {n}c: [Character: Int] = [:]; for w in {n}w {{ for c in w {{ {n}c[c, default: 0] += 1 }} }}; print({n}c.sorted {{ ($1.value, $0.key) < ($0.value, $1.key) }}.prefix(3).map {{ \"\\($0.key)\\($0.value)\" }})",
            f"let {n}z = Dictionary(zip({n}w, 1...), uniquingKeysWith: {self.pick(['+', '{ a, _ in a }', '{ $1 }', 'max'])}); print({n}z.sorted {{ $0.key < $1.key }}, {n}z.values.reduce(0, +), {n}z.filter {{ $0.value > 1 }}.count, {n}z.min {{ $0.value < $1.value }}?.value as Any)",
            f"var {n}e = [\"a\": 1, \"b\": 2]; {n}e.merge([\"b\": 5, \"c\": {self.chance.randrange(9)}]) {{ old, new in old &* 10 &+ new }}; {n}e[\"a\"] = nil; print({n}e.sorted {{ $0.key < $1.key }}.map {{ $0 }}, {n}e.removeValue(forKey: \"z\") as Any, {n}e[\"q\", default: 9], {n}e.updateValue(3, forKey: \"b\") as Any)",
            f"print({n}w.reduce(into: [Int: [String]]()) {{ $0[$1.count, default: []].append($1) }}.compactMapValues {{ $0.count > 1 ? $0.first : nil }}.sorted {{ $0.key < $1.key }}.map(\\.value))",
            f"print([[1, 2]: \"x\", []: \"y\"][{self.pick(['[1, 2]', '[]', '[3]'])}] as Any, Set({n}w.map(\\.count)).max() as Any, {n}w.indices.filter {{ {n}w[$0].count > 2 }}, {n}w.firstIndex(of: \"oak\") as Any)",
            f"print({n}w.sorted {{ ($0.count, $1) < ($1.count, $0) }}, {n}w.partitioned({n}w.count)) " if False else
            f"var {n}p = {a}; let {n}i = {n}p.partition {{ $0 > 4 }}; print({n}i, {n}p[..<{n}i].allSatisfy {{ $0 <= 4 }}, {n}p[{n}i...].count)",
            f"print({a}.difference(from: {b}).count, zip({a}, {b}).map(-), {a}.chunked())" if False else
            f"print(zip({a}, {b}).map(&-), stride(from: 0, to: 9, by: {self.chance.randrange(1, 5)}).map {{ $0 }}, {a}.lexicographicallyPrecedes({b}), {a}.starts(with: {a}.prefix(2)), {a}.split(separator: 3).map(Array.init))",
        ]
        self.text(f"""
var {n}: Set<Int> = {a}.reduce(into: []) {{ $0.insert($1) }}
let {n}b = Set({b}), {n}w = {self.words(3, 7)}
{n}.insert({self.chance.randrange(20)})
""")
        for way in self.chance.sample(ways, 5):
            self.line(way)

    def use_overloads(self):
        f, t = self.fresh("pick"), self.fresh("Chosen")
        every = [
            f"func {f}(_ x: Int) -> String {{ \"int\" }}", f"func {f}(_ x: Double) -> String {{ \"double\" }}",
            f"func {f}(_ x: String) -> String {{ \"string\" }}", f"func {f}<T>(_ x: T) -> String {{ \"any T\" }}",
            f"func {f}<T: Comparable>(_ x: T) -> String {{ \"comparable\" }}", f"func {f}<T>(_ x: [T]) -> String {{ \"array\" }}",
            f"func {f}<T>(_ x: T?) -> String {{ \"optional\" }}", f"func {f}(_ x: Int, _ y: Int = 0) -> String {{ \"two\" }}",
            f"func {f}(_ x: Int...) -> String {{ \"many \\(x.count)\" }}", f"func {f}(_ x: () -> Int) -> String {{ \"closure\" }}",
            f"func {f}(_ x: Any) -> String {{ \"Any\" }}", f"func {f}<C: Collection>(_ x: C) -> String where C.Element == Int {{ \"ints\" }}",
        ]
        self.top("\n".join(self.chance.sample(every, self.chance.randrange(4, 8))))
        self.top(f"""
struct {t} {{
  func callAsFunction(_ n: Int) -> String {{ "call \\(n)" }}
  static func make() -> Int {{ 1 }}
  static func make() -> String {{ "made" }}
  func go(to: Int) -> String {{ "to" }}
  func go(_ by: Double) -> String {{ "by" }}
  func go<T: BinaryInteger>(_ by: T) -> String {{ "integer" }}
}}
""")
        given = ["1", "1.5", "\"s\"", "[1, 2]", "[\"a\"]", "nil as Int?", "3 as Int?", "true", "(1, 2).0", "{ 4 }", "UInt8(3)", "1...2", "Character(\"c\")", "[1: 2]"]
        n = self.name("ch")
        for value in self.chance.sample(given, 3):
            if f"func {f}<T>(_ x: T)" in "\n".join(self.tops) or value in ("1", "\"s\""):
                self.line(f"print({f}({value}))")
        self.text(f"""
let {n} = {t}(); let {n}s: String = {t}.make(); let {n}i = {t}.make() &+ 1
print({n}({self.chance.randrange(9)}), {n}s, {n}i, {n}.go(to: 1), {n}.go({self.pick(['2', '2.5', 'Int8(1)'])}))
""")

    def use_elements(self):
        g, d = self.fresh("Grid"), self.fresh("Record")
        w, h = self.chance.randrange(2, 4), self.chance.randrange(2, 4)
        self.top(f"""
struct {g}<T> {{
  let width: Int; var cells: [T]
  init(_ width: Int, _ height: Int, _ fill: T) {{ self.width = width; cells = Array(repeating: fill, count: width * height) }}
  subscript(x: Int, y: Int) -> T {{ get {{ cells[y * width + x] }} set {{ cells[y * width + x] = newValue }} }}
  subscript(row y: Int) -> ArraySlice<T> {{ get {{ cells[y * width..<(y + 1) * width] }} set {{ cells.replaceSubrange(y * width..<(y + 1) * width, with: newValue) }} }}
  subscript<R>(map transform: (T) -> R) -> [R] {{ cells.map(transform) }}
  subscript(safe i: Int, or other: @autoclosure () -> T) -> T {{ cells.indices.contains(i) ? cells[i] : other() }}
  static subscript(n: Int) -> String {{ "static \\(n)" }}
}}
@dynamicMemberLookup struct {d} {{
  var fields: [String: Int] = [:]
  subscript(dynamicMember name: String) -> Int {{ get {{ fields[name] ?? 0 }} set {{ fields[name] = newValue }} }}
}}
""")
        n = self.name("g")
        self.text(f"""
var {n} = {g}({w}, {h}, {self.chance.randrange(4)})
{n}[0, 1] = {self.value('Int', 1)}; {n}[1, 0] {self.pick(['&+=', '&-=', '&*='])} 3; {n}[row: 1] = [{', '.join(str(i * 3) for i in range(w))}]
{n}.cells.swapAt(0, {w})
print({n}.cells, Array({n}[row: 0]), {n}[map: {{ $0 &* 2 }}], {n}[safe: 99, or: -1], {g}<String>[3])
var {n}r = {d}(); {n}r.age = 3; {n}r.age += {self.chance.randrange(9)}; {n}r.size &-= 1
print({n}r.age, {n}r.none, {n}r.fields.keys.sorted())
""")

    def use_operators(self):
        v, = [self.fresh("Vec")]
        number, sign = self.number, ""
        while number:
            number, digit = divmod(number, 6)
            sign += "+-*^%~"[digit]
        power, after, before = f"<{sign}>", f"{sign}<<", f"<<{sign}|"
        group = self.fresh("Power")
        self.top(f"""
precedencegroup {group} {{ {self.pick(['higherThan: MultiplicationPrecedence', 'lowerThan: AdditionPrecedence'])} associativity: {self.pick(['left', 'right'])} }}
infix operator {power} : {group}
prefix operator {before}
postfix operator {after}
func {power} (a: Int, b: Int) -> Int {{ a &* 3 &- b }}
func {power} <T>(a: [T], b: T) -> [T] {{ a + [b] }}
prefix func {before} (a: Int) -> Int {{ a &+ 100 }}
postfix func {after} (a: Int) -> String {{ "after \\(a)" }}
""" if not self.operators_declared else "")
        if self.operators_declared:
            return
        self.operators_declared = True
        self.top(f"""
struct {v}: Equatable, AdditiveArithmetic {{
  var x, y: Int
  static let zero = {v}(x: 0, y: 0)
  static func + (a: {v}, b: {v}) -> {v} {{ {v}(x: a.x &+ b.x, y: a.y &+ b.y) }}
  static func - (a: {v}, b: {v}) -> {v} {{ {v}(x: a.x &- b.x, y: a.y &- b.y) }}
  static func * (a: {v}, k: Int) -> {v} {{ {v}(x: a.x &* k, y: a.y &* k) }}
  static func * (k: Int, a: {v}) -> {v} {{ a * k }}
  static func * (a: {v}, b: {v}) -> Int {{ a.x &* b.x &+ a.y &* b.y }}
  static prefix func - (a: {v}) -> {v} {{ .zero - a }}
  static prefix func ! (a: {v}) -> Bool {{ a == zero }}
  static func += (a: inout {v}, k: Int) {{ a.x &+= k }}
  static func ~= (pattern: {v}, value: Int) -> Bool {{ pattern.x == value }}
  static func < (a: {v}, b: {v}) -> Bool {{ a * a < b * b }}
  static func ... (a: {v}, b: {v}) -> [{v}] {{ [a, b] }}
}}
""")
        n = self.name("v")
        x = [str(self.chance.randrange(-4, 9)) for _ in range(4)]
        self.text(f"""
var {n} = {v}(x: {x[0]}, y: {x[1]}); let {n}b = {v}(x: {x[2]}, y: {x[3]})
print({n} + {n}b * 2 - -{n}, 3 * {n} * {n}b, !{n}, {n} < {n}b, ({n} ... {n}b).count, [{n}, {n}b].reduce(.zero, +))
{n} += {n}b; {n} += 1; {n} -= {n}b
switch {x[2]} {{ case {n}b: print("matches"); default: print("no") }}
print({x[0]} {power} {x[1]} {power} 2, 1 + {x[2]} {power} 3 * 2, [1] {power} 2 {power} 3, {before}4 + 1, ({x[3]}){after})
print({n}, {n} == {n}b || {n} != .zero && !({n} < {n}b), [{n}, {n}b].map(-).map {{ $0 * 2 }})
""")

    def use_coded(self):
        a, k, f = self.fresh("Item"), self.fresh("Kind"), self.fresh("Shelf")
        self.needs_foundation = True
        self.top(f"""
enum {k}: String, Codable, CaseIterable {{ case small, big = "BIG" }}
struct {a}: Codable, Equatable {{
  var id: Int; var title: String; var kind: {k}; var price: Double?; var tags: [String] = []
  enum CodingKeys: String, CodingKey {{ case id, title = "{self.pick(['name', 'Title', 't'])}", kind, price, tags }}
}}
struct {f}: Codable {{ var items: [{a}]; var counts: [String: Int]; var first: {a}? }}
""")
        n = self.name("c")
        price = self.pick(["nil", "2", "0.5", "1e10", "3.25"])
        chosen1 = self.pick(['"a\\"b"', '"é/ü"', '"x"'])
        chosen2 = self.pick(['"[\\"small\\",\\"BIG\\"]"', '"[\\"none\\"]"', '"[1]"', '"{}"'])
        self.text(f"""
let {n} = {f}(items: [{a}(id: {self.chance.randrange(99)}, title: {chosen1}, kind: .{self.pick(['small', 'big'])}, price: {price}, tags: {self.words(0, 3)})], counts: ["n": {self.chance.randrange(9)}], first: nil)
let {n}e = JSONEncoder(); {n}e.outputFormatting = [.sortedKeys{self.pick([', .prettyPrinted', '', ', .withoutEscapingSlashes'])}]
if let data = try? {n}e.encode({n}), let text = String(data: data, encoding: .utf8) {{
  print(text)
  let back = try? JSONDecoder().decode({f}.self, from: data)
  print(back?.items == {n}.items, back?.counts["n"] as Any, back?.first == nil)
}}
do {{ print(try JSONDecoder().decode([{k}].self, from: Data({chosen2}.utf8))) }} catch let e as DecodingError {{
  switch e {{ case .dataCorrupted: print("corrupted"); case .typeMismatch(let t, _): print("mismatch", t is String.Type); case .keyNotFound(let key, _): print("key", key.stringValue); default: print("other") }}
}} catch {{ print("error") }}
print((try? JSONDecoder().decode([String: Double].self, from: Data("{{\\"a\\": {self.pick(['1', '2.5', '1e3', '-0'])}}}".utf8)))?["a"] as Any)
""")

    def use_numbers(self):
        n = self.name("x")
        numbers = ["0.1 + 0.2", "1e21", "1e16", "123456789.125", "1.0 / 3", "-0.0", "5e-324", "1e-5", "0.0001", "100", "2.5e15", ".pi",
                   ".infinity", ".nan", "1e100", "16777217", "1.5", "-7.25", "9007199254740993", "Double(Int.max)"]
        chosen = ", ".join(self.chance.sample(numbers, 5))
        self.text(f"""
let {n}: [Double] = [{chosen}]
for d in {n} {{ print(d, -d, Float(d), d.rounded(), d.rounded(.{self.pick(['up', 'down', 'towardZero', 'toNearestOrEven', 'awayFromZero'])}), d.truncatingRemainder(dividingBy: {self.pick(['3', '0.7', '-2'])}), d.isNaN, d.sign == .minus, "\\(d)".count) }}
print({n}.map {{ Int(exactly: $0) as Any }}, {n}.filter(\\.isFinite).map {{ $0.magnitude.squareRoot() }}, Double("{self.pick(['1e3', '0x10', 'abc', ' 1', '-.5', 'inf', '1_0'])}") as Any)
print({n}[0].isLess(than: {n}[1]), {n}.max() as Any, min({n}[0], {n}[1]), {n}[2] == {n}[2], ({n}[0] as Any) as? Double != nil, Double.{self.pick(['greatestFiniteMagnitude', 'leastNonzeroMagnitude', 'ulpOfOne'])})
""")
        if self.one(2):
            self.needs_foundation = True
            self.line(f"print(String(format: \"{self.pick(['%.2f', '%5.1f', '%e', '%g', '%08.3f', '%+.1f'])}|%03d|%x|%@|%5d\", {self.pick(['3.14159', '-2.5', '1234567.891', '0.0'])}, {self.chance.randrange(99)}, 255, \"s\", -7), String(5, radix: 2), Int(\"ff\", radix: 16) as Any, pow(2.0, {self.chance.randrange(9)}.0), floor({n}[1]) == {n}[1].rounded(.down))")

    def use_sequences(self):
        s, c = self.fresh("Fib"), self.fresh("Ring")
        self.top(f"""
struct {s}: Sequence, IteratorProtocol {{ var a = {self.chance.randrange(3)}, b = 1; mutating func next() -> Int? {{ guard a < {self.chance.randrange(5, 90)} else {{ return nil }}; defer {{ (a, b) = (b, a + b) }}; return a }} }}
struct {c}<E>: RandomAccessCollection, MutableCollection {{
  var store: [E]; var start = {self.chance.randrange(3)}
  var startIndex: Int {{ 0 }}
  var endIndex: Int {{ store.count }}
  subscript(i: Int) -> E {{ get {{ store[(start + i) % store.count] }} set {{ store[(start + i) % store.count] = newValue }} }}
}}
""")
        n = self.name("q")
        self.text(f"""
print(Array({s}()), {s}().lazy.map {{ $0 * 2 }}.filter {{ $0 > 2 }}.prefix(2).map {{ $0 }}, zip({s}(), "abc").map {{ "\\($1)\\($0)" }}, {s}().reduce(0, +), {s}().dropFirst(2).first {{ _ in true }} as Any)
var {n} = {c}(store: {self.ints(3, 6)})
{n}[0] = 100; {n}.sort(); {n}.swapAt(0, 1); {n}.reverse()
print({n}.map {{ $0 }}, {n}.first as Any, {n}.last as Any, {n}.firstIndex(of: 100) as Any, {n}.dropFirst().count, {n}[1...].map {{ $0 }}, {n}.indices, {n}.reversed().prefix(2).map {{ $0 }}, {n}.randomElement() != nil)
print(sequence(first: 1) {{ $0 < {self.chance.randrange(9, 99)} ? $0 * 3 : nil }}.map {{ $0 }}, sequence(state: {self.chance.randrange(2, 5)}) {{ (k: inout Int) -> Int? in k -= 1; return k < 0 ? nil : k }}.map {{ $0 }})
let {n}any = AnySequence({s}()); var {n}it = {n}any.makeIterator(); print({n}it.next() as Any, {n}it.next() as Any, {n}any.underestimatedCount, {n}any.suffix(2), {n}any.contains(1), {n}any.min() as Any)
for (i, (x, y)) in zip({s}(), {n}).enumerated() where i != 1 {{ print(i, x, y, terminator: " ") }}
print(repeatElement("z", count: 2).joined(), (1...{self.chance.randrange(2, 6)}).flatMap {{ Array(repeating: $0, count: $0) }}, [[1], [], [2, 3]].joined().map {{ $0 }}, [[1], [2]].joined(separator: [0]).map {{ $0 }})
""")

    def use_requirements(self):
        p, b, f = self.fresh("Made"), self.fresh("Base"), self.fresh("build")
        chosen3 = self.pick(['override class var kind: String { "sub" }', 'func told() -> String { "own \\(n)" }', 'required init(seed: Int) { super.init(seed: seed &+ 1) }'])
        self.top(f"""
protocol {p} {{ static var kind: String {{ get }}; init(seed: Int); func told() -> String; func number() -> Int }}
extension {p} {{ static var kind: String {{ "plain" }}; func told() -> String {{ "\\(Self.kind) \\(type(of: self))" }}; static func of(_ seeds: Int...) -> [Self] {{ seeds.map(Self.init(seed:)) }} }}
class {b}: {p} {{
  let n: Int
  required init(seed: Int) {{ n = seed }}
  class var kind: String {{ "base" }}
  class func combine(_ a: {b}, _ b: {b}) -> Self {{ Self(seed: a.n &+ b.n) }}
  func copy() -> Self {{ Self(seed: n &* 2) }}
  func number() -> Int {{ -n }}
}}
class {b}Sub: {b} {{ {chosen3} }}
struct {b}S: {p} {{ var n: Int; init(seed: Int) {{ n = seed }}; func number() -> Int {{ n }} }}
func {f}<T: {p}>(_ type: T.Type, _ k: Int) -> String {{ T(seed: k).told() + String(type.init(seed: 2).number()) }}
""")
        n, k = self.name("m"), self.chance.randrange(9)
        self.text(f"""
print({f}({b}.self, {k}), {f}({b}Sub.self, {k}), {f}({b}S.self, {k}), {b}Sub(seed: 3).copy().told(), {b}S.of(1, 2).map(\\.n))
let {n}: [any {p}.Type] = [{b}.self, {b}Sub.self, {b}S.self]
print({n}.map {{ $0.init(seed: {k}).told() }}, {n}.map {{ $0.kind }}, {n}[1] == {b}Sub.self, {b}Sub.combine({b}(seed: 1), {b}Sub(seed: 2)).n)
let {n}x: {b} = {b}Sub(seed: 1); print(type(of: {n}x).kind, {n}x is {b}Sub, ({n}x as {b}).told(), type(of: {n}x.copy()))
""")

    def use_packs(self):
        f, t = self.fresh("each"), self.fresh("Tup")
        self.top(f"""
func {f}<each T>(_ value: repeat each T) -> [String] {{ var out: [String] = []; repeat out.append(String(describing: each value)); return out }}
func {f}same<each T: Equatable>(_ a: repeat each T, and b: repeat each T) -> Bool {{ for (x, y) in repeat (each a, each b) {{ guard x == y else {{ return false }} }}; return true }}
""")
        self.text(f"""
print({f}({self.value('Int', 1)}, {self.value('String', 1)}, {self.value('Bool', 1)}), {f}(), {f}same(1, "a", and: 1, {self.pick(['"a"', '"b"'])}))
""")

    def use_literals(self):
        t, u = self.fresh("Money"), self.fresh("Bag")
        self.top(f"""
struct {t}: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Comparable {{
  var cents: Int
  init(integerLiteral value: Int) {{ cents = value * 100 }}
  init(floatLiteral value: Double) {{ cents = Int(value * 100) }}
  static func < (a: Self, b: Self) -> Bool {{ a.cents < b.cents }}
  static func + (a: Self, b: Self) -> Self {{ var r = a; r.cents += b.cents; return r }}
}}
struct {u}: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByStringLiteral, ExpressibleByNilLiteral, ExpressibleByBooleanLiteral {{
  var told: String
  init(arrayLiteral elements: Int...) {{ told = "array \\(elements)" }}
  init(dictionaryLiteral elements: (String, {t})...) {{ told = "dictionary \\(elements.map {{ "\\($0.0)\\($0.1.cents)" }})" }}
  init(stringLiteral value: String) {{ told = "string " + value }}
  init(nilLiteral: ()) {{ told = "nil" }}
  init(booleanLiteral value: Bool) {{ told = value ? "yes" : "no" }}
}}
func {u}tell(_ bag: {u}) -> String {{ bag.told }}
""")
        n = self.name("l")
        self.text(f"""
let {n}: [{t}] = [1, 2.5, {self.chance.randrange(9)}]; print({n}.max()!.cents, ({n}[0] + 3).cents, {n}.contains(2.5), {n}[1] > 2, {n}.map(\\.cents))
print({u}tell({self.pick(['[1, 2]', '[]', '[:]', '["a": 2, "b": 0.5]', '"s"', 'nil', 'true'])}), {u}tell({self.pick(['[3]', '["k": 1]', '"t"', 'false'])}), ([nil, "x", [4]] as [{u}]).map(\\.told))
""")

    def use_dynamic(self):
        l, c = self.fresh("Lens"), self.fresh("Call")
        self.top(f"""
@dynamicMemberLookup final class {l}<Root> {{
  var root: Root; var reads = 0
  init(_ root: Root) {{ self.root = root }}
  subscript<V>(dynamicMember path: WritableKeyPath<Root, V>) -> V {{ get {{ reads += 1; return root[keyPath: path] }} set {{ root[keyPath: path] = newValue }} }}
}}
@dynamicCallable struct {c} {{
  func dynamicallyCall(withArguments args: [Int]) -> Int {{ args.reduce(0, &+) }}
  func dynamicallyCall(withKeywordArguments args: KeyValuePairs<String, Int>) -> String {{ args.map {{ "\\($0.key)=\\($0.value)" }}.joined(separator: "&") }}
}}
struct {l}Data {{ var n = {self.chance.randrange(9)}; var list = {self.ints()}; var name = {self.value('String', 1)} }}
""")
        n = self.name("y")
        self.text(f"""
let {n} = {l}({l}Data()); {n}.n {self.pick(['+=', '*=', '-='])} 3; {n}.list.append({n}.n); {n}.name += "!"; {n}.list[0] = 9
print({n}.n, {n}.list, {n}.name, {n}.reads, {n}.list.count)
let {n}c = {c}(); let {n}sum: Int = {n}c(1, 2, {self.chance.randrange(9)}); print({n}sum, {n}c(a: 1, b: {self.chance.randrange(9)}))
""")

    def use_errors(self):
        e, f, g = self.fresh("Problem"), self.fresh("risky"), self.fresh("retry")
        self.top(f"""
struct {e}: Error, CustomStringConvertible {{ var code: Int; var description: String {{ "problem \\(code)" }} }}
enum {e}Kind: Error {{ case a, b(reason: String) }}
func {f}(_ n: Int) throws -> Int {{
  defer {{ print("left", n) }}
  switch n % 4 {{ case 0: return n; case 1: throw {e}(code: n); case 2: throw {e}Kind.b(reason: "r\\(n)"); default: throw {e}Kind.a }}
}}
func {g}<T>(_ times: Int, _ body: (Int) throws -> T) rethrows -> T? {{
  for i in 0..<times {{ do {{ return try body(i) }} catch let p as {e} where p.code > {self.chance.randrange(4)} {{ print("skip", p) }} catch {e}Kind.b(let reason) {{ print(reason); continue }} catch {e}Kind.a {{ return nil }} catch {{ print("else") }} }}
  return nil
}}
""")
        n = self.name("p")
        self.text(f"""
print((try? {f}({self.chance.randrange(8)})) as Any, (try? {f}(1)) ?? -1)
let {n} = try? {g}({self.chance.randrange(1, 5)}) {{ i in try {f}(i &+ {self.chance.randrange(4)}) }}
print({n} as Any, {g}(1) {{ $0 &+ 7 }} as Any)
do {{ _ = try {f}({self.chance.randrange(1, 4)}); print("fine") }} catch is {e} {{ print("struct") }} catch let k as {e}Kind {{ print("kind", k) }} catch {{ print("never") }}
do {{ let all = try [4, 8, {self.chance.randrange(12)}].map({f}); print(all) }} catch {{ print("failed:", error) }}
""")

    def use_actor(self):
        a, f = self.fresh("Bank"), self.fresh("work")
        self.awaited.append(f)
        self.top(f"""
actor {a} {{
  private var money: [String: Int] = [:]
  let name: String
  init(_ name: String) {{ self.name = name }}
  func add(_ n: Int, to who: String) -> Int {{ money[who, default: 0] += n; return money[who]! }}
  func move(_ n: Int, from a: String, to b: String) throws {{ guard money[a, default: 0] >= n else {{ throw {a}Low(who: a) }}; money[a]! -= n; _ = add(n, to: b) }}
  var total: Int {{ money.values.reduce(0, +) }}
  nonisolated var title: String {{ "bank " + name }}
}}
struct {a}Low: Error {{ let who: String }}
@MainActor final class {a}Model {{ var log: [String] = []; func note(_ s: String) {{ log.append(s) }} }}
func {f}() async {{
  let bank = {a}({self.value('String', 0)})
  for (i, who) in {self.words()}.enumerated() {{ print(await bank.add(i * {self.chance.randrange(1, 9)}, to: who)) }}
  do {{ try await bank.move({self.chance.randrange(9)}, from: "oak", to: "ash"); print("moved") }} catch let e as {a}Low {{ print("low", e.who) }} catch {{}}
  await withTaskGroup(of: Void.self) {{ g in for i in 0..<4 {{ g.addTask {{ _ = await bank.add(i, to: "all") }} }} }}
  let model = await {a}Model(); await model.note("x"); await MainActor.run {{ model.note("y") }}
  print(await bank.total, bank.title, await model.log)
  let results = await [1, 2].{f}mapped {{ n in await bank.add(n, to: "m") }}
  print(results)
}}
extension Array {{ func {f}mapped<T>(_ body: (Element) async throws -> T) async rethrows -> [T] {{ var out: [T] = []; for x in self {{ out.append(try await body(x)) }}; return out }} }}
""")

    def use_lists(self):
        n = self.name("a")
        ways = [
            f"{n}.removeAll {{ $0 % {self.chance.randrange(2, 4)} == 0 }}", f"{n}.insert(contentsOf: [7, 8], at: min(1, {n}.count))",
            f"{n} = Array({n}.prefix(3)) + {n}.suffix(1)", f"{n}.sort {{ abs($0) > abs($1) }}", f"{n}.reverse()",
            f"{n}.replaceSubrange(0..<min(2, {n}.count), with: [{self.chance.randrange(9)}])", f"{n}.append(contentsOf: {n}.map {{ $0 &* 2 }})",
            f"{n}.swapAt(0, {n}.count - 1)", f"{n}.removeSubrange(..<1)", f"{n}.indices.forEach {{ {n}[$0] &+= $0 }}",
            f"for i in stride(from: {n}.count - 1, through: 0, by: -2) {{ {n}[i] = i }}", f"{n}.move()" if False else f"{n}.removeFirst()",
        ]
        self.line(f"var {n} = {self.ints(4, 8)}")
        for way in self.chance.sample(ways, 5):
            self.line(f"if {n}.count > 2 {{ {way} }}; print({n})")
        self.text(f"""
print({n}.enumerated().max {{ $0.element < $1.element }}?.offset as Any, {n}.reduce((0, 1)) {{ ($0.0 &+ $1, $0.1 &* ($1 | 1)) }}, {n}.prefix {{ $0 > 0 }}, {n}.drop {{ $0 > 0 }}.count, {n}.last {{ $0 < 3 }} as Any, {n}.lastIndex {{ $0 > 2 }} as Any)
var {n}m = [[1, 2], [3]]; {n}m[0][1] &+= {self.chance.randrange(9)}; {n}m.append([]); {n}m[2].append(4); let {n}k = {n}m; {n}m[1].removeAll(); print({n}m, {n}k, {n}m.flatMap {{ $0 }}, {n}m.map(\\.count), {n}m == {n}k, {n}m.first(where: \\.isEmpty) as Any)
let {n}s = {n}[(({n}.count) / 2)...]; print({n}s.startIndex, {n}s.first as Any, Array({n}s), {n}s.indices.count, {n}s.map {{ -$0 }}, {n}.difference(from: {n}m[0]).count)
""")

    def use_existentials(self):
        p, q, f = self.fresh("Drawn"), self.fresh("Sized"), self.fresh("show")
        self.top(f"""
protocol {p}: AnyObject {{ var name: String {{ get set }} }}
protocol {q} {{ associatedtype Unit: CustomStringConvertible; var size: Unit {{ get }}; func same(_ other: Self) -> Bool }}
extension {q} where Unit: Equatable {{ func same(_ other: Self) -> Bool {{ size == other.size }} }}
final class {p}A: {p}, {q} {{ var name = "A"; var size: Int {{ name.count }} }}
struct {q}S: {q}, Equatable {{ var size: String }}
func {f}(_ x: some {q}) -> String {{ "\\(x.size) \\(x.same(x))" }}
func {f}both(_ x: any {p} & {q}) -> String {{ x.name + {f}(x) }}
func {f}eq<T: Equatable>(_ a: T, _ b: any Equatable) -> Bool {{ (b as? T) == a }}
extension Array where Element == any {q} {{ var told: [String] {{ map {{ {f}($0) }} }} }}
""")
        n = self.name("z")
        self.text(f"""
let {n} = {p}A(); let {n}p: any {p} = {n}; {n}p.name += {self.value('String', 1)}
let {n}all: [any {q}] = [{n}, {q}S(size: {self.value('String', 1)})]
print({n}all.told, {f}both({n}), {n}all[1] is {q}S, ({n}all[0] as? any {p})?.name as Any, {f}eq(3, {self.pick(['3', '"3"', '3.0', '4'])}), {n}all.map {{ "\\($0.size)" }}, {n} === {n}p)
let {n}m: Any = {self.pick(['3', '"s"', '[1, 2]', 'nil as Int? as Any', '(1, 2)', '{ 3 } as () -> Int'])}
print({n}m is Int, {n}m as? String as Any, {n}m is any Equatable, ({n}m as? () -> Int)?() as Any, {n}m is [Int], {n}m is any Collection)
""")

    def use_copies(self):
        s, c = self.fresh("Doc"), self.fresh("Ref")
        self.top(f"""
struct {s} {{ var parts: [[String: Int]] = [["a": 1]]; var ref = {c}(); var pair = (x: 1, y: [2]); var inner = {s}Inner()
  mutating func edit(_ body: (inout [[String: Int]]) -> Void) {{ body(&parts) }}
  var firstKey: String {{ get {{ parts.first?.keys.sorted().first ?? "" }} set {{ parts[0] = [newValue: {self.chance.randrange(9)}] }} }}
}}
struct {s}Inner {{ var list = [1] {{ didSet {{ changes += 1 }} }}; var changes = 0; mutating func add(_ n: Int) -> Self {{ list.append(n); return self }} }}
final class {c} {{ var n = 0 }}
""")
        n = self.name("w")
        self.text(f"""
var {n} = {s}(); var {n}b = {n}
{n}b.parts[0]["a", default: 0] += {self.chance.randrange(9)}; {n}b.ref.n += 1; {n}b.pair.y.append({self.chance.randrange(9)}); {n}.pair.x = 7
print({n}.parts, {n}b.parts[0]["a"]!, {n}.ref.n, {n}.pair, {n}b.pair)
{n}.edit {{ $0.append([:]); $0[1]["z"] = 3 }}; {n}b.firstKey += "q"; print({n}.parts.count, {n}b.firstKey, {n}b.inner.add(4).list, {n}b.inner.changes, {n}.inner.changes)
var {n}list = [{n}, {n}b]; {n}list[0].inner.list[0] = 50; for i in {n}list.indices {{ {n}list[i].pair.x += i }}; let {n}f = {{ [{n}list] in {n}list.map(\\.pair.x) }}
{n}list.removeAll(); print({n}f(), {n}.inner.list, {n}list.isEmpty); ({n}, {n}b) = ({n}b, {n}); print({n}.pair.y, {n}b.pair.y)
""")

    def use_laziness(self):
        c = self.fresh("Lazy")
        self.top(f"""
let {c}global = {{ return {self.chance.randrange(9)} }}()
struct {c}Holder {{ static let shared = {{ print("shared made"); return {c}Holder() }}(); static var count = 0; init() {{ Self.count += 1 }} }}
final class {c} {{
  lazy var first: Int = {{ print("first"); return second + 1 }}()
  lazy var second = {self.chance.randrange(9)}
  lazy var text: () -> String = {{ [unowned self] in "t\\(first)" }}
  deinit {{ print("gone") }}
}}
""")
        n = self.name("h")
        self.text(f"""
do {{ let {n} = {c}(); {n}.second = 5; print({n}.text(), {n}.first); {n}.first = 1; print({n}.text()) }}
print({c}Holder.count, {c}global); _ = {c}Holder.shared; _ = {c}Holder.shared; print({c}Holder.count)
func {n}check(_ a: @autoclosure () -> Bool, _ b: @autoclosure () -> Int) -> Int {{ a() ? b() : -1 }}
var {n}calls = 0; func {n}tick() -> Int {{ {n}calls += 1; return {n}calls }}
print({n}check({self.value('Bool', 1)}, {n}tick()), {n}check(true, {n}tick()), {n}calls, false && {n}tick() > 0 || {n}tick() > 0, {n}calls)
""")

    def use_interpolated(self):
        t = self.fresh("Point")
        self.top(f"""
struct {t}: CustomStringConvertible, CustomDebugStringConvertible, LosslessStringConvertible {{
  var x = 1, y = {self.chance.randrange(9)}
  init() {{}}
  init?(_ text: String) {{ let p = text.split(separator: ",").compactMap {{ Int($0) }}; guard p.count == 2 else {{ return nil }}; (x, y) = (p[0], p[1]) }}
  var description: String {{ "\\(x),\\(y)" }}
  var debugDescription: String {{ "P<\\(x)|\\(y)>" }}
}}
struct {t}Plain {{ var a = 1; var b: String? = {self.pick(['nil', '"q"'])}; var c: [{t}] = [{t}()]; var d = (1, "t"); var e: {t}E = .two(2, n: "x") }}
enum {t}E {{ case one, two(Int, n: String) }}
extension String.StringInterpolation {{ mutating func appendInterpolation({t}hex n: Int, width: Int = 0) {{ let s = String(n, radix: 16); appendLiteral(String(repeating: "0", count: max(0, width - s.count)) + s) }} }}
""")
        n = self.name("i")
        self.text(f"""
let {n} = {t}(); print({n}, "\\({n})", [{n}], ["k": {n}], {n} as {t}?  as Any, String(describing: {n}), String(reflecting: {n}), {t}("{self.pick(['1,2', '1', 'a,b'])}") as Any)
print({t}Plain(), {t}E.one, [{t}E.two(1, n: "")], "\\({t}hex: {self.chance.randrange(999)}, width: 4) \\({t}hex: 255)")
debugPrint("q\\"", {n}, [1.0, 2], "a" as Character, nil as Int? as Any, {t}E.one); print("a", 1, true, separator: "{self.pick(['-', '', ', '])}", terminator: ".\\n")
var {n}out = ""; print({n}, 2, to: &{n}out); dump([1, 2].count); print({n}out, {n}out.count, "\\(1 > 0 ? "in\\({n})" : "no")", "tab\\t|\\u{{e9}}|\\\\")
""")

    def use_statics(self):
        t = self.fresh("Config")
        self.top(f"""
struct {t}: OptionSet, Hashable {{ let rawValue: Int
  static let a = {t}(rawValue: 1 << 0), b = {t}(rawValue: 1 << 1), c = {t}(rawValue: 1 << {self.chance.randrange(2, 5)})
  static let all: {t} = [.a, .b, .c] }}
enum {t}Level: Int, Comparable, CaseIterable {{ case low = {self.chance.randrange(4)}, mid, high = 9; static func < (a: Self, b: Self) -> Bool {{ a.rawValue < b.rawValue }}; static let standard = {t}Level.mid; var next: Self {{ Self(rawValue: rawValue + 1) ?? .low }} }}
enum {t}Order: Comparable {{ case none, some(Int), many([Int].Index, String) }}
extension {t} {{ nonisolated(unsafe) static var made: [String] = []; static func note(_ s: String) -> Self {{ made.append(s); return .b }} }}
""")
        n = self.name("u")
        self.text(f"""
var {n}: {t} = [.a, .note("n")]; {n}.insert(.c); {n}.remove(.a); print({n}.rawValue, {n}.contains(.b), {n}.isSubset(of: .all), {n}.union(.a) == .all, {t}.made, {n}.symmetricDifference([.a, .b]).rawValue, ({n}.isEmpty ? "e" : "f"))
print({t}Level.allCases.map(\\.rawValue), {t}Level.standard.next, {t}Level.low < .high, {t}Level.allCases.max()!, max({t}Level.mid, .low), {t}Level(rawValue: 9) as Any, {t}Level(rawValue: 77) as Any)
print([{t}Order.many(1, "b"), .some({self.chance.randrange(5)}), .none, .many(1, "a"), .some(2)].sorted(), {t}Order.some(1) < .some(2), {t}Order.none < .many(0, ""))
""")

    def use_places(self):
        t, f = self.fresh("Meter"), self.fresh("bump")
        self.top(f"""
struct {t} {{ var log: [String] = []; private var raw = {self.chance.randrange(9)}
  var value: Int {{ get {{ raw }} set {{ log.append("set \\(newValue)"); raw = newValue }} }}
  subscript(i: Int) -> Int {{ get {{ raw &+ i }} set {{ log.append("[\\(i)] \\(newValue)"); raw = newValue &- i }} }}
  var watched = 0 {{ willSet {{ log.append("will \\(newValue)") }} didSet {{ if watched > 5 {{ watched = 5 }} }} }} }}
func {f}(_ n: inout Int, by k: Int = 1) -> Int {{ n &+= k; return n &* 2 }}
func {f}two(_ a: inout Int, _ b: inout Int) {{ (a, b) = (b &+ 1, a) }}
""")
        n = self.name("f")
        self.text(f"""
var {n} = {t}(), {n}a = {self.ints(3, 5)}, {n}o: Int? = {self.pick(['3', 'nil'])}, {n}d = ["k": 1]
print({f}(&{n}.value), {f}(&{n}[2], by: 3), {f}(&{n}.watched, by: {self.chance.randrange(3, 9)}), {f}(&{n}a[1]), {f}(&{n}d["k", default: 4]))
{f}two(&{n}a[0], &{n}.value); {n}o? += 2; {n}o = {n}o.map {{ $0 &* 2 }}; {n}d["k"]? -= 5; {n}d["j"]? += 1
print({n}.log, {n}a, {n}o as Any, {n}d, {n}.value, {n}.watched)
func {n}local() {{ {n}.value &+= 1; {n}a.append({n}.value) }}; {n}local(); {n}local(); print({n}a.suffix(2), {n}.log.count); withUnsafeMutablePointer(to: &{n}a[0]) {{ $0.pointee = -1 }}; print({n}a[0])
""")

    def use_comparisons(self):
        t = self.fresh("Person")
        self.top(f"""
struct {t}: Hashable, Comparable, Identifiable {{ let id: Int; var name: String; var age: Int?
  static func < (a: {t}, b: {t}) -> Bool {{ (a.name, a.age ?? -1) < (b.name, b.age ?? -1) }}
  static func == (a: {t}, b: {t}) -> Bool {{ a.{self.pick(['id', 'name'])} == b.{self.pick(['id'])} }}
  func hash(into h: inout Hasher) {{ h.combine({self.pick(['0', '1'])}) }} }}
final class {t}C: Hashable {{ let n: Int; init(_ n: Int) {{ self.n = n }}; static func == (a: {t}C, b: {t}C) -> Bool {{ a.n % 3 == b.n % 3 }}; func hash(into h: inout Hasher) {{ h.combine(n % 3) }} }}
""".replace("a.name == b.id", "a.id == b.id"))
        n = self.name("j")
        many = ", ".join(f"{t}(id: {self.chance.randrange(4)}, name: \"{self.pick(['Al', 'Bo', 'Cy'])}\", age: {self.pick(['nil', '30', '8'])})" for _ in range(4))
        self.text(f"""
let {n} = [{many}]
print({n}.sorted().map {{ $0.name + "\\($0.age ?? 0)" }}, {n}.max()!.id, Set({n}).count, {n}[0] == {n}[1], {n}.firstIndex(of: {n}[2])!, {n}[0] >= {n}[3], {n}.min {{ $0.age ?? 99 < $1.age ?? 99 }}!.id, ({n}[0], 1) == ({n}[0], 1))
print(Dictionary({n}.map {{ ($0.id, $0.name) }}) {{ a, b in a + b }}.sorted {{ $0.key < $1.key }}.map(\\.value), Set([1, 4, 2, 9].map({t}C.init)).count, {n}.sorted {{ a, b in a.id != b.id ? a.id < b.id : a.name > b.name }}.map(\\.id), AnyHashable({n}[0]) == AnyHashable({n}[0]), [AnyHashable(1), "a", 2.0].contains(1))
""")

    def use_regexes(self):
        n = self.name("rx")
        text = self.pick(['"ab12-cd345 x9"', '"2024-05-06, 1999-12-31"', '"k1=v1;k2=v2"', '"no match"'])
        chosen4 = self.pick(['^k', 'x9$', '-\\\\d'])
        self.text(f"""
let {n} = {text}
if let m = {n}.firstMatch(of: /([a-z]+)(\\d+)/) {{ print(m.0, m.1, m.2, m.range.lowerBound == {n}.startIndex) }} else {{ print("none") }}
print({n}.matches(of: /\\d+/).map {{ String($0.output) }}, {n}.replacing(/[aeiou0-9]/, with: "*"), {n}.contains(/{chosen4}/), {n}.split(separator: /[-=; ]+/).map(String.init))
if let m = {n}.firstMatch(of: /(?<year>\\d{{4}})-(?<month>\\d\\d)/) {{ print(m.year, m.output.month, Int(m.year)! &+ 1) }}
print({n}.wholeMatch(of: /.*(\\d)/)?.1 ?? "-", {n}.prefixMatch(of: /[a-z]*/)?.output as Any, {n}.ranges(of: /[0-9]/).count, {n}.trimmingPrefix(/[a-z]+/))
""")

    def use_bits(self):
        n = self.name("b")
        t = self.pick(["UInt8", "Int8", "UInt16", "Int32", "UInt", "Int"])
        self.text(f"""
let {n}: {t} = {self.chance.randrange(1, 100)}, {n}b: {t} = {self.chance.randrange(1, 7)}
print({n} << {n}b, {n} >> 2, {n} &<< 9, ~{n}, {n} ^ {n}b, {n}.leadingZeroBitCount, {n}.trailingZeroBitCount, {n}.byteSwapped, {n}.bitWidth, {t}.max, {t}.min)
print({n}.multipliedReportingOverflow(by: {n}b &+ 50), {n}.quotientAndRemainder(dividingBy: {n}b), {n}.isMultiple(of: {n}b), {n}.signum(), {n}.dividedReportingOverflow(by: {n}b).partialValue, {t}(exactly: 300) as Any, {t}(clamping: -5), {t}(truncatingIfNeeded: 1000))
print(String({n}, radix: 2), {t}("{self.pick(['12', '-1', '300', 'x', '+7'])}") as Any, Int({n}) &* -1, Double({n}) / 8, UInt64({n}b).nonzeroBitCount, {n}.subtractingReportingOverflow({n}b).partialValue, {n}.magnitude, {n}.advanced(by: 1), {n}.distance(to: {n}b), ({n}...{n} &+ 2).count)
""")

    def use_recursion(self):
        t, f = self.fresh("Tree"), self.fresh("solve")
        self.top(f"""
final class {t}<K: Comparable, V> {{ var key: K; var value: V; var left, right: {t}?; init(_ k: K, _ v: V) {{ key = k; value = v }}
  func insert(_ k: K, _ v: V) {{ if k == key {{ value = v }} else if k < key {{ if let left {{ left.insert(k, v) }} else {{ left = {t}(k, v) }} }} else if let right {{ right.insert(k, v) }} else {{ right = .init(k, v) }} }}
  var depth: Int {{ 1 + max(left?.depth ?? 0, right?.depth ?? 0) }}
  func walk(_ visit: (K, V) throws -> Void) rethrows {{ try left?.walk(visit); try visit(key, value); try right?.walk(visit) }} }}
func {f}(_ n: Int, _ memo: inout [Int: Int]) -> Int {{ if n < 2 {{ return n }}; if let known = memo[n] {{ return known }}; let r = {f}(n - 1, &memo) &+ {f}(n - 2, &memo); memo[n] = r; return r }}
func {f}perms<T>(_ list: [T]) -> [[T]] {{ guard let head = list.first else {{ return [[]] }}; return {f}perms(Array(list.dropFirst())).flatMap {{ p in (0...p.count).map {{ i in Array(p[..<i]) + [head] + p[i...] }} }} }}
func {f}gcd(_ a: Int, _ b: Int) -> Int {{ b == 0 ? a : {f}gcd(b, a % b) }}
""")
        n = self.name("tr")
        self.text(f"""
let {n} = {t}(5, "five"); for k in {self.ints(4, 8)} {{ {n}.insert(k, "v\\(k)") }}
var {n}keys: [Int] = []; {n}.walk {{ k, v in {n}keys.append(k); if v.count > 2 {{ {n}keys.append(0) }} }}; print({n}keys, {n}.depth)
var {n}memo: [Int: Int] = [:]; print({f}({self.chance.randrange(5, 60)}, &{n}memo), {n}memo.count, {f}perms({self.pick(['[1, 2, 3]', '["a", "b"]', '[] as [Int]'])}), {f}gcd({self.chance.randrange(1, 99)}, {self.chance.randrange(1, 99)}))
""")
