var rest = "3 $ 4"[...]
let whole = "3 $ 4"
let digits = rest.prefix { $0.isNumber }
rest.removeFirst(digits.count)
print(whole.distance(from: whole.startIndex, to: rest.startIndex), rest)
rest = rest.drop(while: \.isWhitespace)
print(whole.distance(from: whole.startIndex, to: rest.startIndex), rest)
var other = "3 $ 4"[...]
other.removeFirst(1)
let third = other.drop(while: { $0 == " " })
print(
  whole.distance(from: whole.startIndex, to: third.startIndex), third,
  third.startIndex == whole.index(whole.startIndex, offsetBy: 2))
print(other.distance(from: other.startIndex, to: third.startIndex))
var array = [1, 2, 3, 4][...]
array.removeFirst(1); print(array.startIndex); array = array.drop { $0 == 2 };
print(array.startIndex)
array.removeFirst(); print(array.startIndex); array.removeLast();
print(array.startIndex, array.endIndex)
