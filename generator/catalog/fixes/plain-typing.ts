import { unbalancedIn } from '../checks/balanced-signs.ts';
import { sloppyIn } from '../checks/plain-typing.ts';
import { type NameRepair, nameFix } from './fix.ts';

const QUOTED = /(?<=^|[\s(])"([^"\s](?:[^"]*[^"\s])?)"(?=$|[\s,.;:)])/gu;

/**
 * Removes stray spaces, curls straight quotes in pairs and apostrophes inside an English word, and removes a full stop
 * after a closing sign. A full stop after a word may belong to an abbreviation, and a small letter at the beginning may
 * be the rest of a longer word: both stay.
 */
export const tidied: NameRepair = (name, lang) => {
  const spaced = name
    .replace(/\s{2,}/gu, ' ')
    .replace(/\s+(?=[,.;:)»”])/gu, '')
    .replace(/(?<=[(«“])\s+/gu, '');
  const stopped = spaced.replace(/(?<=[)»”"])\.$/u, '');
  const curled = stopped.replace(QUOTED, lang === 'ru' ? '«$1»' : '“$1”');
  const quoted = unbalancedIn(curled, lang) === null ? curled : stopped;
  return lang === 'ru' ? quoted : quoted.replace(/(?<=\p{L})'(?=\p{L})/gu, '’');
};

export const plainTyping = nameFix(sloppyIn, tidied);
