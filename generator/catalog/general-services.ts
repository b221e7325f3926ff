import type { GeneralServiceData } from '../../schemas/types.ts';
import type { GeneralService, Texts } from '../model/catalog.ts';
import { findById } from '../model/find-by-id.ts';
import { calendarDays } from './calendar-days.ts';
import type { DataFiles } from './data-files.ts';

/** A commemoration whose Russian name decides its general service. */
interface Sung {
  readonly id: string;
  readonly name: string;
  readonly type: number | undefined;
}

/** Each general service with the saints for whom it is sung: those without troparia and kontakia of their own. */
export function generalServices(files: DataFiles, texts: readonly Texts[]): GeneralService[] {
  const serviceOf = serviceByName(files);
  const saints = calendarDays(files).map(({ id, name, data }): Sung => ({ id, name: name.ru, type: data.type }));
  const aliases = new Map(files.aliases.map(({ value }) => [value.id, value.of]));
  const services = new Map<string, string[]>();
  for (const saint of saints) {
    const hymns = findById(texts, aliases.get(saint.id) ?? saint.id)?.hymns;
    const service = hymns && hymns.troparia.length + hymns.kontakia.length > 0 ? undefined : serviceOf(saint);
    if (service) services.set(service.id, [...(services.get(service.id) ?? []), saint.id]);
  }
  return Array.from(services, ([id, saints]) => ({ id, saints }));
}

/** Finds the service by the titles in a name: all titles that the data know, each once. */
function serviceByName({ generalServices: services, otherWords }: DataFiles) {
  const byTitles = new Map<string, GeneralServiceData>();
  const known = new Set(otherWords.map(({ value }) => value));
  for (const { value } of services) {
    for (const titles of value.titles) {
      byTitles.set(titles, value);
      for (const title of titles.split(' ')) known.add(title);
    }
  }
  return ({ name, type }: Sung): GeneralServiceData | undefined => {
    const words =
      name
        .toLowerCase()
        .replace(/\([^)]*\)/g, '')
        .match(/[а-яё]+/g) ?? [];
    const service = byTitles.get([...new Set(words.filter((word) => known.has(word)))].join(' '));
    return type !== undefined && service?.types.includes(type) ? service : undefined;
  };
}
