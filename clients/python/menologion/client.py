"""The operations of openapi.json as methods, each with the name of its operationId without `get`."""

from __future__ import annotations

import re
from datetime import date as Date
from typing import Any, Dict, List, Literal, Mapping, Optional, Tuple, Union, cast, overload
from urllib.parse import quote, urlencode
from urllib.request import OpenerDirector

from .connection import Connection, Keep
from .error import MenologionError
from .types import (
    AkathistsEntry,
    Block,
    BlockEdition,
    BlockEndpoint,
    CalendarDay,
    CanonsEntry,
    CommemorationIndexEntry,
    CommemorationsEntry,
    FastingDay,
    HymnographyEntry,
    MovableDay,
    NameIndexEntry,
    LiturgyDay,
    ReadingsDay,
    SaintsDay,
    SourceListEntry,
    TextIndexEntry,
    TypeIndexEntry,
)

Language = Literal["ru", "en"]
TextLanguage = Literal["ru", "cu", "en"]
Script = Literal["church"]
DailyEndpoint = Literal["calendar", "saints", "movable", "fasting", "readings", "liturgy"]
Feed = Literal["great", "feasts", "fasts", "readings"]

#: A civil date, as text `YYYY-MM-DD` or as a date of the module datetime.
Day = Union[str, Date]
#: An id as in the answers: of a saint, a feast, an icon or a text.
Id = Union[str, int]
#: Several ids; the answer has an entry for each in the same order.
Ids = Union[List[str], List[int], List[Id], Tuple[Id, ...]]

_API = "/api/v1"
_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_ID = re.compile(r"[A-Za-z0-9_][A-Za-z0-9._:-]{0,127}")


