"""Programs that are measured: what they are asked, pinned to one processor, in turn."""
import os
import select
import statistics
import subprocess
import time

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


def run(command, pinned=True, folder=None, environment=None):
    """Runs a program without its output: wall and CPU seconds, peak memory in MB, exit status."""
    began = time.perf_counter()
    process = subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        preexec_fn=pin if pinned else None, cwd=folder, env=dict(os.environ, **(environment or {})))
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - began
    process.returncode = os.waitstatus_to_exitcode(status)
    return {
        "wall": wall, "cpu": usage.ru_utime + usage.ru_stime, "peak_mb": usage.ru_maxrss / 1024,
        "status": process.returncode,
    }


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
