import Foundation
let date = Date(timeIntervalSince1970: 1709159400)
print(
  date.formatted(.iso8601), date.formatted(.iso8601.year().month().day()),
  date.formatted(.iso8601.year().month().day().dateSeparator(.omitted)))
print(
  ["b10", "b9", "A1"].sorted(using: String.Comparator(options: .numeric)),
  ["b", "A", "c"].sorted(using: String.Comparator(options: .caseInsensitive, order: .reverse)))
print([3, 1, 2].sorted(using: KeyPathComparator(\.self, order: .reverse)))
