/// What a program may call by name, as the machine's own tables and declarations have it: what a
/// fuzzer makes expressions of. Whatever is added to a table is here without further ado.
public struct Vocabulary: Sendable {
  /// Something with a name, and how it is called.
  public struct Entry: Sendable, Hashable {
    public enum Form: Sendable, Hashable {
      case initializer
      /// A property of the type itself, a case of an enumeration.
      case constant
      /// A function of the type itself, or of no type.
      case function
      case property
      case variable
      case method
      case operation
    }

    /// The type that it belongs to, as a program spells it; nil for a function of no type.
    public var owner: String?
    public var name: String
    public var form: Form
    /// Nil where a table has the name alone.
    public var parameters: [Parameter]?
    /// What comes of it, as a program spells the type; nil where nobody says.
    public var result: String?
  }

  public struct Parameter: Sendable, Hashable {
    /// What a caller writes; nil for `_`.
    public var label: String?
    /// As a program spells the type.
    public var type: String
    public var hasDefault: Bool

    public init(label: String? = nil, type: String, hasDefault: Bool = false) {
      self.label = label
      self.type = type
      self.hasDefault = hasDefault
    }
  }

  public let entries: [Entry]

  /// All that this machine knows, in an order that is the same every time.
  public static let ofMachine = Vocabulary(
    entries: standardEntries + libraryEntries + declaredEntries)
}

// MARK: Tables of names

extension Vocabulary {
  /// Types of the standard library that have tables of names, each by some value.
  private static var standardValues: [(type: String, value: Value)] {
    [
      ("Array", .array([])), ("ArraySlice", .slice(SliceValue(start: 0, elements: []))),
      ("Set", .set([])), ("Dictionary", .dictionary(DictionaryValue())), ("String", .string("")),
      ("Range", .range(RangeValue(lower: .integer(0), upper: .integer(0), isClosed: false))),
      ("Int", .integer(0)), ("UInt8", .fixed(UInt8(0))), ("Double", .double(0)),
      ("Bool", .boolean(false)), ("Optional", .optional(nil)),
      ("KeyPath", .keyPath(KeyPathValue(components: []))),
    ]
  }

  private static var standardEntries: [Entry] {
    var entries: [Entry] = []
    for (type, value) in standardValues {
      entries += StandardLibrary.methods(of: value).keys.sorted().map {
        Entry(owner: type, name: $0, form: .method)
      }
      entries += StandardLibrary.properties(of: value).keys.sorted().map {
        Entry(owner: type, name: $0, form: .property, parameters: [])
      }
    }
    entries += PublisherOperator.names.map { Entry(owner: "Publisher", name: $0, form: .method) }
    return entries + Evaluator.nativeNames.map { Entry(name: $0, form: .function) }
      + Evaluator.mathematicalFunctions.map { name, count in
        Entry(
          name: name, form: .function,
          parameters: [Parameter](repeating: Parameter(type: "Double"), count: count),
          result: "Double")
      }
  }
}

// MARK: Tables of functions

extension Vocabulary {
  private static var libraryEntries: [Entry] {
    var tables = LibraryIndex.all
    var names = Set(tables.map(\.name))
    var done = 0
    // Some types are only ever named by their members: `.year(.twoDigits)`.
    while done < tables.count {
      for function in tables[done].allFunctions {
        for type in function.parameters {
          for table in type.tables where names.insert(table.name).inserted { tables.append(table) }
        }
      }
      done += 1
    }
    return tables.flatMap(entries)
  }

