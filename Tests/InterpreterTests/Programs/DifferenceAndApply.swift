// swift-format-ignore-file: NeverForceUnwrap
let old = ["a", "b", "c", "d"], new = ["b", "x", "d", "a"]
let d = new.difference(from: old)
for change in d {
  switch change {
  case .insert(let o, let e, _): print("insert", e, "at", o);
  case .remove(let o, let e, _): print("remove", e, "at", o)
  }
}
print(
  d.count, d.insertions.count, d.removals.count, old.applying(d)!, d.isEmpty,
  new.difference(from: new).isEmpty)
let moves = d.inferringMoves()
for change in moves {
  if case .insert(let o, let e, let from?) = change { print("moved", e, from, o) }
}
print(
  "kitten".difference(from: "sitting").count,
  [1, 2, 3].difference(from: [3, 2, 1]) { $0 == $1 }.count, [1].applying([2].difference(from: [1]))!
)
struct Row: Equatable { let id: Int; var text: String }
let rows = [Row(id: 1, text: "a"), Row(id: 2, text: "b")];
let later = [Row(id: 2, text: "B"), Row(id: 3, text: "c")]
let byId = later.difference(from: rows) { $0.id == $1.id }
print(
  byId.map { change -> String in
    switch change {
    case .insert(_, let e, _): "+\(e.id)";
    case .remove(_, let e, _): "-\(e.id)"
    }
  }, byId.inverse().count, rows.applying(byId)?.map(\.id) ?? [])
func levenshtein(_ a: String, _ b: String) -> Int {
  let a = Array(a), b = Array(b); var row = Array(0...b.count)
  for i in 1...max(a.count, 1) where i <= a.count {
    var previous = row[0]; row[0] = i
    for j in 1...max(b.count, 1) where j <= b.count {
      let kept = row[j];
      row[j] = a[i - 1] == b[j - 1] ? previous : min(previous, row[j], row[j - 1]) + 1;
      previous = kept
    }
  }
  return row[b.count]
}
print(
  levenshtein("kitten", "sitting"), levenshtein("", "abc"), levenshtein("same", "same"),
  d == new.difference(from: old), Set([d, d]).count)
