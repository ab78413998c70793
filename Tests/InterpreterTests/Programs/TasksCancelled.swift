import Foundation

func demo() async {
  let t = Task {
    do { try await Task.sleep(for: .seconds(1)); print("no") } catch is CancellationError {
      print("cancelled")
    } catch { print("other") }; return Task.isCancelled
  }
  try? await Task.sleep(for: .milliseconds(5)); t.cancel(); print(await t.value, t.isCancelled)
  let v = Task { () throws -> Int in
    try Task.checkCancellation(); return 1
  }
  print((try? await v.value) ?? 0)
  let w = Task {
    try await withTaskCancellationHandler {
      try await Task.sleep(for: .seconds(2)); return 1
    } onCancel: {
      print("handler")
    }
  }
  try? await Task.sleep(for: .milliseconds(5)); w.cancel()
  do { _ = try await w.value; print("value") } catch { print("threw", error is CancellationError) }
  switch await w.result {
  case .success(let n): print(n);
  case .failure(let e): print(type(of: e))
  }
}
await demo()
