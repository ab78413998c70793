/// A function that is declared among statements.
final class LocalFunction {
  let function: Function
  let syntax: FunctionSyntax
  var scan: CaptureScan
  var codes: [[Type]: FunctionCode] = [:]

  init(function: Function, syntax: FunctionSyntax, scan: CaptureScan) {
    self.function = function
    self.syntax = syntax
    self.scan = scan
  }
}

/// A computed variable among statements.
struct LocalAccessors {
  var scan: CaptureScan
  var captures: CaptureScan { scan }
  /// Nil where it is read as it is, and only setting it tells somebody.
  var getter: FunctionCode?
  var setter: FunctionCode?
}
