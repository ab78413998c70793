import Foundation

// A text made of a text is one, and no optional.
let word = "abc"
let copy = String(word)
print(copy.count, "\(String(word))", String(String(word)).uppercased())
print(["a", "b"].map { String($0) }, String(word.prefix(2)).count)
print(String("hi".utf8), String("hi".unicodeScalars), type(of: String(word)))

// Decimals of every integer.
print(Decimal(Int8(3)), Decimal(UInt8(65)), Decimal(Int64(9)), Decimal(UInt64.max))
print(Decimal(UInt16(7)) + 1, Decimal(UInt(2)) * 3, type(of: Decimal(Int32(1))))

// Scalars and their numbers.
let letter: Unicode.Scalar = "x"
print(UInt32(letter), UInt64(letter), UInt8(ascii: letter))
print(Unicode.Scalar(UInt32(120)) as Any, Unicode.Scalar(UInt16(66)) as Any)
print(Unicode.Scalar(UInt32(0x11_0000)) as Any)

// What a number of Foundation holds.
let number = NSNumber(value: 2.75)
print(Int(truncating: number), Double(truncating: number), Bool(truncating: number))
print(UInt8(truncating: 5), Float(truncating: 1.5))

print(CollectionOfOne("one"), [CollectionOfOne(1)])