  private static func entries(of table: LibraryTable) -> [Entry] {
    func entry(_ name: String, _ form: Entry.Form, _ function: LibraryFunction) -> Entry {
      // The clock and chance are no arguments.
      let types = function.parameters.map { $0.spelling }.filter { $0 != Surroundings.spelling }
      let parameters = zip(function.labels, types).map { Parameter(label: $0, type: $1) }
      return Entry(
        owner: table.name, name: name, form: form, parameters: parameters,
        result: function.result?.spelling)
    }
    func entries(_ functions: [String: [LibraryFunction]], _ form: Entry.Form) -> [Entry] {
      functions.sorted { $0.key < $1.key }.flatMap { name, overloads in
        overloads.map { entry(name, form, $0) }
      }
    }
    let memberwise = Entry(
      owner: table.name, name: "init", form: .initializer,
      parameters: table.setters.sorted { $0.key < $1.key }.map {
        Parameter(label: $0, type: $1.parameters.last?.spelling ?? "Any", hasDefault: true)
      }, result: table.name)
    return table.initializers.map { entry("init", .initializer, $0) }
      + (table.memberwise == nil ? [] : [memberwise])
      + table.constants.keys.sorted().map {
        Entry(owner: table.name, name: $0, form: .constant, parameters: [], result: table.name)
      } + entries(table.functions, .function) + entries(table.methods, .method)
      + entries(table.operators, .operation)
      + table.properties.keys.sorted().map {
        Entry(owner: table.name, name: $0, form: .property, parameters: [])
      }
      + table.setters.sorted { $0.key < $1.key }.map { name, setter in
        Entry(
          owner: table.name, name: name, form: .variable,
          parameters: [Parameter(type: setter.parameters.last?.spelling ?? "Any")])
      }
  }
}

// MARK: Declarations

extension Vocabulary {
  private static var declaredEntries: [Entry] {
    let standard = StandardInterface.parsed
    let framework = FrameworkInterface.declarations.compactMap(\.declaration)
    return (standard.types + framework).flatMap { entries(of: $0, inside: nil) }
      + standard.functions.map { entry($0, of: nil, .function) }
      + FrameworkInterface.decorations.sorted().map {
        Entry(owner: FrameworkProtocol.view.rawValue, name: $0, form: .method)
      }
  }

  private static func entry(
    _ function: FunctionDeclaration, of owner: String?, _ form: Entry.Form,
    making result: String? = nil
  ) -> Entry {
    let parameters = function.parameters.map {
      Parameter(
        label: $0.label, type: $0.type?.text ?? "Any", hasDefault: $0.defaultValue != nil)
    }
    return Entry(
      owner: owner, name: function.name, form: form, parameters: parameters,
      result: result ?? function.result?.text)
  }

  private static func entries(of type: TypeDeclaration, inside outer: String?) -> [Entry] {
    guard type.kind != .protocolType else { return [] }
    let name = outer.map { "\($0).\(type.name)" } ?? type.name
    let isView = type.inherited.contains { $0.name == FrameworkProtocol.view.rawValue }
    let made = isView ? "some View" : name
    let isMemberwise = type.kind == .structure && type.initializers.isEmpty
    let stored = type.properties.filter { !$0.isStatic && !$0.isComputed }
    let memberwise = Entry(
      owner: name, name: "init", form: .initializer,
      parameters: stored.map {
        Parameter(label: $0.name, type: $0.type?.text ?? "Any", hasDefault: $0.initial != nil)
      }, result: made)
    return (isMemberwise ? [memberwise] : [])
      + type.initializers.map { entry($0, of: name, .initializer, making: made) }
      + type.cases.map { found in
        Entry(
          owner: name, name: found.name, form: found.parameters.isEmpty ? .constant : .function,
          parameters: found.parameters.map {
            Parameter(label: $0.label, type: $0.type?.text ?? "Any")
          },
          result: name)
      }
      + type.properties.map {
        Entry(
          owner: name, name: $0.name, form: $0.isStatic ? .constant : .property, parameters: [],
          result: $0.type?.text)
      }
      // An operator is written between its operands.
      + type.functions.filter { $0.name.first?.isLetter == true }.map {
        entry($0, of: name, $0.isStatic ? .function : .method)
      } + type.nested.flatMap { entries(of: $0, inside: name) }
  }
}
