var handlers: [(name: String, run: (Int) -> Int)] = []
handlers.append(("double", { $0 * 2 }))
handlers.append((name: "square", run: { n in n * n }))
handlers += [("negate", -)].map { pair in (pair.0, { pair.1($0) }) }
for handler in handlers { print(handler.name, handler.run(7)) }
let chain = handlers.map(\.run).reduce({ $0 }) { f, g in { g(f($0)) } }
print(chain(3))
