/// What runs parts of a program in the place of the evaluator, as far as it can: it knows the types
/// of what the evaluator meets as values. Each answer is nil where the evaluator has to do it.
protocol TypedEngine: AnyObject {
  /// Turns of loops and calls so far.
  var turns: Int { get }

  /// The function that a call refers to; nil also where its types do not say that, and for a call
  /// without arguments.
  ///
  /// - Parameter arguments: All that the call has, as they are written.
  func target(ofCallWith arguments: [Argument]) -> CalledFunction?

  /// The type that a literal or a name behind a dot belongs to, where it is one of the program or of
  /// the standard library. A sign before a number is a part of it.
  func type(ofLeaf expression: Expression) -> TypeReference?

  /// The same of SwiftUI's structs: it counts where nothing else says what is expected.
  func frameworkType(ofLeaf expression: Expression) -> TypeReference?

  /// The arguments of the generic type of which a call makes a value, where they are known. What is
  /// open there stands for itself, or is `_`.
  func typeArguments(ofValueMadeAt place: SourcePlace) -> [TypeReference]?

  /// The type of a stored property, where none is written.
  func type(of property: PropertyDeclaration) -> TypeReference?

  /// - Parameter scope: The function's parameters are declared in it.
  func run(_ function: FunctionDeclaration, in scope: Scope, for evaluator: Evaluator) throws
    -> Value?

  /// The value of a computed property.
  func value(of property: PropertyDeclaration, in scope: Scope, for evaluator: Evaluator) throws
    -> Value?

  /// What a variable that lasts begins with, or a stored property. Of variables that are made
  /// together, `let (low, high) = bounds`, it is the value of all.
  ///
  /// - Parameters:
  ///   - place: Of its declaration.
  ///   - isProperty: Of a value or an object; only what nobody else can make is made here.
  func initialValue(
    of name: String, at place: SourcePlace, isProperty: Bool, for evaluator: Evaluator
  ) throws -> Value?

  func evaluate(
    _ expression: Expression, in scope: Scope, expecting type: TypeReference?,
    for evaluator: Evaluator
  ) throws -> Value?

  /// The value of a name or a member that the evaluator found nothing for.
  func evaluateUnknown(_ expression: Expression, in scope: Scope, for evaluator: Evaluator) throws
    -> Value?

  /// The first value of a variable. What nobody changes need not be taken apart in a builder, where
  /// little is done with it.
  func firstValue(
    of binding: VariableBinding, isOfBuilder: Bool, in scope: Scope, for evaluator: Evaluator
  ) throws -> Value?

  func run(
    _ closure: ClosureExpression, _ arguments: [CallArgument], in scope: Scope,
    for evaluator: Evaluator
  ) throws -> Value?

  /// Another flow of control begins or goes on: a task, or what ran before it.
  ///
  /// - Parameter next: Nil for one that begins.
  ///
  /// - Returns: Where the one stands that ran so far.
  func go(on next: (any EnginePlace)?) -> any EnginePlace

  /// A task that does not run now is over.
  func end(_ place: any EnginePlace)

  /// What a cast to a type of Foundation makes of an error: any is an `NSError`. Nil where it makes
  /// nothing of it.
  func bridged(_ error: Value, to name: String, for evaluator: Evaluator) -> Value?

  /// What Foundation throws of a file, by its number among the errors of Cocoa; nil where the engine
  /// does not run.
  func fileError(_ code: Int, path: String, in file: Int, for evaluator: Evaluator) -> Value?
}

/// A function that was made on an engine, and runs there.
protocol EngineMadeFunction: AnyObject {
  /// How many parameters it has.
  var count: Int { get }

  func call(_ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace) throws
    -> Value
}

/// The function that a call refers to, as its types say.
enum CalledFunction: Equatable {
  /// One of the program: where its name stands.
  case written(SourcePlace)
  case library
}
