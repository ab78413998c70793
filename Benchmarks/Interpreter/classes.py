class Square:
    def __init__(self):
        self.side = 1
    @property
    def area(self):
        return self.side * self.side
    def grow(self, amount):
        self.side = (self.side + amount) % 50
class Strip:
    def __init__(self):
        self.length = 1
    @property
    def area(self):
        return self.length * 3
    def grow(self, amount):
        self.length = (self.length + amount) % 70
def main():
    shapes = [Square() if index % 2 == 0 else Strip() for index in range(100)]
    total = 0
    for round in range(3_000):
        for shape in shapes:
            shape.grow(round % 3)
            total += shape.area
    print(total)
main()
