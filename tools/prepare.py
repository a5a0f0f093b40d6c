"""Sets up whatever playing or developing needs, and opens the hall: `make play`, `make setup`.

    python3 tools/prepare.py play    what playing needs, then the hall, while the rules may still be compiling
    python3 tools/prepare.py dev     what developing and testing need

It needs nothing but Python 3.11. Steps run side by side, and are left out where what they make is there already: each keeps a
hash of what it was made from.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036  (whoever runs this may have an older one)
    sys.exit("heorot: this is Python {}.{}; Heorot needs 3.11 or newer: make PYTHON=python3.12 …".format(*sys.version_info[:2]))

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
WINDOWS = os.name == "nt"
SCRIPTS = VENV / ("Scripts" if WINDOWS else "bin")
PYTHON = SCRIPTS / ("python.exe" if WINDOWS else "python")
CLIENT = ROOT / "src" / "heorot" / "web"
MODULES = ROOT / "web" / "node_modules"
BUILDS = ROOT / "src" / "heorot" / "_compiled"  # read by heorot/__init__.py
BUILD = ROOT / "build"
SHARED = "heorot.core._cyutility"  # the one compiled module without a .pxd: see setup.py
NODE, NPM = 22, 11  # the oldest that build the client
FULL, QUICK = "", "-quick"  # forms of the rules: what is released and measured, and what is compiled in half the time
KEPT_BUILDS = 2  # the current one and the one before it, which a process may still use
POLITE = 5  # the compiler gives way to the hall and to the client's build
STARTED = time.monotonic()

Command = list[str | Path]


class Failed(Exception):
    """A step that could not be done; its words end in what to do."""


def say(text: str) -> None:
    """Say how far it is, with the seconds since the start."""
    print(f"{time.monotonic() - STARTED:6.1f} s  {text}", flush=True)


def fingerprint(files: Iterable[Path]) -> str:
    """Return a hash of what these files hold."""
    found = hashlib.sha256()
    for file in sorted(set(files)):
        content = file.read_bytes()
        found.update(f"{file.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return found.hexdigest()[:16]


def read(file: Path) -> str:
    """Return what a file says; nothing where there is none."""
    return file.read_text("utf-8", "replace") if file.is_file() else ""


def tail(said: str, lines: int = 8) -> str:
    """Return the last lines of what a program said, set in."""
    return "\n".join(f"            {line}" for line in said.strip().splitlines()[-lines:])


def without_hints(said: str) -> str:
    """Return what a compiler said but for its advice on speed, which is the same each time."""
    return "\n".join(line for line in said.splitlines() if not line.startswith("performance hint"))


def run(what: str, command: Command, remedy: str, **env: str) -> None:
    """Run a program to its end; raises Failed with what it said last and what to do."""
    try:
        done = subprocess.run(command, cwd=ROOT, env={**os.environ, **env}, capture_output=True, text=True, errors="replace")
    except OSError as why:
        raise Failed(f"{what} failed: {why}. {remedy}") from None
    if done.returncode:
        raise Failed(f"{what} failed:\n{tail(done.stdout + done.stderr)}\n          {remedy}")


# The Python packages


def make_venv() -> None:
    """Make an empty environment, where there is none of this Python."""
    version = f"{sys.version_info.major}.{sys.version_info.minor} {sys.base_prefix}"
    if PYTHON.exists() and read(VENV / ".python") == version:
        return
    shutil.rmtree(VENV, ignore_errors=True)
    command: Command = [sys.executable, "-m", "venv", "--without-pip", VENV]
    run("making .venv", command, "Install Python's venv (Debian: apt-get install python3-venv) and try again.")
    (VENV / ".python").write_text(version, "utf-8")


def packages() -> Path:
    """Return where the environment keeps its packages."""
    return next(VENV.glob("lib/python3*/site-packages"), VENV / "Lib" / "site-packages")


def installers() -> Iterator[Command]:
    """Return the ways to install packages here, the quickest first."""
    quietly: Command = ["--quiet", "--disable-pip-version-check", "--no-compile"]
    if uv := shutil.which("uv"):
        yield [uv, "pip", "install", "--quiet", "--python", PYTHON]
    yield [sys.executable, "-m", "pip", "--python", PYTHON, "install", *quietly]
    subprocess.run([PYTHON, "-m", "ensurepip"], capture_output=True)
    yield [PYTHON, "-m", "pip", "install", *quietly]


def install(lock: str, what: str) -> None:
    """Install what a lock file names, where that has not been done; raises Failed."""
    file = ROOT / "requirements" / f"{lock}.lock"
    made = VENV / f".{lock}"
    key = fingerprint([file])
    if read(made) == key:
        return
    say(f"installing {what}")
    failures: list[Failed] = []
    for way in installers():
        try:
            run(f"installing {what}", [*way, "--require-hashes", "--no-deps", "-r", file], "Is there a network? Then try again.")
        except Failed as why:
            failures.append(why)
        else:
            made.write_text(key, "utf-8")
            say(f"installed {what}")
            return
    raise failures[0]


def link_package() -> None:
    """Let the environment find the package in this work tree, and the command `heorot`."""
    (packages() / "heorot-work-tree.pth").write_text(f"{ROOT / 'src'}\n", "utf-8")
    if WINDOWS:
        (SCRIPTS / "heorot.cmd").write_text(f'@"{PYTHON}" -m heorot %*\r\n', "utf-8")
        return
    command = SCRIPTS / "heorot"
    command.write_text(
        f'#!{PYTHON}\nimport sys\n\nfrom heorot.cli import main\n\nif __name__ == "__main__":\n    sys.exit(main())\n', "utf-8"
    )
    command.chmod(0o755)


# The browser's client


def version_of(program: str) -> int:
    """Return the first number of a program's version, or 0 where there is no such program."""
    path = shutil.which(program)
    said = subprocess.run([path, "--version"], capture_output=True, text=True).stdout if path else ""
    number = said.strip().removeprefix("v").partition(".")[0]
    return int(number) if number.isdigit() else 0


