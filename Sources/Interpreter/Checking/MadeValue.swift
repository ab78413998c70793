/// What an initialiser has to give values to.
struct MadeValue {
  enum Way {
    /// All stored properties get a value here.
    case properties
    /// Another initialiser of the type does it, or `self` is assigned.
    case another
  }

  var way: Way
  var syntax: FunctionSyntax
  var nominal: Nominal
  /// The stored properties without a value of their own, in their order.
  var properties: [Variable]
  /// Where a superclass has to be made, too.
  var superclass: Type?
  /// The superclass can be made without arguments: that happens by itself.
  var isSuperclassImplicit = false
}
