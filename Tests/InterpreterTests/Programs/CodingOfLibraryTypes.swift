import Foundation
func show<T: Codable>(_ value: T, _ name: String) {
  do {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let data = try encoder.encode([value])
    let back = try JSONDecoder().decode([T].self, from: data)
    print(name, String(decoding: data, as: UTF8.self), "\(back)" == "\([value])")
  } catch { print(name, error) }
}
show(1.5..<2.5, "Range")
show(1...3, "ClosedRange")
show((1...), "PartialRangeFrom")
show((..<3), "PartialRangeUpTo")
show((...3), "PartialRangeThrough")
show(CGPoint(x: 1, y: 2), "CGPoint")
show(CGSize(width: 1, height: 2), "CGSize")
show(CGRect(x: 1, y: 2, width: 3, height: 4), "CGRect")
show(CGFloat(1.5), "CGFloat")
show(ContiguousArray([1, 2]), "ContiguousArray")
show(DateInterval(start: Date(timeIntervalSinceReferenceDate: 0), duration: 5), "DateInterval")
show(DateComponents(year: 2020, month: 3), "DateComponents")
show(IndexSet([1, 2, 5]), "IndexSet")
if let value = URL(string: "https://a.b") { show(value, "URL") }
if let value = Decimal(string: "1.25") { show(value, "Decimal") }
show(Data([1, 2]), "Data")
if let value = TimeZone(identifier: "GMT") { show(value, "TimeZone") }
show(["a": [1]], "Dictionary")
show([1: "a"], "IntKeys")
if let value = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F") { show(value, "UUID") }
show(Optional<Int>.none, "Optional")
struct Reading: Codable { var pace: Range<Double>; var place: CGRect; var span: ClosedRange<Int>? }
for text in [
  "{\"pace\":[1,2.5],\"place\":[[0,0],[1,2]]}", "{\"pace\":[3,2],\"place\":[[0,0],[1,2]]}",
  "{\"pace\":[3],\"place\":[[0,0],[1,2]]}",
] {
  do {
    let reading = try JSONDecoder().decode(Reading.self, from: Data(text.utf8))
    print(reading.pace, reading.place.maxY, reading.span == nil)
  } catch let DecodingError.dataCorrupted(context) {
    print(context.debugDescription)
  } catch { print("unlike") }
}
print("a".hash == "a".hash)
