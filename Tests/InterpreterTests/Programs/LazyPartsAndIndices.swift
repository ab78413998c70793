// swift-format-ignore-file: NeverForceUnwrap
let base = [5, 3, 8, 1]
let view = base.lazy.map { $0 * 2 }
print(
  view[1], view.count, view.first!, view.indices, Array(view.dropFirst()), view.reversed().first!)
print(type(of: base.lazy.map { $0 + 1 }) == LazyMapSequence<[Int], Int>.self)
let flat = [[1, 2], [], [3]].lazy.flatMap { $0 }.map(String.init)
print(flat.joined(separator: "+"), Array([1, 2, 3].lazy.compactMap { $0 == 2 ? nil : $0 * 10 }))
print(
  Array((1...10).lazy.drop { $0 < 4 }.prefix { $0 < 8 }), (1...20).lazy.filter { $0 % 7 == 0 }.last!
)
print(
  zip(base.lazy.map { $0 }, "abcd").map { "\($1)\($0)" },
  Array([10, 20].lazy.enumerated().map { $0.offset * $0.element }))
print(
  Set([1, 2, 3]).lazy.map { $0 * 2 }.sorted(), base.lazy.filter { $0 > 2 }.map { $0 + 1 }.first!)
let backwards = base.lazy.reversed().map { $0 + 1 }
print(Array(backwards), (1...4).lazy.reversed().filter { $0 % 2 == 0 }.first!)
