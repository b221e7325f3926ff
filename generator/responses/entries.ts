import type {
  CalendarSaint,
  EventEntry,
  FastingEntry,
  Icon,
  LiturgicalRank,
  SaintsDaySaint,
  TextVariants,
  TypeLabel,
} from '../../schemas/types.ts';
import { dateOf, isoDate } from '../calendar/day-number.ts';
import type { Catalog, Commemoration, FastingRule, IconAsset } from '../catalog/catalog.ts';
import type { MovableOccurrence } from '../commemorations/day.ts';
import { iconPath, type Language } from '../layout.ts';
import { shared } from './json.ts';
import { remembered } from './remembered.ts';

/** In what language and for what address answers are made. */
export interface Edition {
  readonly catalog: Catalog;
  readonly lang: Language;
  /** Address of the base path, without a slash at its end: `https://example.org/api/v1`. */
  readonly baseUrl: string;
}

/** The entries of which the daily answers are made, in one language. */
export class Entries {
  private readonly edition: Edition;
  constructor(edition: Edition) {
    this.edition = edition;
  }

  readonly calendarSaint = remembered((saint: Commemoration): CalendarSaint => {
    const { lead, rest } = this.saintParts(saint);
    return shared({ ...lead, typeId: saint.type, ...rest });
  });

  readonly saintsDaySaint = remembered((saint: Commemoration): SaintsDaySaint => {
    const { lead, rest } = this.saintParts(saint);
    return shared({ ...lead, type: String(saint.type), ...rest });
  });

  readonly fasting = remembered((rule: FastingRule): FastingEntry => {
    const food = rule.food === null ? undefined : this.edition.catalog.foods.get(rule.food);
    return shared({
      isFasting: rule.type === 'FAST',
      type: rule.type,
      isSolidWeek: rule.type === 'FAST_FREE',
      description: rule.description[this.edition.lang],
      ...(food ? { allowedFood: food[this.edition.lang] as NonNullable<FastingEntry['allowedFood']> } : {}),
    });
  });

  readonly event = remembered(({ entry, span }: MovableOccurrence): EventEntry => {
    const lead = this.eventLead(entry);
    if (entry.kind !== 'week') return lead;
    const date = (day: number) => isoDate(dateOf('gregorian', day));
    return shared({ ...lead, dateFrom: date(span.from), dateTo: date(span.to) });
  });

  dayOfWeek(weekday: number): string {
    return this.edition.catalog.weekdays[weekday]?.[this.edition.lang] ?? '';
  }

  private readonly eventLead = remembered(({ kind, id, label, description, icons }: MovableOccurrence['entry']) => {
    const { lang } = this.edition;
    return shared({ kind, id, label: label[lang], description: description[lang], icons: this.icons(icons) });
  });

  private saintParts({ id, name, type, displayType, rank, icons }: Commemoration) {
    const { lang } = this.edition;
    const liturgicalRank: LiturgicalRank = rank && { code: rank.code, group: rank.group, label: rank.label[lang] };
    return {
      lead: { id, name: name[lang] },
      rest: {
        types: this.typeLabels(type),
        ...(displayType === undefined
          ? {}
          : { displayTypeId: displayType, displayTypes: this.typeLabels(displayType) }),
        liturgicalRank,
        icons: this.icons(icons),
      },
    };
  }

  private typeLabels(id: number): TypeLabel[] {
    return [{ id, label: this.edition.catalog.types.get(id)?.[this.edition.lang] ?? '' }];
  }

  private icons(assets: readonly IconAsset[]): Icon[] {
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
