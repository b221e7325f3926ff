from __future__ import annotations

from typing import Optional

from .types import Problem


class MenologionError(Exception):
    """The only error of the client: a request failed."""

    def __init__(
        self, message: str, *, address: str, status: Optional[int] = None, problem: Optional[Problem] = None
    ) -> None:
        super().__init__(f"{message} ({address})")
        #: The requested address.
        self.address = address
        #: The status of the response; None if there was none.
        self.status = status
        #: The problem document of the API; None if there was none, or if something else answered.
        self.problem = problem

    @property
    def code(self) -> Optional[str]:
        """The code of the problem, for programs: INVALID_DATE."""
        return self.problem["code"] if self.problem else None
