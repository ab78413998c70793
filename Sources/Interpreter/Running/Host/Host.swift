/// Whoever runs parts of a program on a machine, and keeps its objects, its views and its variables
/// that last.
///
/// Everything is asked for when code is made, once for each place, so that nothing is looked up by
/// name while the program runs.
public protocol Host: AnyObject {
  /// Whether it keeps the values of a type: it makes them, and has what is in them.
  func keeps(_ type: HostType) -> Bool
  /// The way to a property of something that it keeps, of a type, or to a variable of a module.
  /// - Returns: Nil if it has none, or cannot hand over such values.
  func access(to property: HostProperty) -> HostAccess?
  /// The way to a variable of a body that it runs, which is handed to a ``HostedFragment``.
  ///
  /// - Parameter isOwn: The machine had it made: before others know of it, nothing happens by a write.
  func access(toVariable name: String, of type: HostType, isOwn: Bool) -> HostAccess?
  /// How it calls a function of the program, or makes a value that it keeps.
  /// - Returns: Nil if it cannot, or cannot hand over such values.
  func call(of function: HostFunction) -> HostCall?
  /// How it finds out what an expression gives that the machine makes no code of.
  /// - Returns: Nil if it cannot, or cannot take or hand over such values.
  func evaluation(of expression: HostExpression) -> HostCall?
  /// What makes a variable that both sides read and write, given its first value.
  /// - Returns: Nil if the host cannot hold such values.
  func variable(named name: String, of type: HostType) -> ((HostValue?) throws -> AnyObject)?
}

/// What is asked of a host, given the values of `self`, if there is one, and of the arguments.
public typealias HostCall = ([HostValue], SourcePosition) throws -> HostValue

/// The way to a place that a host has.
public struct HostAccess {
  public let read: (HostValue, SourcePosition) throws -> HostValue
  /// Given the owner, the new value, and whether it came about by changing the old one in place.
  public let write: ((HostValue, HostValue, Bool, SourcePosition) throws -> Void)?

  public init(
    read: @escaping (HostValue, SourcePosition) throws -> HostValue,
    write: ((HostValue, HostValue, Bool, SourcePosition) throws -> Void)?
  ) {
    self.read = read
    self.write = write
  }
}

/// A property or a variable that a host has.
public struct HostProperty {
  /// With `$` or `_` in front, where its wrapper is meant.
  public let name: String
  /// Nil for a variable of the module.
  public let owner: HostType?
  public let isStatic: Bool
  public let type: HostType
  /// Where it is declared.
  public let position: SourcePosition
}

/// A function that a host calls.
public struct HostFunction {
  public struct Argument {
    public let label: String?
    /// Of a variadic one an array.
    public let type: HostType
    public let isVariadic: Bool
  }

  /// `init` for what makes a value.
  public let name: String
  /// Where it is declared; of an initialiser that nobody wrote its type.
  public let position: SourcePosition
  /// The type whose member it is.
  public let owner: HostType?
  /// It is called on a value, which is the first that ``HostCall`` is given.
  public let hasReceiver: Bool
  public let arguments: [Argument]
  public let result: HostType
  /// What its generic parameters stand for in this use, where that is known.
  public let generics: GenericUse
}

/// An error of the program that came from the host. It never leaves the thread of the machine.
public struct HostThrown: Error, @unchecked Sendable {
  let value: HostValue
  let type: HostType

  public init(_ value: HostValue, of type: HostType) {
    self.value = value
    self.type = type
  }
}

/// Ends the program through the machine, for a reason that the host knows.
public struct HostInterruption: Error {
  public let reason: any Error

  public init(_ reason: any Error) { self.reason = reason }
}

extension Machine {
  /// What the host answers with: an error of the program goes its way through the machine, all other
  /// ends it.
  func answering<Result>(_ ask: () throws -> Result) throws -> Result {
    do {
      return try ask()
    } catch let thrown as HostThrown {
      throw Thrown(value: erased(thrown.value.value, thrown.type.type))
    } catch let error as Thrown {
      throw error
    } catch let error as HostInterruption {
      throw error
    } catch {
      throw HostInterruption(error)
    }
  }

  /// Asks the host for something. Meanwhile it may call functions of the program, whose frames
  /// begin here.
  func outside<Result>(_ frame: Frame, _ ask: () throws -> Result) throws -> Result {
    let outer = top
    top = frame
    defer { top = outer }
    return try answering(ask)
  }
}

extension Error {
  /// Nothing of the program runs any more, not even what was deferred.
  var endsProgram: Bool {
    self is Trap || self is Stopped || self is HostInterruption || self is NotKnown
  }
}
