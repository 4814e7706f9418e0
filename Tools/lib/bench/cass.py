"""Workloads in the text form cass/1 (Tests/SolverWorkloads/Workload+Text.swift), for the peers in Python."""
import math
import sys


class Workload:
    """A system: constraints (priority, relation, constant, [(coefficient, variable)]) and edits."""

    def __init__(self, path):
        self.name, self.variables = "", 0
        self.constraints, self.actions = [], []
        with open(path) as file:
            for line in file:
                fields = line.split()
                if fields[0] == "name":
                    self.name = fields[1]
                elif fields[0] == "vars":
                    self.variables = int(fields[1])
                elif fields[0] == "c":
                    terms = [(float(fields[5 + 2 * i]), int(fields[6 + 2 * i])) for i in range(int(fields[4]))]
                    self.constraints.append((int(fields[1]), fields[2], float(fields[3]), terms))
                elif fields[0] in ("edit", "first", "suggest"):
                    self.actions.append((fields[0], int(fields[1]), float(fields[2])))


def weight(priority):
    """What a priority is where only weights are known."""
    return 10 ** (priority / 125)


def value_hash(values):
    """FNV-1a over the values in hundredths, as Workload.hash."""
    result = 1469598103934665603
    for value in values:
        cents = math.floor(value * 100 + 0.6234) & (2**64 - 1)
        for byte in range(8):
            result = ((result ^ ((cents >> (8 * byte)) & 255)) * 1099511628211) & (2**64 - 1)
    return f"{result:x}"


def serve(measure):
    """Answers each line PATH MILLISECONDS on standard input with a line of names and values."""
    for line in sys.stdin:
        path, budget = line.split()
        answer = measure(Workload(path), float(budget))
        print(" ".join(f"{name}={value}" for name, value in answer.items()), flush=True)
