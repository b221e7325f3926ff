import { htmlOf } from '../../html/sanitize.ts';
import type { TextFile } from '../data-files.ts';
import type { Problem } from '../problem.ts';
import type { DataPath } from '../source.ts';
import type { Check } from './check.ts';

/** Nothing in a text is lost unawares: what sanitizing would take out is named. */
export const cleanHtml: Check = ({ texts }) =>
  texts.flatMap((file) => blocks(file.entry.value, []).flatMap(({ path, text }) => lost(file, path, text)));

function lost({ entry }: TextFile, path: DataPath, text: string): Problem[] {
  const { stripped, html } = htmlOf(text);
  if (stripped.length > 0) {
    return [entry.problem(path, `${stripped.join(', ')} may not stand in a text: take it out`)];
  }
  return html === '' ? [entry.problem(path, 'nothing of this text is left: write it')] : [];
}

/** All places where HTML may stand: `text` of a piece, and each language of `texts`. */
function blocks(value: unknown, path: DataPath): { path: DataPath; text: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    const step = Array.isArray(value) ? Number(key) : key;
    const here = [...path, step];
    const isBlock = typeof member === 'string' && (key === 'text' || path.at(-1) === 'texts');
    return isBlock ? [{ path: here, text: member }] : blocks(member, here);
  });
}
