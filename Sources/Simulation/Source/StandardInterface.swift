/// Members of the standard library that are easier said in Swift than computed natively. They are
/// read like any other source and run as part of the program.
enum StandardInterface {
  static let parsed = SourceReader.interface(
    "Swift", [functions, sequences, collections, dictionaries, sets, results, errors])

  private static let functions = """
    func swap<T>(_ a: inout T, _ b: inout T) {
      let kept = a
      a = b
      b = kept
    }

    """

  /// What an error says of itself.
  private static let errors = """
    extension LocalizedError {
      var errorDescription: String? { nil }
      var failureReason: String? { nil }
      var recoverySuggestion: String? { nil }
      var helpAnchor: String? { nil }
      var localizedDescription: String { errorDescription ?? "The operation couldn’t be completed." }
    }

    """

  private static let sequences = """
    extension Sequence {
      func elementsEqual(_ other: Any) -> Bool { Array(self) == Array(other) }
      func elementsEqual(_ other: Any, by areEquivalent: (Any, Any) throws -> Bool) -> Bool {
        let first = Array(self)
        let second = Array(other)
        guard first.count == second.count else { return false }
        for index in first.indices where !areEquivalent(first[index], second[index]) {
          return false
        }
        return true
      }
      func starts(with prefix: Any) -> Bool { Array(self.prefix(prefix.count)) == Array(prefix) }
      func lexicographicallyPrecedes(_ other: Any) -> Bool {
        let first = Array(self)
        let second = Array(other)
        for (left, right) in zip(first, second) {
          if left < right { return true }
          if right < left { return false }
        }
        return first.count < second.count
      }
      func reduce(into result: Any, _ update: (inout Any, Any) throws -> Void) -> Any {
        var result = result
        for element in self { update(&result, element) }
        return result
      }
      func count(where predicate: (Any) throws -> Bool) -> Int {
        var count = 0
        for element in self where predicate(element) { count += 1 }
        return count
      }
    }

    """

  private static let collections = """
    extension Array {
      mutating func partition(by belongsInSecond: (Any) throws -> Bool) -> Int {
        var low = 0
        var high = count
        while true {
          while low < high, !belongsInSecond(self[low]) { low += 1 }
          if low == high { return low }
          high -= 1
          while low < high, belongsInSecond(self[high]) { high -= 1 }
          if low == high { return low }
          swapAt(low, high)
          low += 1
        }
      }
    }

    """

  private static let dictionaries = """
    extension Dictionary {
      mutating func merge(_ other: Any, uniquingKeysWith combine: (Any, Any) throws -> Any) {
        for (key, value) in other {
          if let present = self[key] {
            updateValue(combine(present, value), forKey: key)
          } else {
            updateValue(value, forKey: key)
          }
        }
      }
      func merging(_ other: Any, uniquingKeysWith combine: (Any, Any) throws -> Any) -> Any {
        var result = self
        result.merge(other, uniquingKeysWith: combine)
        return result
      }
      func compactMapValues(_ transform: (Any) throws -> Any) -> Any {
        var result = [:]
        for (key, value) in self {
          if let changed = transform(value) { result.updateValue(changed, forKey: key) }
        }
        return result
      }
    }

    """

  private static let sets = """
    extension Set {
      func symmetricDifference(_ other: Any) -> Any {
        let other = Set(other)
        return subtracting(other).union(other.subtracting(self))
      }
      mutating func formIntersection(_ other: Any) { self = intersection(other) }
      mutating func formSymmetricDifference(_ other: Any) { self = symmetricDifference(other) }
      func isSuperset(of other: Any) -> Bool { Set(other).isSubset(of: self) }
      func isStrictSubset(of other: Any) -> Bool {
        isSubset(of: other) && count < Set(other).count
      }
      func isStrictSuperset(of other: Any) -> Bool {
        isSuperset(of: other) && count > Set(other).count
      }
      func isDisjoint(with other: Any) -> Bool { intersection(other).isEmpty }
      mutating func update(with member: Any) -> Any {
        let old = remove(member)
        insert(member)
        return old
      }
    }

    """

  private static let results = """
    enum Result<Success, Failure> {
      case success(Success)
      case failure(Failure)
      init(catching body: () throws -> Any) {
        do {
          self = .success(try body())
        } catch {
          self = .failure(error)
        }
      }
      func get() throws -> Any {
        switch self {
        case .success(let value): return value
        case .failure(let error): throw error
        }
      }
      func map(_ transform: (Any) -> Any) -> Result {
        switch self {
        case .success(let value): return Result.success(transform(value))
        case .failure(let error): return Result.failure(error)
        }
      }
      func mapError(_ transform: (Any) -> Any) -> Result {
        switch self {
        case .success(let value): return Result.success(value)
        case .failure(let error): return Result.failure(transform(error))
        }
      }
      func flatMap(_ transform: (Any) -> Any) -> Result {
        switch self {
        case .success(let value): return transform(value)
        case .failure(let error): return Result.failure(error)
        }
      }
    }

    """
}
