import { unbalancedIn } from '../checks/balanced-signs.ts';
import { sloppyIn } from '../checks/plain-typing.ts';
import { type NameRepair, nameFix } from './name-fix.ts';

const QUOTED = /(?<=^|[\s(])"([^"\s](?:[^"]*[^"\s])?)"(?=$|[\s,.;:)])/gu;

/**
 * Takes out stray spaces, curls straight quotes that stand in pairs and apostrophes inside an English word, and takes
 * out a full stop behind a closing sign. One behind a word may belong to an abbreviation, and a small letter at the
 * beginning may be what is left of a longer word: both stay.
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
