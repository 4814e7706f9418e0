"""HiGHS, a general linear program solver, through scipy: exact for sums of weights; with `levels`, for
strict priorities, a program a level.

A soft constraint gets two columns for how far it is missed to either side; what they cost is what is
minimised. Building the matrices is not in the time that counts.
"""
import statistics
import sys
import time

import cass
import numpy
import scipy.optimize
import scipy.sparse


class Program:
    """Rows collected as coordinates, then one matrix for equalities and one for inequalities."""

    def __init__(self, workload):
        rows = list(workload.constraints)
        wanted = {}
        for kind, variable, value in workload.actions:
            if kind == "edit":
                wanted[variable] = [int(value), 0.0]
            else:
                wanted[variable][1] = value
        for variable, (priority, value) in wanted.items():
            rows.append((priority, "eq", value, [(1.0, variable)]))
        self.variables = workload.variables
        soft = [row for row in rows if row[0] < 1000]
        self.priorities = numpy.repeat([row[0] for row in soft], 2) if soft else numpy.zeros(0)
        self.equal, self.less = Matrix(), Matrix()
        column = self.variables
        for priority, relation, constant, terms in rows:
            terms = list(terms)
            if priority < 1000:
                terms += [(1.0, column), (-1.0, column + 1)]
                column += 2
            if relation == "ge":
                self.less.add([(-c, v) for c, v in terms], -constant)
            else:
                (self.equal if relation == "eq" else self.less).add(terms, constant)
        self.columns = column

    def solve(self, cost):
        """The values, the least cost and the milliseconds that the solver took."""
        equal, less = self.equal.matrix(self.columns), self.less.matrix(self.columns)
        bounds = [(None, None)] * self.variables + [(0, None)] * (self.columns - self.variables)
        began = time.perf_counter()
        result = scipy.optimize.linprog(
            cost, A_eq=equal, b_eq=self.equal.sides or None, A_ub=less, b_ub=self.less.sides or None,
            bounds=bounds, method="highs")
        elapsed = (time.perf_counter() - began) * 1e3
        if result.x is None:
            return None, 0.0, elapsed
        return result.x[: self.variables], result.fun, elapsed

    def weighted(self):
        """The optimum of the weighted sum."""
        cost = numpy.concatenate([numpy.zeros(self.variables), cass.weight(self.priorities)])
        return self.solve(cost)

    def levels(self):
        """The optimum of strict priorities: the sum of each level is kept for those below it."""
        total, values = 0.0, None
        for priority in sorted(set(self.priorities), reverse=True):
            cost = numpy.concatenate([numpy.zeros(self.variables), (self.priorities == priority) * 1.0])
            values, least, elapsed = self.solve(cost)
            total += elapsed
            if values is None:
                break
            self.less.add([(1.0, int(column)) for column in numpy.nonzero(cost)[0]], least + 1e-9 * (1 + least))
        return values, 0.0, total


class Matrix:
    def __init__(self):
        self.rows, self.places, self.coefficients, self.sides = [], [], [], []

    def add(self, terms, side):
        for coefficient, place in terms:
            self.rows.append(len(self.sides))
            self.places.append(place)
            self.coefficients.append(coefficient)
        self.sides.append(side)

    def matrix(self, columns):
        if not self.sides:
            return None
        shape = (len(self.sides), columns)
        return scipy.sparse.csr_matrix((self.coefficients, (self.rows, self.places)), shape=shape)


def measure(workload, budget):
    times = []
    while not times or sum(times) < budget:
        program = Program(workload)
        values, _, elapsed = program.levels() if sys.argv[1:] == ["levels"] else program.weighted()
        times.append(elapsed)
    return {
        "name": workload.name, "repetitions": len(times), "solve_ms": statistics.median(times),
        "hash": "none" if values is None else cass.value_hash(values),
    }


cass.serve(measure)
