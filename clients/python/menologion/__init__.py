"""A client of the API of Menologion, the Orthodox calendar. It needs only Python."""

from .client import Menologion
from .connection import Keep
from .error import MenologionError

__all__ = ["Keep", "Menologion", "MenologionError"]
