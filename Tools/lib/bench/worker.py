"""Programs that are measured: what they are asked, pinned to one processor, in turn."""
import os
import select
import statistics
import subprocess

# The last processor: the first is where most interrupts are handled.
CPU = max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else None


def pin():
    if CPU is not None:
        os.sched_setaffinity(0, {CPU})


class Worker:
    """A solver that answers requests PATH MILLISECONDS on its standard input, a line each."""

    def __init__(self, name, command, environment=None):
        self.name, self.command = name, command
        self.environment = dict(os.environ, **(environment or {}))
        self.process = None

    def ask(self, path, budget, timeout):
        """The answer as a dictionary; None if there was none in time."""
        if self.process is None:
            self.process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, preexec_fn=pin, text=True,
                env=self.environment)
        try:
            self.process.stdin.write(f"{path} {budget}\n")
            self.process.stdin.flush()
            ready, _, _ = select.select([self.process.stdout], [], [], timeout)
            line = self.process.stdout.readline() if ready else ""
        except BrokenPipeError:
            line = ""
        if not line:
            self.close()
            return None
        pairs = (field.split("=", 1) for field in line.split())
        return {name: value if name in ("name", "hash") else float(value) for name, value in pairs}

    def close(self):
        if self.process:
            self.process.kill()
            self.process.wait()
            self.process.stdin.close()
            self.process.stdout.close()
        self.process = None


# Set by bench.py: the program that starts what is measured.
launcher = None


def run(command, pinned=True, folder=None, environment=None):
    """Runs a program without its output: wall and CPU seconds, peak memory in MB, exit status."""
    processor = CPU if pinned and CPU is not None else -1
    # A variable for the loader is meant for the program, not for the launcher.
    variables = [f"{name}={value}" for name, value in (environment or {}).items()]
    line = [launcher, str(processor)] + (["env"] + variables if variables else []) + command
    found = subprocess.run(line, stdout=subprocess.PIPE, cwd=folder, text=True, check=True)
    wall, cpu, peak, status = found.stdout.split()
    return {"wall": float(wall), "cpu": float(cpu), "peak_mb": int(peak) / 1024, "status": int(status)}


def in_turn(commands, rounds, pinned=lambda name: True, folder=None):
    """Runs programs one after another, several rounds of all; the median of each figure by name."""
    runs = {name: [] for name in commands}
    for _ in range(rounds):
        for name, command in commands.items():
            runs[name].append(run(command, pinned(name), folder))
    return {
        name: {key: statistics.median(each[key] for each in all_) for key in ("wall", "cpu", "peak_mb", "status")}
        for name, all_ in runs.items()
    }