def node_path(dev: bool) -> str:
    """Return the PATH on which node and npm are found: this machine's own, where they will do; developers all use the same."""
    path = os.environ.get("PATH", "")
    if not dev and version_of("node") >= NODE and version_of("npm") >= NPM:
        return path
    install("node", "Node, which builds the browser's client")
    return f"{SCRIPTS}{os.pathsep}{path}"


def client_sources() -> list[Path]:
    """Return what the client is built from."""
    folders = [ROOT / "web", *(ROOT / "src" / "heorot" / "games").glob("*/web")]
    kept = (file for folder in folders for file in folder.rglob("*") if MODULES not in file.parents and file.is_file())
    return [file for file in kept if not file.name.endswith(".test.ts")]


def prepare_client(dev: bool) -> None:
    """Build the client, where it was not built from what is here; developers get its test tools too. Raises Failed."""
    key = fingerprint(client_sources())
    built = read(BUILD / ".client") == key and (CLIENT / "index.html").is_file()
    if built and not dev:
        return
    path = node_path(dev)
    npm: Command = ["npm", "--prefix", ROOT / "web"]
    lock = fingerprint([ROOT / "web" / "package.json", ROOT / "web" / "package-lock.json"])
    if read(MODULES / ".made") not in ([f"dev {lock}"] if dev else [f"dev {lock}", f"play {lock}"]):
        say("fetching what the browser's client is made of")
        command = [*npm, "ci", "--no-progress", *([] if dev else ["--omit=dev"])]
        run("npm ci", command, "Is there a network? Then try again; `make clean` begins anew.", PATH=path)
        link = ROOT / "node_modules"  # boards lie in the games' folders and find their modules by this link
        if not link.is_symlink():
            link.symlink_to(MODULES.relative_to(ROOT))
        (MODULES / ".made").write_text(f"{'dev' if dev else 'play'} {lock}", "utf-8")
    if not built:
        say("building the browser's client")
        run("building the client", [*npm, "run", "--silent", "build"], "If you have not changed it, `make clean` begins anew.", PATH=path)
        BUILD.mkdir(exist_ok=True)
        (BUILD / ".client").write_text(key, "utf-8")
        say("built the browser's client")


