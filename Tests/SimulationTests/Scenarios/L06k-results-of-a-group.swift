import SwiftUI

struct Failure: Error {}

func slowly(_ number: Int, failing: Bool = false) async throws -> Int {
  try await Task.sleep(for: .milliseconds(100 * number))
  if failing { throw Failure() }
  return number
}

struct Adding: View {
  @State private var result = "none"

  var body: some View {
    VStack {
      Text(result)
      Button("Sum") { Task { result = await text(failing: false) } }
      Button("Failing") { Task { result = await text(failing: true) } }
      Button("Squares") {
        Task {
          result = await withTaskGroup(of: Int.self) { group in
            for number in 1...3 { group.addTask { number } }
            let squares = await group.map { $0 * $0 }.reduce(into: []) { $0.append($1) }
            return squares.sorted().map(String.init).joined(separator: " ")
          }
        }
      }
    }
  }

  private func text(failing: Bool) async -> String {
    do {
      let sum = try await withThrowingTaskGroup(of: Int.self) { group in
        for number in 1...3 {
          group.addTask { try await slowly(number, failing: failing && number == 2) }
        }
        return try await group.reduce(0, +)
      }
      return "sum \(sum)"
    } catch {
      return "failed with \(type(of: error))"
    }
  }
}
