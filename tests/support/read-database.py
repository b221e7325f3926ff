"""Prints what queries find in a database, by Python's own sqlite3: a list of rows for each line of the input."""

import json
import sqlite3
import sys
from pathlib import Path

database = sqlite3.connect(f"{Path(sys.argv[1]).as_uri()}?mode=ro", uri=True)
database.row_factory = sqlite3.Row
for query in json.load(sys.stdin):
    print(json.dumps([dict(row) for row in database.execute(query)], ensure_ascii=False))
