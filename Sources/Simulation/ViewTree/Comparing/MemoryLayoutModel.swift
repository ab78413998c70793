/// Where the fields of a struct stand in memory, as Swift lays them out on 64-bit systems: each at
/// the next multiple of its alignment.
///
/// Only `Self._printChanges()` shows such offsets (T5). Sizes of what the machine does not know are
/// taken for one word.
enum MemoryLayoutModel {
  private struct Extent {
    var size: Int
    var alignment: Int

    static let word = Extent(size: 8, alignment: 8)
    static let twoWords = Extent(size: 16, alignment: 8)
  }

  /// The offset of each stored property, in bytes.
  static func offsets(of structure: StructureValue) -> [Int] {
    var end = 0
    return structure.fields.map { field in
      let extent = extent(of: field)
      let offset = aligned(end, to: extent.alignment)
      end = offset + extent.size
      return offset
    }
  }

  private static func aligned(_ offset: Int, to alignment: Int) -> Int {
    (offset + alignment - 1) / alignment * alignment
  }

  private static func extent(of value: Value) -> Extent {
    switch value {
    case .void: Extent(size: 0, alignment: 1)
    case .boolean: Extent(size: 1, alignment: 1)
    case .string, .function: .twoWords
    case .structure(let structure): extent(of: structure.fields)
    case .tuple(let elements): extent(of: elements.map(\.value))
    case .enumeration(let value) where value.payload.isEmpty: Extent(size: 1, alignment: 1)
    case .enumeration(let value): extent(of: value.payload.map(\.value) + [.boolean(true)])
    // Pointers and strings have spare bits for nil, numbers need another byte.
    case .optional(let wrapped?): optional(wrapped)
    case .wrapper(let wrapper): extent(of: wrapper)
    default: .word
    }
  }

  private static func optional(_ wrapped: Value) -> Extent {
    switch wrapped {
    case .integer, .double: Extent(size: 9, alignment: 8)
    default: extent(of: wrapped)
    }
  }

  private static func extent(of fields: [Value]) -> Extent {
    fields.map { extent(of: $0) }.reduce(Extent(size: 0, alignment: 1)) { whole, field in
      Extent(
        size: aligned(whole.size, to: field.alignment) + field.size,
        alignment: max(whole.alignment, field.alignment))
    }
  }

  /// A state is its value and a reference to its storage; a binding has a transaction and a
  /// location in front of its value.
  private static func extent(of wrapper: WrapperValue) -> Extent {
    let value = valueExtent(of: wrapper)
    let size = aligned(value.size, to: 8)
    return switch wrapper.kind {
    case .state, .focusState, .gestureState, .accessibilityFocusState, .unknown:
      Extent(size: size + 8, alignment: 8)
    case .binding: Extent(size: 16 + value.size, alignment: 8)
    case .environment, .stateObject, .appStorage, .sceneStorage, .delegateAdaptor,
      .macDelegateAdaptor, .query, .fetchRequest, .focusedValue, .focusedBinding, .focusedObject:
      Extent(size: 9, alignment: 8)
    case .observedObject, .environmentObject: .twoWords
    case .bindable, .namespace: .word
    }
  }

  private static func valueExtent(of wrapper: WrapperValue) -> Extent {
    switch wrapper.property.type?.name {
    case "Bool": return Extent(size: 1, alignment: 1)
    case "String": return .twoWords
    case nil:
      return switch wrapper.property.initial?.kind {
      case .boolean: Extent(size: 1, alignment: 1)
      case .string: .twoWords
      default: .word
      }
    default: return .word
    }
  }
}
