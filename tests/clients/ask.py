"""Asks the Python client what stands in standard input, and says what came of it: the tests hold both clients alike."""

import json
import sys

from menologion import Menologion, MenologionError

asked = json.load(sys.stdin)
keep = {} if asked.pop("keeps") else None
client = Menologion(asked["place"], keep=keep, **asked["options"])


def outcome(call):
    try:
        return {"value": getattr(client, call["method"])(*call["args"], **call["named"])}
    except MenologionError as error:
        return {"error": {"message": str(error), "status": error.status, "code": error.code}}


print(json.dumps([outcome(call) for call in asked["calls"]]))
