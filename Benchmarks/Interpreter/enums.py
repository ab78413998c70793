class Number:
    __slots__ = ("number",)
    def __init__(self, number): self.number = number
class Sum:
    __slots__ = ("left", "right")
    def __init__(self, left, right): self.left, self.right = left, right
class Product:
    __slots__ = ("left", "right")
    def __init__(self, left, right): self.left, self.right = left, right
class Negative:
    __slots__ = ("inner",)
    def __init__(self, inner): self.inner = inner
def make(depth):
    if depth == 0: return Number(depth + 2)
    if depth % 3 == 0: return Sum(make(depth - 1), make(depth - 1))
    if depth % 3 == 1: return Product(make(depth - 1), Number(1))
    return Negative(make(depth - 1))
def value(expression):
    match expression:
        case Number(): return expression.number
        case Sum(): return value(expression.left) + value(expression.right)
        case Product(): return value(expression.left) * value(expression.right)
        case Negative(): return -value(expression.inner)
def main():
    tree = make(27)
    total = 0
    for _ in range(200): total += value(tree)
    print(total)
main()