# The rules


def modules() -> dict[str, Path]:
    """Return the sources of the modules that are compiled, by their names."""
    src = ROOT / "src"
    found = (pxd.with_suffix(".py") for pxd in src.rglob("*.pxd"))
    return {".".join(path.relative_to(src).with_suffix("").parts): path for path in found}


class Rules:
    """A build of the rules, made aside and put in place as one."""

    def __init__(self, form: str) -> None:
        sources = modules().values()
        self.form = form
        self.how = fingerprint([ROOT / "setup.py", ROOT / "requirements" / "build.lock"])
        self.sources = f"{fingerprint([*sources, *(path.with_suffix('.pxd') for path in sources)])}-{self.how}"
        self.lib = BUILD / f"lib{form}"  # where setup.py puts what it compiles
        self.log = BUILD / "compile.log"
        self.began = 0.0
        self.stopped = False
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def in_place(self) -> bool:
        """Whether these very sources have been compiled, in this form or in full."""
        current = read(BUILDS / "current")
        return current in (self.sources + FULL, self.sources + self.form) and (BUILDS / current).is_dir()

    def prepare(self) -> None:
        """Compile and put in place, where that has not been done; raises Failed."""
        if self.in_place:
            return
        install("build", "what compiles the rules")
        say("compiling the rules")
        (BUILDS / "current").unlink(missing_ok=True)  # it is of other sources
        self.compile()
        self.put_in_place()
        say("compiled the rules")

    def compile(self) -> None:
        """Compile into a folder below build, in a process of its own; raises Failed."""
        BUILD.mkdir(exist_ok=True)
        if read(BUILD / ".how") != self.how:  # compiled otherwise: nothing of it can be used again
            for folder in (*BUILD.glob("lib*"), *BUILD.glob("c*/"), *BUILD.glob("temp.*")):
                shutil.rmtree(folder, ignore_errors=True)
            (BUILD / ".how").write_text(self.how, "utf-8")
        self.began = time.monotonic()
        command: Command = [PYTHON, "setup.py", "--quiet", "build_ext"]
        quick = "1" if self.form == QUICK else ""
        env = {**os.environ, "HEOROT_COMPILE": "must", "HEOROT_PURE": "", "HEOROT_OVERFLOW": "", "HEOROT_QUICK": quick}
        nice: Command = ["nice", "-n", str(POLITE)] if shutil.which("nice") else []
        with self.log.open("wb") as log:
            self.process = subprocess.Popen([*nice, *command], cwd=ROOT, env=env, stdout=log, stderr=log, start_new_session=True)
            code = self.process.wait()
        if code:
            compiler = shutil.which(os.environ.get("CC", "gcc")) or shutil.which("cc")
            remedy = "" if compiler else " There is no C compiler: install gcc (Debian: apt-get install gcc) and run it again."
            said = f"{tail(without_hints(read(self.log)), 3)}\n          All of it is in build/compile.log.{remedy}"
            raise Failed(f"the rules could not be compiled:\n{said}")

    def put_in_place(self) -> None:
        """Make the build the one that processes take from now on; the one before stays for those that run."""
        name = self.sources + self.form
        folder, aside, pointer = BUILDS / name, BUILDS / f"{name}.new", BUILDS / "current.new"
        shutil.rmtree(aside, ignore_errors=True)
        aside.mkdir(parents=True)
        for module in (*modules(), SHARED):
            made = self.compiled(module)
            assert made, module
            shutil.copy2(made, aside / f"{module}{made.suffix}")
        if not folder.is_dir():
            aside.rename(folder)
        pointer.write_text(name, "utf-8")
        pointer.replace(BUILDS / "current")
        builds = sorted((entry for entry in BUILDS.iterdir() if entry.is_dir()), key=lambda entry: entry.stat().st_mtime)
        for entry in builds[:-KEPT_BUILDS]:
            shutil.rmtree(entry, ignore_errors=True)

    def compiled(self, module: str) -> Path | None:
        """Return the file that was compiled from a module."""
        path = self.lib.joinpath(*module.split("."))
        return next((file for file in path.parent.glob(f"{path.name}.*") if file.suffix in (".so", ".pyd")), None)

    def remaining(self) -> str:
        """Return how long it will take, by what has been compiled since it began."""
        sizes = {module: path.stat().st_size for module, path in modules().items()}
        made = sum(size for module, size in sizes.items() if self.compiled(module))
        if not made or not self.began:
            return "usually within a minute"  # C is written before the first module is compiled
        seconds = (time.monotonic() - self.began) * (sum(sizes.values()) - made) / made
        return f"about {max(5, 5 * round(seconds / 5))} seconds"

    def stop(self) -> None:
        """Stop the compiler, if it runs; what it has made is used the next time."""
        if self.process and self.process.poll() is None and not WINDOWS:
            self.stopped = True
            os.killpg(self.process.pid, signal.SIGTERM)


