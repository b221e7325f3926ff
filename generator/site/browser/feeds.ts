import type { Language } from '../../contract/languages.ts';
import { feedFile, feedsFolder, inFolder } from '../../contract/paths.ts';
import type { FeedHoldings } from '../model/feeds-page.ts';
import { dateFrom } from '../model/place.ts';
import { today } from './clock.ts';
import { yearsHere } from './days.ts';

/**
 * The feeds of the host in a language, of the last, this and the next year; null if it has none. Whether an address is
 * answered is asked without its bytes. Fails if the host cannot be reached.
 */
export async function feedsOfHost(lang: Language): Promise<FeedHoldings | null> {
  const { year } = dateFrom(today());
  const isThere = (of: number | null) => isAnswered(inFolder(feedsFolder(), feedFile('fasts', of, lang)));
  const { firstYear, lastYear } = (await yearsHere()) ?? { firstYear: year - 1, lastYear: year + 1 };
  const around = [year - 1, year, year + 1].filter((one) => one >= firstYear && one <= lastYear);
  const [isRolling, ...found] = await Promise.all([null, ...around].map(isThere));
  const years = around.filter((_, i) => found[i]);
  if (!isRolling && years.length === 0) return null;
  const base = new URL('./', document.baseURI).href;
  return { base, years, isRolling: Boolean(isRolling), canCopy: Boolean(navigator.clipboard) };
}

/** Some hosts send a page of their own where there is no file. */
async function isAnswered(address: string): Promise<boolean> {
  const { ok, headers } = await fetch(address, { method: 'HEAD', credentials: 'same-origin' });
  return ok && !/html/.test(headers.get('Content-Type') ?? '');
}
