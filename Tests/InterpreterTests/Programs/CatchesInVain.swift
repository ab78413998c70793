enum ParseError: Error, Equatable { case empty, bad(Character, at: Int), overflow }
func parse(_ s: String) throws(ParseError) -> Int {
  guard !s.isEmpty else { throw .empty }; if s == "b" { throw .bad("c", at: 2) }; throw .overflow
}
for s in ["", "b", "c"] {
  do { print(try parse(s)) } catch .empty { print("empty!") } catch .bad(let c, let i) where i > 0 {
    print("bad \(c) at \(i)")
  } catch { print("else \(error)") }
}
for s in ["", "b", "c"] { do { print(try parse(s)) } catch { print("else \(error)") } }