# The two jobs


def play(arguments: list[str]) -> int:
    """Open the hall as soon as it can be; the rules may compile on beside it."""
    rules = Rules(QUICK)
    with ThreadPoolExecutor() as pool:
        make_venv()
        compiling = pool.submit(compile_beside, rules)
        client = pool.submit(prepare_client, False)
        install("play", "what playing needs")
        link_package()
        try:
            client.result()
            return open_hall(rules, compiling, arguments)
        finally:
            rules.stop()


def compile_beside(rules: Rules) -> None:
    """Compile, and say it where that fails: the hall goes on without."""
    try:
        rules.prepare()
    except Failed as why:
        if not rules.stopped:
            say(f"{why}\n          The hall plays on plain Python rules: the same rules, slower bots.")


def open_hall(rules: Rules, compiling: Future[None], arguments: list[str]) -> int:
    """Run the hall until it closes; returns how it ended."""
    command = [str(PYTHON), "-m", "heorot", *arguments]
    if compiling.done() and not WINDOWS:
        os.execv(command[0], command)
    env = dict(os.environ)
    if not compiling.done():
        say(f"the hall opens on plain Python rules: the same rules, slower bots; compiled ones follow: {rules.remaining()}")
        env["HEOROT_COMPILING"] = "1"
    hall = subprocess.Popen(command, cwd=os.getcwd(), env=env)
    signal.signal(signal.SIGTERM, lambda *_: hall.terminate())
    while True:
        try:
            return hall.wait()
        except KeyboardInterrupt:
            continue  # the terminal has told the hall too, which closes in its own time


def dev() -> int:
    """Set up what developing needs."""
    rules = Rules(FULL)
    with ThreadPoolExecutor() as pool:
        make_venv()
        compiling = pool.submit(rules.prepare)
        client = pool.submit(prepare_client, True)
        install("dev", "what playing and testing need")
        link_package()
        client.result()
        try:
            compiling.result()
        except Failed as why:
            if os.environ.get("HEOROT_COMPILE") == "must":
                raise
            say(f"{why}\n          Everything works on plain Python rules, slower.")
    return 0


def main(arguments: list[str]) -> int:
    """Do what was asked for; returns the exit code."""
    try:
        return dev() if arguments == ["dev"] else play(arguments[1:])
    except Failed as why:
        say(str(why))
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
