// swift-format-ignore-file
// A `catch` may have a condition and no pattern; the formatter would write two spaces between them.

struct Busy: Error { var seconds: Int }

func retried<Result>(_ times: Int, _ work: () throws -> Result) throws -> Result {
  for attempt in 1... {
    do { return try work() } catch where attempt < times { print("again after", error) }
  }
  fatalError()
}

var tries = 0
let found = try retried(3) { () throws -> Int in
  tries += 1
  if tries < 3 { throw Busy(seconds: tries) }
  return tries
}
print(found)
do { _ = try retried(2) { throw Busy(seconds: 9) } as Int } catch { print("given up:", error) }

for number in 1...3 {
  do {
    throw Busy(seconds: number)
  } catch where number < 2 {
    print("small")
  } catch let busy as Busy where busy.seconds < 3 {
    print("middle", busy.seconds)
  } catch {
    print("large", error)
  }
}
