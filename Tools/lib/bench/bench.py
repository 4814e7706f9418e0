"""Measures viewc against its peers; started by Tools/bench, which see."""
import argparse
import datetime
import json
import math
import os
import platform
import shutil
import subprocess
import sys
import tarfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import programs
import solvers
import worker
from worker import Worker

KIWI = "1.5.1"


def said(message):
    print(f"bench: {message}", file=sys.stderr, flush=True)


def compile_c(source, target, *options):
    """Compiles a source of this folder; the path of the result, None where that fails."""
    compiler = shutil.which("g++" if source.endswith(".cpp") else "gcc") or "cc"
    line = [compiler, "-O3", "-DNDEBUG", os.path.join(HERE, source), "-o", target, *options]
    found = subprocess.run(line, capture_output=True, text=True)
    if found.returncode:
        said(f"{source} does not compile: {found.stderr.strip().splitlines()[:3]}")
        return None
    return target


def kiwi_worker(python, work):
    """kiwi compiled from the source that PyPI has, else its wheel."""
    headers = os.path.join(work, f"kiwisolver-{KIWI}")
    if not os.path.isdir(headers):
        fetch = [python, "-m", "pip", "download", "-q", "--no-deps", "--no-binary", ":all:", "-d", work,
                 f"kiwisolver=={KIWI}"]
        subprocess.run(fetch, capture_output=True)
        archive = headers + ".tar.gz"
        if os.path.exists(archive):
            with tarfile.open(archive) as file:
                file.extractall(work)
    program = compile_c("kiwi.cpp", os.path.join(work, "kiwi"), "-std=c++17", "-I", headers)
    if program:
        said(f"kiwi {KIWI}, its C++ at -O3")
        return Worker("kiwi", [program])
    said(f"kiwi {KIWI} as PyPI's wheel: its times have Python's calls in them")
    return Worker("kiwi", [python, os.path.join(HERE, "kiwi_wheel.py")])


def libxml2_flags():
    found = subprocess.run(["pkg-config", "--cflags", "--libs", "libxml-2.0"], capture_output=True, text=True)
    return found.stdout.split()


def report(verdicts):
    print("\nPromises")
    kept = True
    for what, figure, relation, bound in verdicts:
        is_kept = figure >= bound if relation == ">=" else figure <= bound
        kept = kept and is_kept
        print(f"  {'kept  ' if is_kept else 'BROKEN'} {what}: {figure:.3g} ({relation} {bound})")
    return kept


def main():
    parser = argparse.ArgumentParser(prog="Tools/bench")
    parser.add_argument("--corpus", help="a folder of documents; default ../shared/corpus, else Specs")
    parser.add_argument("--only", choices=["solver", "program"], help="one of the two parts")
    parser.add_argument("--rounds", type=int, default=5, help="rounds, of which the medians are shown")
    parser.add_argument("--viewc", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--solver", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--root", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--venv", required=True, help=argparse.SUPPRESS)
    options = parser.parse_args()
    work = os.path.join(options.root, ".build", "bench-work")
    os.makedirs(os.path.join(work, "cass"), exist_ok=True)
    python = os.path.join(options.venv, "bin", "python")
    counter = None
    if platform.system() == "Linux":
        counter = compile_c("allocations.c", os.path.join(work, "allocations.so"), "-shared", "-fPIC")
    results, verdicts = {}, []
    if options.only != "program":
        highs = os.path.join(HERE, "highs.py")
        workers = [
            Worker("viewc", [options.solver, "serve"]), kiwi_worker(python, work),
            Worker("HiGHS", [python, highs])]
        bench = solvers.SolverBench(
            workers, options.solver, os.path.join(work, "cass"), counter, options.rounds, 100)
        bench.run()
        exact = Worker("HiGHS, level by level", [python, highs, "levels"])
        bench.check_levels(exact)
        for each in workers + [exact]:
            each.close()
        results["solver"], verdicts = bench.results, bench.verdicts()
        for failure in bench.failures:
            print(f"WRONG {failure}")
    if options.only != "solver":
        corpus = options.corpus or os.path.join(options.root, "..", "shared", "corpus")
        if not os.path.isdir(corpus):
            corpus = os.path.join(options.root, "Specs")
        worker.launcher = compile_c("launch.c", os.path.join(work, "launch"))
        floor = compile_c("floor.c", os.path.join(work, "floor"), *libxml2_flags())
        xiblint = os.path.join(options.venv, "bin", "xiblint")
        bench = programs.ProgramBench(
            options.viewc, floor, counter, xiblint if os.path.exists(xiblint) else None, work,
            os.path.abspath(corpus), options.rounds)
        bench.run_corpus()
        bench.run_cold_start()
        bench.run_growth()
        results["program"] = bench.results
        verdicts += bench.verdicts
    kept = report(verdicts)
    results["promises"] = [
        {"what": what, "figure": None if math.isnan(figure) else figure, "relation": relation, "bound": bound}
        for what, figure, relation, bound in verdicts]
    results["machine"] = {
        "date": datetime.date.today().isoformat(), "processors": os.cpu_count(), "system": platform.platform()}
    path = os.path.join(options.root, ".build", "bench.json")
    with open(path, "w") as file:
        json.dump(results, file, indent=1)
    print(f"\nAll figures: {os.path.relpath(path)}")
    return 0 if kept else 1


sys.exit(main())
