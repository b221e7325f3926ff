import { HYMN_LISTS } from '../../contract/endpoints.ts';
import { message } from '../../messages/message.ts';
import { hasChurchScript } from '../church-script.ts';
import type { DataFiles } from '../data-files.ts';
import type { TextFile } from '../placed-entries.ts';
import type { Problem } from '../problem.ts';
import type { Entry } from '../source.ts';
import type { Check } from './check.ts';

type Piece = Extract<TextFile, { number: number }>;

/**
 * Every canon and akathist exists in Church Slavonic, of which the others are translations; odes and parts are in
 * order, and no number or delta is used twice. Facts about the Slavonic text are in its file: church script and source.
 * Ids that differ only in case would be one file on some systems.
 */
export const wholeTexts: Check = (files) => [
  ...missingSlavonic(files),
  ...files.texts.flatMap(disorder),
  ...files.texts.flatMap(withoutSlavonic),
  ...sameButForCase(files),
];

function missingSlavonic({ texts }: DataFiles): Problem[] {
  const pieces = texts.filter((text): text is Piece => text.kind === 'canon' || text.kind === 'akathist');
  const key = ({ id, kind, number }: Piece) => `${id}/${kind}-${number}`;
  const slavonic = new Set(pieces.filter(({ lang }) => lang === 'cu').map(key));
  return pieces.flatMap((piece) =>
    slavonic.has(key(piece))
      ? []
      : [piece.entry.problem([], message('noSlavonic', piece.kind, `${key(piece)}.cu.yaml`))],
  );
}

function withoutSlavonic(file: TextFile): Problem[] {
  switch (file.kind) {
    case 'canon':
    case 'akathist': {
      const { entry, kind, number, lang } = file;
      const misplaced = 'source' in entry.value || hasChurchScript(entry.value);
      if (lang === 'cu' || !misplaced) return [];
      return [entry.problem([], message('sourceOfTranslation', `${kind}-${number}.cu.yaml`))];
    }
    case 'hymnography':
      return HYMN_LISTS.flatMap((list) =>
        (file.entry.value[list] ?? []).flatMap(({ texts, church }, i) =>
          church !== undefined && texts.cu === undefined
            ? [file.entry.problem([list, i, 'church'], message('churchWithoutSlavonic'))]
            : [],
        ),
      );
    default:
      return [];
  }
}

function disorder(text: TextFile): Problem[] {
  switch (text.kind) {
    case 'canon':
      return notRising(
        text.entry,
        'odes',
        text.entry.value.odes.map(({ number }) => number),
      );
    case 'akathist':
      return (['kondak', 'ikos'] as const).flatMap((type) => {
        const numbers = text.entry.value.sections.map((section) => (section.type === type ? section.number : null));
        return notRising(text.entry, 'sections', numbers);
      });
    case 'hymnography':
      return HYMN_LISTS.flatMap((list) =>
        notRising(
          text.entry,
          list,
          (text.entry.value[list] ?? []).map(({ delta }) => delta),
        ),
      );
    default:
      return [];
  }
}

function notRising(entry: Entry<unknown>, list: string, numbers: readonly (number | null)[]): Problem[] {
  let last = 0;
  return numbers.flatMap((number, i) => {
    if (number === null) return [];
    const wrong = number <= last;
    last = Math.max(last, number);
    return wrong ? [entry.problem([list, i], message('disorder', number, last))] : [];
  });
}

function sameButForCase({ texts }: DataFiles): Problem[] {
  const ids = new Map<string, string>();
  return texts.flatMap(({ id, entry }) => {
    const other = ids.get(id.toLowerCase()) ?? id;
    ids.set(id.toLowerCase(), other);
    return other === id ? [] : [entry.problem([], message('idsDifferInCase', id, other))];
  });
}
