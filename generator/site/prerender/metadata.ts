import type { AnsweredContent } from '../model/content.ts';
import { capital } from '../model/dates.ts';
import type { DayPage } from '../model/day-page.ts';
import type { Brief } from '../model/kept-in-brief.ts';
import type { Metadata } from '../views/prerendered-page.tsx';
import { feedsWords } from '../words/feeds-words.ts';
import { textsWords } from '../words/texts-words.ts';
import type { Words } from '../words/words.ts';

/** The metadata of a prerendered page without its versions and its card; `url` is its absolute address, if it is known. */
export function metadataOf(
  content: AnsweredContent,
  words: Words,
  url: string | undefined,
): Omit<Metadata, 'versions' | 'card'> {
  const { title } = content;
  const { subtitle } = words;
  const about = textsWords(words).textsAbout.replace(/\.$/, '');
  const ofList = (...sentences: readonly string[]) => ({
    title: titled(title, subtitle),
    description: shortened([title, ...sentences]),
  });
  switch (content.kind) {
    case 'day': {
      const names = namesOf(content);
      return {
        title: titled(title, ...names.slice(0, 1)),
        description: shortened([title, names.join('; '), content.day.fasting.description]),
        linked: linked(eventsOn(content.day, names, words, url)),
      };
    }
    case 'month': {
      const kept = content.weeks.flatMap(({ places }) => places.flatMap((cell) => cell?.kept ?? []));
      return ofList(subtitle, namesWithSign(kept));
    }
    case 'year':
      return ofList(subtitle, namesWithSign(content.feasts));
    case 'texts':
      return ofList(about);
    case 'feeds':
      return ofList(feedsWords(words).about.replace(/\.$/, ''));
    case 'text': {
      const parts = capital([...new Set(content.parts.map((part) => part.title))].join(', '));
      return {
        title: titled(title, parts.length <= LONGEST_PARTS ? parts : subtitle),
        description: shortened([title, parts, about]),
        linked: linked([workOf(title, words, url), ...eventsAt(content.kept?.dates ?? [], title, words)]),
      };
    }
  }
}

const NAME = 'Menologion';
/** A little more than search engines show. */
const MOST_CHARACTERS = 300;
/** The longest names of its parts that the title of a text may have. */
const LONGEST_PARTS = 60;

function titled(...sentences: readonly string[]): string {
  return `${sentences.join('. ')} – ${NAME}`;
}

function shortened(sentences: readonly string[]): string {
  const text = `${sentences.filter((one) => one !== '').join('. ')}.`;
  return text.length <= MOST_CHARACTERS ? text : `${text.slice(0, text.lastIndexOf(' ', MOST_CHARACTERS))}…`;
}

/** By what a day is called, and what is kept on it, the highest first; if nothing stands out, its first saints. */
function namesOf({ brief = [], headline, great, saints }: DayPage): string[] {
  const kept = brief.length > 0 ? brief : saints.flatMap((list) => list.saints).slice(0, FEW);
  const above = [...great, ...headline];
  const others = kept.filter(({ id }) => above.every((one) => one.id !== id));
  return [...above.map(({ name }) => name), ...others.map(({ name }) => name)];
}
const FEW = 3;

function namesWithSign(kept: readonly Brief[]): string {
  const names = kept.filter(({ rank }) => rank !== 'no_sign').map(({ name }) => name);
  return names.join('; ');
}

/** What is kept on a day as events of schema.org. */
function eventsOn(
  { date, fasting }: DayPage['day'],
  names: readonly string[],
  { lang }: Words,
  url: string | undefined,
): object[] {
  return names.map((name) => ({
    ...eventOf(name, date, lang),
    description: fasting.description,
    ...(url ? { url } : {}),
  }));
}

function eventsAt(dates: readonly string[], name: string, { lang }: Words): object[] {
  return dates.map((date) => eventOf(name, date, lang));
}

function eventOf(name: string, date: string, lang: string): object {
  return { '@type': 'Event', name, startDate: date, endDate: date, inLanguage: lang };
}

function workOf(name: string, { lang }: Words, url: string | undefined): object {
  return { '@type': 'CreativeWork', name, inLanguage: lang, ...(url ? { url } : {}) };
}

/** Linked data of schema.org. */
function linked(graph: readonly object[]): object {
  return { '@context': 'https://schema.org', '@graph': graph };
}
