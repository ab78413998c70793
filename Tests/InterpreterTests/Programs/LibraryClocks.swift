import Foundation

let second = Duration.seconds(1)
print(second, second * 2, second / 4, second + .milliseconds(250), second - .milliseconds(1500))
print(
  Duration.microseconds(1500), Duration.nanoseconds(1), Duration.milliseconds(2.5),
  Duration.zero == .seconds(0))
print(
  second < .seconds(2),
  [Duration.seconds(3), Duration.milliseconds(10), Duration.seconds(1)].sorted(),
  Duration.seconds(5) / Duration.seconds(2))
print(Duration.seconds(1.25).components.seconds, Duration.seconds(1.25).components.attoseconds)
var total = Duration.zero
for step in 1...4 { total += .milliseconds(step * 100) }
print(total, total * 10, total == .seconds(1))
let clock = ContinuousClock()
let start = clock.now
let later = start.advanced(by: .seconds(3))
print(start < later, start.duration(to: later), later - start, (start + .seconds(1)) < later)
print(clock.measure {} < .seconds(10), Set([second, Duration.milliseconds(1000)]).count)
func wait() async -> String {
  let began = ContinuousClock.now
  try? await Task.sleep(for: .milliseconds(30))
  let passed = ContinuousClock.now - began
  return passed >= .milliseconds(25) && passed < .seconds(5) ? "in time" : "not in time \(passed)"
}
print(await wait())
let race = Task { () -> String in
  do {
    try await Task.sleep(for: .seconds(60))
    return "slept"
  } catch {
    return "cancelled \(error is CancellationError)"
  }
}
race.cancel()
print(await race.value)
async let a = {
  try? await Task.sleep(for: .milliseconds(20)); return 1
}()
async let b = {
  try? await Task.sleep(for: .milliseconds(10)); return 2
}()
print(await a + b)
