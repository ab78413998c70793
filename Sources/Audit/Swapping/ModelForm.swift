import Simulation

/// What a model can be, for the views that show it.
public enum ModelForm: String, Codable, Sendable, CaseIterable {
  /// A class whose every property is watched by whoever read it (`semantics.md` B10–B15).
  case observable = "@Observable"
  /// A class that announces each change to whoever holds it.
  case observableObject = "ObservableObject"
  /// A value, which its owner keeps as state.
  case structure = "struct"

  /// The attribute that makes a class one; nil where none does.
  var attribute: String? { self == .observable ? String(rawValue.dropFirst()) : nil }

  /// The modifier by which the environment is given one.
  var provider: String {
    let request: ObjectRequest = self == .observableObject ? .observableObject : .observable
    return request.provider
  }

  /// - Parameter text: As a person writes it.
  public init?(_ text: String) {
    let name = text.drop { $0 == "@" }.lowercased()
    guard
      let form = Self.allCases.first(where: { $0.rawValue.drop { $0 == "@" }.lowercased() == name })
    else { return nil }
    self = form
  }
}

/// What is to be swapped for what: `model=@Observable,ObservableObject,struct`.
public struct ModelSwap: Sendable, Equatable {
  /// A property, or a type.
  public var name: String
  /// In the order in which they stand side by side, each once.
  public var forms: [ModelForm]

  /// - Throws: ``SwapError`` for what is written otherwise.
  public init(_ text: String) throws(SwapError) {
    let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard sides.count == 2, !sides[0].trimmed.isEmpty else {
      throw SwapError("\(text): write it as model=@Observable,ObservableObject,struct")
    }
    name = sides[0].trimmed
    forms = []
    for part in sides[1].split(separator: ",") {
      guard let form = ModelForm(part.trimmed) else {
        throw SwapError(
          "\(part.trimmed) is no form of a model; there are "
            + ModelForm.allCases.map(\.rawValue).joined(separator: ", "))
      }
      if !forms.contains(form) { forms.append(form) }
    }
    guard forms.count > 1 else {
      throw SwapError("\(text): name two forms or three, to stand side by side")
    }
  }
}

/// Why a model cannot be swapped.
public struct SwapError: Error, Sendable, Equatable {
  /// A sentence without a capital and a full stop.
  public var message: String

  init(_ message: String) { self.message = message }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
