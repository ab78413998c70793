import SwiftUI

enum Phase {
  case idle, busy, done
  mutating func advance() { self = self == .idle ? .busy : .done }
}

extension Binding where Value == Phase {
  func run() {
    wrappedValue.advance()
    Task {
      try? await Task.sleep(for: .seconds(1))
      wrappedValue = .done
    }
  }
}

extension Binding {
  func isPresent<Wrapped>(`default` wrapped: Wrapped) -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(
      get: { wrappedValue != nil }, set: { wrappedValue = $0 ? wrapped : nil })
  }
}

struct Machine: View {
  @State private var phase: Phase
  @State private var limit: Int?
  @StateObject private var log: Log

  final class Log: ObservableObject {
    @Published var lines: Int

    init(lines: Int) { self.lines = lines }
  }

  init(phase: Phase = .idle, lines: Int = 2) {
    _phase = .init(initialValue: phase)
    self._log = .init(wrappedValue: Log(lines: lines))
  }

  var body: some View {
    VStack {
      Text("\(phase), \(limit ?? 0), \(log.lines)")
      Button("Run") { $phase.run() }
      Button("More") { limit = (limit ?? 0) + 1 }
      Button("Log") { log.lines += 1 }
      Toggle("Limited", isOn: $limit.isPresent(default: 7))
    }
  }
}
