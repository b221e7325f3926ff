import type {
  CalendarSaint,
  EventEntry,
  FastingEntry,
  Icon,
  ReadingEntry,
  SaintsDaySaint,
  TextVariants,
  TypeLabel,
} from '../../schemas/types.ts';
import type { Language } from '../contract/languages.ts';
import { iconPath } from '../contract/paths.ts';
import { memoize } from '../memoize.ts';
import type { Catalog, FastingRule, ListedSaint, Movable } from '../model/catalog.ts';
import type { Commemoration } from '../model/commemoration.ts';
import { findById } from '../model/find-by-id.ts';
import type { Reading } from '../model/reading.ts';
import type { IconAsset, Rank } from '../model/shown.ts';
import { referenceLabel } from './scripture.ts';

/** The language and the address for which answers are made. */
export interface Edition {
  readonly catalog: Catalog;
  readonly lang: Language;
  /** Address of the base path, without a slash at its end: `https://example.org/api/v1`. */
  readonly baseUrl: string;
}

/** The entries of the daily answers in one edition. */
export class Entries {
  readonly lang: Language;
  private readonly edition: Edition;
  private readonly typeLabels: (id: number) => TypeLabel[];

  constructor(edition: Edition) {
    const { catalog, lang } = edition;
    this.edition = edition;
    this.lang = lang;
    this.typeLabels = memoize((id) => [{ id, label: findById(catalog.types, id)?.label[lang] ?? '' }]);
  }

  /** A saint in the calendar. */
  calendarSaint(saint: ListedSaint): CalendarSaint {
    return this.saint(saint, { typeId: saint.type }) as CalendarSaint;
  }

  /** A saint in the saints day. */
  saintsDaySaint(saint: ListedSaint): SaintsDaySaint {
    return this.saint(saint, { type: String(saint.type) }) as SaintsDaySaint;
  }

  /** The fasting of a day by its rule. */
  fasting({ type, food, description }: FastingRule): FastingEntry {
    const { catalog, lang } = this.edition;
    const allowedFood = food === null ? undefined : catalog.foods[food]?.[lang];
    return {
      isFasting: type === 'FAST',
      type,
      isSolidWeek: type === 'FAST_FREE',
      description: description[lang],
      ...(allowedFood === undefined ? {} : { allowedFood: allowedFood as NonNullable<FastingEntry['allowedFood']> }),
    };
  }

  /** A reading from Scripture, with a reference in words. */
  reading({ service, kind, of, zachalo, reference, joined, optional }: Reading): ReadingEntry {
    const { catalog, lang } = this.edition;
    const owner = of === null ? catalog.readingWords.of_the_day : findById(catalog.titles, String(of))?.label;
    return {
      service,
      kind,
      of: { id: of, label: owner?.[lang] ?? '' },
      zachalo,
      reference,
      label: referenceLabel(catalog.scripture, reference, lang),
      joined,
      ...(optional ? { optional } : {}),
    };
  }

  /** A movable entry, without the dates of a week. */
  event({ kind, id, label, description, icons }: Movable): EventEntry {
    const { lang } = this.edition;
    return { kind, id, label: label[lang], description: description[lang], icons: this.icons(icons) };
  }

  /** The name, class and rank of a commemoration; the class is null if it has none. */
  classed({ name, type, displayType, rank, icons }: Commemoration) {
    const { lang } = this.edition;
    return {
      name: name[lang],
      typeId: type,
      types: type === null ? [] : this.typeLabels(type),
      ...(displayType === null ? {} : { displayTypeId: displayType, displayTypes: this.typeLabels(displayType) }),
      liturgicalRank: this.rank(rank),
      icons: this.icons(icons),
    };
  }

  private rank(rank: Rank | null) {
    return rank && { code: rank.code, group: rank.group, label: rank.label[this.edition.lang] };
  }

  /** One literal without spreads, which take several times as long; JSON omits what is undefined. */
  private saint({ id, name, type, displayType, rank, icons }: ListedSaint, said: { typeId?: number; type?: string }) {
    const { lang } = this.edition;
    return {
      id,
      name: name[lang],
      typeId: said.typeId,
      type: said.type,
      types: this.typeLabels(type),
      displayTypeId: displayType,
      displayTypes: displayType === undefined ? undefined : this.typeLabels(displayType),
      liturgicalRank: this.rank(rank),
      icons: this.icons(icons),
    };
  }

  /** Icons in their order, with absolute addresses for the edition. */
  icons(assets: readonly IconAsset[]): Icon[] {
    return assets.map(({ file, title, description, mimeType, width, height, sizeBytes }, i) => {
      const path = iconPath(file);
      const url = `${this.edition.baseUrl}/${path}`;
      const about = description && this.variants(description);
      return {
        path,
        url,
        title: this.variants(title),
        description: about,
        mimeType,
        width,
        height,
        sizeBytes,
        sortOrder: i + 1,
      };
    });
  }

  private variants(text: { ru: string; en: string }): TextVariants {
    const { lang } = this.edition;
    return { texts: [{ lang, value: text[lang] }] };
  }
}
