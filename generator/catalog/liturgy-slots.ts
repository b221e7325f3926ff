import type { BeatitudesSlot, CommemorationId, HymnSlot } from '../model/liturgy.ts';

/** A place like `slava kontakion saints` or `troparion departed 2`. */
export function hymnSlot(text: string): HymnSlot {
  const [, marker = null, type, whose = '', number = '1'] = HYMN.exec(text) ?? [];
  return { marker, type, whose: idOf(whose), number: Number(number) } as HymnSlot;
}

const HYMN = /^(?:(slava|i-nyne|slava-i-nyne) )?(\w+) (\w+)(?: (\d))?$/;

/** An id of the menologion is a number. */
function idOf(word: string): CommemorationId {
  return /^\d+$/.test(word) ? Number(word) : word;
}

/** A place like `tone 6`, `saints ode 3 verses 4` or `palm_sunday ode 3,6 verses 8`. */
export function beatitudesSlot(text: string): BeatitudesSlot {
  const { of = '', ode, verses } = VERSES.exec(text)?.groups ?? {};
  const number = verses === undefined ? null : Number(verses);
  const odes = ode?.split(',').map(Number) ?? null;
  if (of === 'saints') return { of, odes, verses: number };
  return odes
    ? { of: 'canon', odes: { of: idOf(of), canon: null, odes, verses: number } }
    : { of: of as 'tone', verses: number };
}

const VERSES = /^(?<of>\w+)(?: ode (?<ode>[\d,]+))?(?:(?: verses)? (?<verses>\d+))?$/;
