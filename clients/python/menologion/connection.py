from __future__ import annotations

import gzip
import json
import zlib
from http.client import HTTPException
from typing import Any, MutableMapping, Optional, Tuple
from urllib.error import HTTPError
from urllib.request import OpenerDirector, Request, build_opener

from .error import MenologionError
from .types import Problem

#: Some hosts refuse the default User-Agent of Python.
USER_AGENT = "menologion-python"

#: Answers by their addresses, each with its ETag and text: a dict, or a shelf of the module shelve.
Keep = MutableMapping[str, Tuple[str, str]]


class Connection:
    """Requests addresses, and turns everything that is not an answer into a MenologionError."""

    def __init__(self, opener: Optional[OpenerDirector], keep: Optional[Keep], timeout: float) -> None:
        self._opener = opener or build_opener()
        self._keep = keep
        self._timeout = timeout

    def json(self, address: str) -> Any:
        """The JSON at an address; from the cache if the API says that it is still current."""
        kept = self._keep.get(address) if self._keep is not None else None
        status, tag, body = self._ask(address, {"If-None-Match": kept[0]} if kept else {})
        if status == 304 and kept:
            return _parsed(kept[1], address)
        text = _decoded(body, address)
        value = _parsed(text, address)
        if self._keep is not None and tag:
            self._keep[address] = (tag, text)
        return value

    def packed_json(self, address: str) -> Any:
        """The JSON at an address of a packed file. Some hosts unpack it on the way."""
        _, _, body = self._ask(address, {})
        try:
            unpacked = gzip.decompress(body) if body[:2] == b"\x1f\x8b" else body
        except (OSError, EOFError, zlib.error) as cause:
            raise MenologionError("The answer breaks off", address=address, status=200) from cause
        return _parsed(_decoded(unpacked, address), address)

    def _ask(self, address: str, headers: dict[str, str]) -> Tuple[int, Optional[str], bytes]:
        try:
            request = Request(address, headers={"User-Agent": USER_AGENT, **headers})
            with self._opener.open(request, timeout=self._timeout) as answer:
                return answer.status, answer.headers.get("ETag"), answer.read()
        except HTTPError as answer:
            with answer:
                if answer.code == 304:
                    return 304, None, b""
                raise _failure(answer, address) from None
        except (OSError, HTTPException, ValueError) as cause:
            raise MenologionError("The host cannot be reached", address=address) from cause


def _failure(answer: HTTPError, address: str) -> MenologionError:
    problem = _problem_in(answer)
    message = problem["detail"] if problem else f"The host answers with status {answer.code}"
    return MenologionError(message, address=address, status=answer.code, problem=problem)


def _problem_in(answer: HTTPError) -> Optional[Problem]:
    """The problem in a response; None if the host has its own page for errors."""
    try:
        value = json.loads(answer.read())
    except (OSError, HTTPException, ValueError):
        return None
    is_problem = isinstance(value, dict) and isinstance(value.get("code"), str) and isinstance(value.get("detail"), str)
    return value if is_problem else None


def _decoded(body: bytes, address: str) -> str:
    try:
        return body.decode("utf-8")
    except UnicodeDecodeError as cause:
        raise _no_json(address) from cause


def _parsed(text: str, address: str) -> Any:
    try:
        return json.loads(text)
    except ValueError as cause:
        raise _no_json(address) from cause


def _no_json(address: str) -> MenologionError:
    return MenologionError("The answer is no JSON; is this the place of the API?", address=address, status=200)