class Menologion:
    """The API of one host."""

    def __init__(
        self,
        place: str,
        *,
        lang: Language = "ru",
        files: bool = False,
        keep: Optional[Keep] = None,
        timeout: float = 30,
        opener: Optional[OpenerDirector] = None,
    ) -> None:
        """
        place: the address above /api/v1: https://calendar.example.
        lang: language of requests that name none.
        files: whether the host serves plain files and runs no program: then only addresses of files are requested.
        keep: a cache of answers, so that unchanged answers are not sent again.
        timeout: the timeout of urllib.request, in seconds.
        opener: an opener of urllib.request, for example for a proxy.
        """
        self._base = place.rstrip("/") + _API
        self._lang = lang
        self._files = files
        self._connection = Connection(opener, keep, timeout)

    def calendar_day(self, date: Day, *, lang: Optional[Language] = None, type: Optional[int] = None) -> CalendarDay:
        """The whole day: saints and feasts, movable days and weeks, and fasting."""
        return cast(CalendarDay, self._day("calendar", date, lang, type))

    def saints_day(self, date: Day, *, lang: Optional[Language] = None, type: Optional[int] = None) -> SaintsDay:
        """The saints and feasts of a date that do not depend on Pascha."""
        return cast(SaintsDay, self._day("saints", date, lang, type))

    def movable_day(self, date: Day, *, lang: Optional[Language] = None) -> MovableDay:
        """The feasts, weeks and commemorations of a date that move from year to year."""
        return cast(MovableDay, self._day("movable", date, lang))

    def fasting_day(self, date: Day, *, lang: Optional[Language] = None) -> FastingDay:
        """Whether a date is a fast, and what may be eaten."""
        return cast(FastingDay, self._day("fasting", date, lang))

    def readings_day(self, date: Day, *, lang: Optional[Language] = None) -> ReadingsDay:
        """Which Scripture is read on a date, and the tone of the week."""
        return cast(ReadingsDay, self._day("readings", date, lang))

    def liturgy_day(self, date: Day, *, lang: Optional[Language] = None) -> LiturgyDay:
        """What changes in the services of a date, with its sources."""
        return cast(LiturgyDay, self._day("liturgy", date, lang))

    @overload
    def canons(
        self,
        ids: Id,
        *,
        lang: Optional[TextLanguage] = None,
        number: Optional[int] = None,
        script: Optional[Script] = None,
    ) -> CanonsEntry: ...

    @overload
    def canons(
        self,
        ids: Ids,
        *,
        lang: Optional[TextLanguage] = None,
        number: Optional[int] = None,
        script: Optional[Script] = None,
    ) -> List[CanonsEntry]: ...

    def canons(
        self,
        ids: Union[Id, Ids],
        *,
        lang: Optional[TextLanguage] = None,
        number: Optional[int] = None,
        script: Optional[Script] = None,
    ) -> Any:
        """The canons of an id, or of several."""
        return self._content("canons", ids, lang, script, number)

    @overload
    def akathists(
        self,
        ids: Id,
        *,
        lang: Optional[TextLanguage] = None,
        number: Optional[int] = None,
        script: Optional[Script] = None,
    ) -> AkathistsEntry: ...

    @overload
    def akathists(
        self,
        ids: Ids,
        *,
        lang: Optional[TextLanguage] = None,
        number: Optional[int] = None,
        script: Optional[Script] = None,
    ) -> List[AkathistsEntry]: ...

    def akathists(
        self,
        ids: Union[Id, Ids],
        *,
        lang: Optional[TextLanguage] = None,
        number: Optional[int] = None,
        script: Optional[Script] = None,
    ) -> Any:
        """The akathists of an id, or of several."""
        return self._content("akathists", ids, lang, script, number)

    @overload
    def hymnography(
        self, ids: Id, *, lang: Optional[Language] = None, script: Optional[Script] = None
    ) -> HymnographyEntry: ...

    @overload
    def hymnography(
        self, ids: Ids, *, lang: Optional[Language] = None, script: Optional[Script] = None
    ) -> List[HymnographyEntry]: ...

    def hymnography(
        self, ids: Union[Id, Ids], *, lang: Optional[Language] = None, script: Optional[Script] = None
    ) -> Any:
        """Troparia, kontakia, prayers, magnifications, lives and icons of an id, or of several."""
        return self._content("hymnography", ids, lang, script)

    @overload
    def commemorations(self, ids: Id, *, lang: Optional[Language] = None) -> CommemorationsEntry: ...

    @overload
    def commemorations(self, ids: Ids, *, lang: Optional[Language] = None) -> List[CommemorationsEntry]: ...

    def commemorations(
        self, ids: Union[Id, Ids], *, lang: Optional[Language] = None
    ) -> Any:
        """What is known of a saint, a feast, an icon or a movable day, or of several."""
        return self._content("commemorations", ids, lang)

    def commemoration_index(self, *, lang: Optional[Language] = None) -> List[CommemorationIndexEntry]:
        """All commemorations, with a few fields of each."""
        return cast(List[CommemorationIndexEntry], self._list(f"/commemorations/{lang or self._lang}.json"))

    def name_index(self, *, lang: Optional[Language] = None) -> List[NameIndexEntry]:
        """The names of people, with their modern forms and their commemorations."""
        return cast(List[NameIndexEntry], self._list(f"/names/{lang or self._lang}.json"))

    def type_index(self, *, lang: Optional[Language] = None) -> List[TypeIndexEntry]:
        """The classes of commemorations."""
        return cast(List[TypeIndexEntry], self._list(f"/types/{lang or self._lang}.json"))

    def text_index(self, *, lang: Optional[Language] = None) -> List[TextIndexEntry]:
        """All ids that have texts, with their titles."""
        return cast(List[TextIndexEntry], self._list(f"/texts/{lang or self._lang}.json"))

    def sources(self) -> List[SourceListEntry]:
        """The books, calendars and decisions that the data are based on."""
        return cast(List[SourceListEntry], self._list("/sources.json"))

    def search_index(self, *, lang: Optional[Language] = None) -> Dict[str, Any]:
        """The index for the search, for the JavaScript library MiniSearch."""
        return cast(Dict[str, Any], self._json(f"/search/{lang or self._lang}.json"))

    @overload
    def dataset(
        self, endpoint: Literal["calendar"], year: int, *, lang: Optional[Language] = None
    ) -> Dict[str, CalendarDay]: ...

    @overload
    def dataset(
        self, endpoint: Literal["saints"], year: int, *, lang: Optional[Language] = None
    ) -> Dict[str, SaintsDay]: ...

    @overload
    def dataset(
        self, endpoint: Literal["movable"], year: int, *, lang: Optional[Language] = None
    ) -> Dict[str, MovableDay]: ...

    @overload
    def dataset(
        self, endpoint: Literal["fasting"], year: int, *, lang: Optional[Language] = None
    ) -> Dict[str, FastingDay]: ...

    @overload
    def dataset(
        self, endpoint: Literal["readings"], year: int, *, lang: Optional[Language] = None
    ) -> Dict[str, ReadingsDay]: ...

    @overload
    def dataset(
        self, endpoint: Literal["liturgy"], year: int, *, lang: Optional[Language] = None
    ) -> Dict[str, LiturgyDay]: ...

    def dataset(self, endpoint: DailyEndpoint, year: int, *, lang: Optional[Language] = None) -> Dict[str, Any]:
        """All days of a year by their dates, in one request."""
        address = f"{self._base}/datasets/{endpoint}-{year:04}.{lang or self._lang}.json.gz"
        return cast(Dict[str, Any], self._connection.packed_json(address)["data"])

    def datapackage(self) -> Dict[str, Any]:
        """All datasets with sizes and hashes, as a Frictionless Data Package."""
        return cast(Dict[str, Any], self._json("/datasets/datapackage.json"))

    def block(self, endpoint: BlockEndpoint, edition: BlockEdition, block: int) -> Block:
        """A block of many texts, if the texts of the host are packed; see docs/reference/contract.md."""
        return cast(Block, self._json(f"/datasets/blocks/{endpoint}-{block}.{edition}.json"))

    def block_list(self, endpoint: BlockEndpoint, edition: BlockEdition) -> List[int]:
        """The numbers of all blocks."""
        return cast(List[int], self._list(f"/datasets/blocks/{endpoint}.{edition}.json"))

    def feed(self, feed: Feed, year: Optional[int] = None, *, lang: Optional[Language] = None) -> str:
        """The address of a calendar feed: of a year, or of the years around today for a subscription.

        The latter needs a host that runs a program.
        """
        of_year = "" if year is None else f"-{year:04}"
        return f"{self._base}/feeds/{feed}{of_year}.{lang or self._lang}.ics"

    def icon(self, path: str) -> str:
        """The address of a picture by the `path` of an icon; its `url` is the same if the host runs a program."""
        return f"{self._base}/{path}"

    def _day(self, endpoint: DailyEndpoint, day: Day, lang: Optional[Language], type: Optional[int] = None) -> Any:
        language = lang or self._lang
        date = day if isinstance(day, str) else f"{day:%Y-%m-%d}"
        if self._files:
            address = self._file_of_day(endpoint, date, language, type)
        else:
            address = f"/{endpoint}/day/{quote(date, safe='')}{_query({'lang': language, 'type': type})}"
        return self._json(address)["data"][date]

    def _file_of_day(self, endpoint: str, date: str, lang: str, type: Optional[int]) -> str:
        if type is not None:
            raise self._needs_program("type")
        if not _DATE.fullmatch(date):
            raise MenologionError("There can be no such date", address=date)
        return f"/{lang}/{endpoint}/{date[:4]}/{date}.json"

    def _content(
        self,
        endpoint: BlockEndpoint,
        ids: Union[Id, Ids],
        lang: Optional[TextLanguage],
        script: Optional[Script] = None,
        number: Optional[int] = None,
    ) -> Any:
        language = lang or self._lang
        wanted = [str(one) for one in ids] if isinstance(ids, (list, tuple)) else [str(ids)]
        if self._files:
            entries = [self._file_of(endpoint, one, language, script, number) for one in wanted]
        else:
            query = _query({"id": wanted, "lang": language, "number": number, "script": script})
            entries = self._list(f"/{endpoint}{query}")
        return entries if isinstance(ids, (list, tuple)) else entries[0]

    def _file_of(
        self, endpoint: str, id: str, lang: TextLanguage, script: Optional[Script], number: Optional[int]
    ) -> Any:
        """The entry of an id from its file: in the church script if it is requested and exists."""
        if not _ID.fullmatch(id):
            raise MenologionError("There can be no such id", address=id)
        stem = id.replace(":", "~") + ("" if number is None else f"/{number}")
        if script is not None:
            if lang != ("ru" if endpoint == "hymnography" else "cu"):
                raise self._needs_program("script in this language")
            try:
                return self._list(f"/cu-church/{endpoint}/{stem}.json")[0]
            except MenologionError as error:
                if error.status != 404:
                    raise
        return self._list(f"/{lang}/{endpoint}/{stem}.json")[0]

    def _list(self, address: str) -> List[Any]:
        return cast(List[Any], self._json(address)["data"])

    def _json(self, address: str) -> Any:
        return self._connection.json(self._base + address)

    def _needs_program(self, what: str) -> MenologionError:
        return MenologionError(f"A host of plain files knows no {what}", address=self._base)


def _query(asked: Mapping[str, Any]) -> str:
    return "?" + urlencode({name: value for name, value in asked.items() if value is not None}, doseq=True)
