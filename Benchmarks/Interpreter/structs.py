class Particle:
    __slots__ = ("x", "speed")
    def __init__(self, x, speed):
        self.x = x
        self.speed = speed
    def move(self, time):
        self.x += self.speed * time
        if self.x > 100:
            self.speed = -self.speed
        if self.x < 0:
            self.speed = -self.speed
    def energy(self):
        return self.speed * self.speed / 2
def main():
    particles = [Particle(float(i), float(i % 7) - 3) for i in range(100)]
    energy = 0.0
    for _ in range(5_000):
        for index in range(len(particles)):
            particles[index].move(0.01)
        energy += particles[0].energy()
    print(int(energy), len(particles))
main()
