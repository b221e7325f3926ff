import { dateOf, dayNumber, isDate } from '../calendar/day-number.ts';
import { fill } from '../contract/phrase.ts';
import type { DatePoint, MonthDay, Point, Rule } from './grammar.ts';

/** The words with which a language describes a rule. Names in braces are replaced. */
export interface RuleWords {
  readonly phrases: ReadonlyMap<RulePhrase, string>;
  /** From Sunday to Saturday, and from January to December in the form that follows the number of a day. */
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
  /** The language, for its plural forms. */
  readonly locale: string;
}

/** The phrases for everything that a rule can say. */
export const RULE_PHRASES = [
  'always',
  'date',
  'days_one',
  'days_few',
  'days_many',
  'days_other',
  'pascha',
  'before_pascha',
  'after_pascha',
  'julian',
  'julian_and_civil',
  'gregorian',
  'span',
  'or',
  'before',
  'after',
  'on_or_before',
  'on_or_after',
  'nearest',
  'between',
  'and',
  'else',
  'moves',
  'none',
] as const;
export type RulePhrase = (typeof RULE_PHRASES)[number];

type Moves = readonly { readonly on: Rule; readonly to: Rule | null }[];

/** Describes a rule and its moves in the words of a language. */
export function tellerOf(words: RuleWords): (rule: Rule, moves: Moves) => string {
  const teller = new Teller(words);
  return (rule, moves) => {
    const ways = moves.map(({ on, to }) =>
      to
        ? teller.phrase('moves', { on: teller.rule(on), to: teller.rule(to) })
        : teller.phrase('none', { on: teller.rule(on) }),
    );
    return [teller.alone(rule), ...ways].join('; ');
  };
}

class Teller {
  private readonly words: RuleWords;
  private readonly plural: Intl.PluralRules;

  constructor(words: RuleWords) {
    this.words = words;
    this.plural = new Intl.PluralRules(words.locale);
  }

  phrase(code: RulePhrase, values: Readonly<Record<string, string>> = {}): string {
    return fill(this.words.phrases.get(code) ?? '', values);
  }

  /** A complete rule. For a date of the Julian calendar it also says the civil date of our time. */
  alone(rule: Rule): string {
    const isOneDate = rule.kind === 'span' && rule.from === rule.to && rule.from.kind === 'date';
    if (!isOneDate || (rule.from as DatePoint).calendar !== 'julian') return this.rule(rule);
    const date = rule.from as DatePoint;
    return this.phrase('julian_and_civil', { date: this.monthDay(date), civil: this.monthDay(civil(date)) });
  }

  rule(rule: Rule): string {
    switch (rule.kind) {
      case 'always':
        return this.phrase('always');
      case 'span':
        return rule.from === rule.to
          ? this.point(rule.from)
          : this.phrase('span', { from: this.point(rule.from), to: this.point(rule.to) });
      case 'dates':
        return rule.dates
          .map((date) => this.point({ kind: 'date', calendar: rule.calendar, ...date }))
          .join(` ${this.phrase('or')} `);
      case 'weekday-by':
        return this.phrase(rule.relation.replaceAll('-', '_') as RulePhrase, {
          weekday: this.weekday(rule.weekday),
          date: this.point(rule.date),
        });
      case 'weekday-between': {
        const { from, to } = rule;
        return this.phrase('between', {
          weekday: this.weekday(rule.weekday),
          from: this.monthDay(from),
          to: this.point(to),
        });
      }
      case 'and':
        return this.phrase('and', { left: this.rule(rule.left), right: this.rule(rule.right) });
      case 'else':
        return this.phrase('else', { first: this.rule(rule.first), otherwise: this.rule(rule.otherwise) });
    }
  }

  private point(point: Point): string {
    if (point.kind === 'date') return this.phrase(point.calendar, { date: this.monthDay(point) });
    const { offset } = point;
    if (offset === 0) return this.phrase('pascha');
    const count = Math.abs(offset);
    const days = this.phrase(`days_${this.plural.select(count) as 'one' | 'few' | 'many' | 'other'}`, {
      count: String(count),
    });
    const weekday = this.weekday(((offset % 7) + 7) % 7);
    return this.phrase(offset < 0 ? 'before_pascha' : 'after_pascha', { weekday, days });
  }

  private weekday(weekday: number): string {
    return this.words.weekdays[weekday] ?? '';
  }

  private monthDay({ month, day }: MonthDay): string {
    return this.phrase('date', { day: String(day), month: this.words.months[month - 1] ?? '' });
  }
}

/** The civil date of a Julian date from March 1900 to February 2100. */
function civil({ month, day }: MonthDay): MonthDay {
  const julian = { year: 2000, month, day };
  if (!isDate('julian', julian)) throw new Error(`no Julian date ${month}-${day}`);
  return dateOf('gregorian', dayNumber('julian', julian));
}
