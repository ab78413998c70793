import Foundation

let title = "the early bird"
print(title.capitalized(with: nil), title.capitalized(with: .current), title.capitalized)
print(title.uppercased(with: .current), "LOUD".lowercased(with: nil))
