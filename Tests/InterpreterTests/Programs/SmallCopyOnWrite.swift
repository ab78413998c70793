// swift-format-ignore-file: NeverForceUnwrap
struct Doc { var pages: [String] = []; var meta: [String: Int] = [:] }
var original = Doc(pages: ["a"], meta: ["v": 1])
var copy = original
copy.pages[0] += "b"
copy.pages.append("c")
copy.meta["v"]! += 1
func touch(_ d: Doc) -> Doc { var d = d; d.pages.removeAll(); return d }
let touched = touch(copy)
print(original.pages, original.meta, copy.pages, copy.meta, touched.pages.count)
var arrays = [[1], [2]]
var row = arrays[0]
row.append(9)
arrays[1] = row
row[0] = 100
print(arrays, row)
let frozen = arrays
arrays[0][0] = -1
for (i, _) in arrays.enumerated() { arrays[i].insert(i, at: 0) }
print(frozen, arrays)
