"""Which Python do the direct dependencies installed here ask for?"""

import re
from importlib.metadata import metadata, requires

for requirement in requires("nanovllm-course"):
    if "extra ==" not in requirement:
        name = re.match(r"[\w-]+", requirement)[0]
        package = metadata(name)
        print(f"{name:<16} {package['Version']:<9} needs Python {package['Requires-Python']}")
