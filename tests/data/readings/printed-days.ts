import { readFileSync } from 'node:fs';

/** What a calendar prints for one day. */
export interface PrintedDay {
  readonly date: string;
  /** The tone of the week, if the list has it. */
  readonly tone?: number;
  /** References by service, in the printed order. */
  readonly services: ReadonlyMap<string, readonly string[]>;
  /** References by service that the print gives as a choice. */
  readonly choices: ReadonlyMap<string, readonly string[]>;
  /** References by service that the print leaves to a church that keeps the saint's service. */
  readonly optional: ReadonlyMap<string, readonly string[]>;
}

/**
 * The days of a list, one for each line: `2020-01-05 tone=4 matins=John.20.1-10 Heb.11.9-10,11.17-23,11.32-40
 * Matt.1.1-25`. A reference without a service is read at the Liturgy; `or:liturgy=` comes before a reference that is a
 * choice, `optional:liturgy=` before one that is left to a church that keeps the service.
 */
export function printedDays(file: string | URL): PrintedDay[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(printedDay);
}

function printedDay(line: string): PrintedDay {
  const [date = '', ...words] = line.split(' ');
  const services = new Map<string, string[]>();
  const choices = new Map<string, string[]>();
  const optional = new Map<string, string[]>();
  let tone: number | undefined;
  for (const word of words) {
    const [name, value] = word.includes('=') ? (word.split('=') as [string, string]) : ['liturgy', word];
    if (name === 'tone') tone = Number(value);
    else if (name.startsWith('or:')) add(choices, name.slice('or:'.length), value);
    else if (name.startsWith('optional:')) add(optional, name.slice('optional:'.length), value);
    else add(services, name, value);
  }
  return { date, services, choices, optional, ...(tone === undefined ? {} : { tone }) };
}

function add(lists: Map<string, string[]>, service: string, reference: string): void {
  lists.set(service, [...(lists.get(service) ?? []), reference]);
}
