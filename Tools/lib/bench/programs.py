"""Part 2: the program against parsing alone, against uic and xiblint; memory; a large document."""
import json
import math
import os
import shutil

import documents
from worker import in_turn, run

MEGABYTE = 1 << 20

# Those of xiblint's rules that need no configuration and don't fail without one.
LINT_RULES = [
    "accessibility_format", "accessibility_labels_for_image_buttons", "accessibility_labels_for_images",
    "accessibility_labels_for_text_with_placeholder", "autolayout_frames", "automation_identifiers",
    "automation_identifiers_for_outlet_labels", "no_simulated_metrics", "no_trait_variations",
    "no_view_controller_links_to_other_bundles", "simulated_metrics_retina4_0",
]


class ProgramBench:
    def __init__(self, viewc, floor, counter, xiblint, folder, corpus, rounds):
        self.viewc, self.floor, self.counter, self.xiblint = viewc, floor, counter, xiblint
        self.folder, self.corpus, self.rounds = folder, corpus, rounds
        self.results, self.verdicts = {}, []

    def path(self, name, text=None):
        path = os.path.join(self.folder, name)
        if text is not None:
            with open(path, "w") as file:
                file.write(text)
        return path

    def run_corpus(self):
        files = sorted(
            os.path.join(folder, name) for folder, _, names in os.walk(self.corpus) for name in names
            if name.endswith((".xib", ".storyboard")))
        listing = self.path("corpus.txt", "".join(f"{file}\n" for file in files))
        size = sum(os.path.getsize(file) for file in files)
        print(f"\n{len(files)} documents, {size / MEGABYTE:.1f} MiB, in {self.corpus}")
        check = [self.viewc, "check", "--quiet"]
        commands = {
            "libxml2 SAX": [self.floor, "sax", listing],
            "libxml2 DOM": [self.floor, "dom", listing],
            "check --no-layout -j 1": check + ["--no-layout", "-j", "1"] + files,
            "check -j 1": check + ["-j", "1"] + files,
            "check -j 2": check + ["-j", "2"] + files,
            "layout -j 1": [self.viewc, "layout", "--format", "jsonl", "--quiet", "-j", "1"] + files,
        }
        if self.xiblint:
            self.path(".xiblint.json", json.dumps({"rules": LINT_RULES}))
            commands["xiblint"] = [self.xiblint] + files
        found = in_turn(commands, self.rounds, lambda name: name != "check -j 2", self.folder)
        floor = found["libxml2 DOM"]["cpu"]
        print(f"{'':26}{'CPU s':>9}{'wall s':>9}{'/ DOM':>9}{'/ SAX':>9}{'peak MB':>9}")
        for name, figures in found.items():
            print(f"{name:26}{figures['cpu']:9.3f}{figures['wall']:9.3f}{figures['cpu'] / floor:9.2f}"
                  f"{figures['cpu'] / found['libxml2 SAX']['cpu']:9.2f}{figures['peak_mb']:9.1f}")
        speedup = found["check -j 1"]["wall"] / found["check -j 2"]["wall"]
        print(f"check -j 2 is {speedup:.2f} times as fast as -j 1")
        self.results["corpus"] = dict(found, documents=len(files), bytes=size, speedup=speedup)
        self.count_allocations({name: commands[name] for name in ("check --no-layout -j 1", "check -j 1")})
        peak = max(found[name]["peak_mb"] for name in found if name.startswith(("check", "layout")))
        self.verdicts += [
            ("check --no-layout / libxml2 DOM, CPU", found["check --no-layout -j 1"]["cpu"] / floor, "<=", 2),
            ("check / libxml2 DOM, CPU", found["check -j 1"]["cpu"] / floor, "<=", 8),
            ("check -j 2 over -j 1, wall", speedup, ">=", 1.7),
            ("peak memory over the corpus, MB", peak, "<=", 200),
        ]

    def count_allocations(self, commands):
        if not self.counter:
            return
        report = self.path("allocations.txt")
        for name, command in commands.items():
            run(command, environment={"LD_PRELOAD": self.counter, "ALLOCATION_REPORT": report})
            with open(report) as file:
                count, size = map(int, file.read().split())
            print(f"{name}: {count} allocations, {size / MEGABYTE:.0f} MiB in all")
            self.results.setdefault("allocations", {})[name] = {"count": count, "bytes": size}

    def run_cold_start(self):
        """Start, one medium document, end; the files are in the page cache."""
        form, like = self.path("form.xib", documents.xib(20)), self.path("form.ui", documents.ui(20))
        uic = shutil.which("uic") or next(
            (path for path in ("/usr/lib/qt5/bin/uic", "/usr/lib/qt6/libexec/uic") if os.path.exists(path)), None)
        commands = {
            "(a program that does nothing)": ["true"],
            "viewc --version": [self.viewc, "--version"],
            "viewc check --no-layout": [self.viewc, "check", "--no-layout", "--quiet", form],
            "viewc check": [self.viewc, "check", "--quiet", form],
            "viewc check -j 1": [self.viewc, "check", "--quiet", "-j", "1", form],
        }
        if uic:
            commands["uic"] = [uic, "-o", os.devnull, like]
        else:
            print("\nuic is not installed: apt-get install -y --no-install-recommends qtbase5-dev-tools")
        if self.xiblint:
            self.path(".xiblint.json", json.dumps({"rules": LINT_RULES}))
            commands["xiblint"] = [self.xiblint, form]
        found = in_turn(commands, 10 * self.rounds + 1, folder=self.folder)
        print("\nOne form of 60 controls, whole process, median")
        for name, figures in found.items():
            print(f"{name:30}{1e3 * figures['wall']:8.2f} ms{figures['peak_mb']:9.1f} MB")
        self.results["cold"] = found
        if uic:
            self.verdicts.append(
                ("viewc check / uic, cold start", found["viewc check"]["wall"] / found["uic"]["wall"], "<=", 1))

    def run_growth(self):
        """Documents of our own, up to 10 MiB."""
        sizes = [MEGABYTE * 10 // 16, MEGABYTE * 10 // 4, MEGABYTE * 10]
        paths = [self.path(f"large-{size}.storyboard", documents.storyboard_of(size)) for size in sizes]
        print("\nA storyboard of our own: CPU s, and how it grows")
        for command in (["check", "--no-layout"], ["check"], ["layout"]):
            name = " ".join(command)
            line = [self.viewc] + command + ["--quiet", "-j", "1"]
            found = in_turn({path: line + [path] for path in paths}, min(3, self.rounds))
            times = [found[path]["cpu"] for path in paths]
            exponent = math.log(times[-1] / times[0]) / math.log(sizes[-1] / sizes[0])
            shown = ", ".join(f"{size / MEGABYTE:.2f} MiB {time:.2f}" for size, time in zip(sizes, times))
            peak = found[paths[-1]]["peak_mb"]
            print(f"{name:20}{shown}; exponent {exponent:.2f}; peak {peak:.0f} MB", flush=True)
            self.results.setdefault("growth", {})[name] = {
                "bytes": sizes, "cpu": times, "exponent": exponent, "peak_mb": peak}
            self.verdicts.append((f"growth of {name} to 10 MiB", exponent, "<=", 1.2))
