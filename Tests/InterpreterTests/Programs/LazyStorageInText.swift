struct Page {
  var number = 1
  lazy var words = 5
}
final class Book {
  var title = "a"
  lazy var pages = [Page()]
}
var page = Page()
print(page, [page])
debugPrint(page)
dump(page)
print(page.words, page)
dump(page, name: "read")
print(Mirror(reflecting: page).children.map { $0.label ?? "_" })
print(Mirror(reflecting: Book()).children.map { $0.label ?? "_" })
let flag = true
let numbers = [1, 2]
let mixed: [Any] = [flag] + Array(numbers) + [flag]
print(mixed)
