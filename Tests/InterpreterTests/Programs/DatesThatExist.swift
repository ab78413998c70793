import Foundation

let gregorian = Calendar(identifier: .gregorian)
for (year, month, day) in [(2024, 2, 29), (2023, 2, 29), (2023, 13, 1)] {
  let parts = DateComponents(calendar: gregorian, year: year, month: month, day: day)
  print(parts.isValidDate, parts.isValidDate(in: gregorian))
}
print(DateComponents(year: 2024, month: 1, day: 1).isValidDate)
