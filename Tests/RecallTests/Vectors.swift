import Foundation

/// The replays that an independent implementation computed.
struct Vectors: Decodable {
  struct ParameterSet: Decodable {
    var name: String
    var w: [Double]
  }

  struct Configuration: Decodable {
    var desiredRetention: Double
    var learningStepsS: [Int]
    var relearningStepsS: [Int]
    var maximumInterval: Int
  }

  struct History: Decodable {
    struct Review: Decodable {
      var rating: Int
      var elapsedS: Int
    }

    var id: Int
    var start: Int
    var reviews: [Review]
  }

  struct Run: Decodable {
    struct Step: Decodable {
      var rBefore: Double
      var stability: Double
      var difficulty: Double
      var state: Int
      var step: Int?
      var dueUs: Int
      var intervalUs: Int
    }

    var history: Int
    var parameterSet: Int
    var config: Int
    var steps: [Step]
  }

  struct Interval: Decodable {
    var parameterSet: Int
    var stability: Double
    var desiredRetention: Double
    var days: Int
  }

  struct FuzzBounds: Decodable {
    var days: Int
    var maximumInterval: Int
    var low: Int
    var highExact: Int
  }

  var parameterSets: [ParameterSet]
  var configs: [Configuration]
  var histories: [History]
  var runs: [Run]
  var intervals: [Interval]
  var fuzz: [FuzzBounds]

  /// Reads the file that `TUTOR_FSRS_VECTORS` names, or the copy among the tests' resources.
  static func load() throws -> Vectors {
    let named = ProcessInfo.processInfo.environment["TUTOR_FSRS_VECTORS"]
    let own = Bundle.module.url(forResource: "Vectors/vectors", withExtension: "json")
    guard let file = named.map({ URL(fileURLWithPath: $0) }) ?? own else {
      throw CocoaError(.fileNoSuchFile)
    }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Vectors.self, from: Data(contentsOf: file))
  }
}
