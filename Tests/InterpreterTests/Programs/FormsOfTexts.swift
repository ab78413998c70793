import Foundation

let accented = "e\u{301}"
print(
  accented.unicodeScalars.count, accented.precomposedStringWithCanonicalMapping.unicodeScalars.count
)
print("\u{e9}".decomposedStringWithCanonicalMapping.unicodeScalars.count)
print(
  "\u{fb01}".precomposedStringWithCompatibilityMapping,
  "\u{fb01}".decomposedStringWithCompatibilityMapping.count)
print("\u{fb01}x".dropLast().precomposedStringWithCompatibilityMapping)
