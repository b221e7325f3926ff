import { type Message, message } from '../messages/message.ts';

/** A mistake in YAML: what to say, before which character, and the line as it was meant. */
interface Mistake {
  readonly reason: Message;
  readonly column: number;
  readonly repaired: string;
}

/** Finds a mistake in a line, given the lines above it; several if it may be repaired in several ways. */
type Rule = (line: string, above: readonly string[]) => Mistake[];

/** Where a parser stops in a text: the number of the line, from 0; null if it reads everything. */
type Stop = (text: string) => number | null;

/** How many lines above the stop a mistake may be: a parser goes on as long as it can. */
const FAR = 3;
/** Few entries have more lines. */
const FAR_ENTRY = 15;
/** A quote may stay open for many lines. */
const FAR_QUOTES = 400;
/** How many characters all trials may parse: fifty trials of the largest file. */
const MOST_PARSED = 8_000_000;

/**
 * The mistake because of which a parser stops at a line of a text, with its place. Each likely mistake is repaired on
 * trial: it is the right one if the parser then comes further.
 */
export function mistakeBefore(text: string, stop: number, stopOf: Stop): (Mistake & { readonly line: number }) | null {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  const last = Math.min(stop, lines.length - 1);
  let parsed = 0;
  const helps = (line: number, repaired: string) => {
    parsed += text.length;
    if (parsed > MOST_PARSED) return false;
    const next = stopOf(lines.map((old, i) => (i === line ? repaired : old)).join('\n'));
    return next === null || next > stop;
  };
  const tried = (rules: readonly Rule[], far: number) => {
    for (let line = last; line >= Math.max(0, last - far); line--) {
      for (const rule of rules) {
        const mistake = rule(lines[line] ?? '', lines.slice(Math.max(0, line - FAR * 2), line)).find(({ repaired }) =>
          helps(line, repaired),
        );
        if (mistake) return { ...mistake, line };
      }
    }
    return null;
  };
  return (
    tabNear(lines, last) ??
    tried(RULES, FAR) ??
    tried([unclosedQuote], FAR_QUOTES) ??
    tried([indentation], 1) ??
    tried([dashBeforeEntry], FAR_ENTRY)
  );
}

/** Tabs usually begin several lines, so repairing one of them does not help. */
function tabNear(lines: readonly string[], last: number): (Mistake & { line: number }) | null {
  for (let line = Math.max(0, last - 1); line <= last; line++) {
    const column = /^ *\t/.exec(lines[line] ?? '')?.[0].length;
    if (column !== undefined) return { line, column: column - 1, reason: message('tabs'), repaired: '' };
  }
  return null;
}

const KEY = String.raw`\s*(?:- +)*(?:[\w.-]+|"[^"]*"|'[^']*')`;

const spaceAfterDash: Rule = (line) =>
  mended(line, /^(\s*)-(?=[^\s-])(.*)$/, ([, start = '', rest = '']) => ({
    repaired: `${start}- ${rest}`,
    column: start.length,
    key: 'noSpaceAfterDash',
  }));

const spaceAfterColon: Rule = (line) =>
  mended(line, new RegExp(`^(${KEY}):(?=[^\\s/])(.*)$`), ([, start = '', rest = '']) => ({
    repaired: `${start}: ${rest}`,
    column: start.length,
    key: 'noSpaceAfterColon',
  }));

const colonAfterKey: Rule = (line) =>
  /:(?: |$)/.test(line)
    ? []
    : mended(line, /^(\s*(?:- +)?[A-Za-z\d-]+)(?:\s+(\S.*))?$/, ([, start = '', rest]) => ({
        repaired: rest === undefined ? `${start}:` : `${start}: ${rest}`,
        column: start.length,
        key: 'noColon',
      }));

const dashBeforeEntry: Rule = (line) =>
  mended(line, /^(\s*)(id: .*)$/, ([, start = '', rest = '']) => ({
    repaired: `${start.slice(0, -2)}- ${rest}`,
    column: start.length,
    key: 'noDash',
  }));

/** Words that begin with a quote and continue after the closing one. */
const innerQuotes: Rule = (line) => {
  const [, start = '', sign = '', rest = ''] = new RegExp(`^(${KEY}: +|\\s*- +)(["'])(.*)$`).exec(line) ?? [];
  const words = rest.endsWith(sign) ? rest.slice(0, -1) : rest;
  if (sign === '' || !words.includes(sign)) return [];
  let isOpen = false;
  const curled = words.replaceAll(sign, () => {
    isOpen = !isOpen;
    return isOpen === rest.endsWith(sign) ? '«' : '»';
  });
  const quoted = rest.endsWith(sign) ? `${sign}${curled}${sign}` : `«${curled}`;
  return [
    { repaired: `${start}${quoted}`, column: start.length, reason: message('quotesInQuotes', shortened(quoted)) },
  ];
};

/** A colon with a space, or a character with a special meaning, in words without quotes. */
const bareWords: Rule = (line) => {
  const [, start = '', words = ''] = new RegExp(`^(${KEY}: +|\\s*- +)(?!["'{[])(\\S.*)$`).exec(line) ?? [];
  if (words === '') return [];
  const quoted = inQuotes(words.trimEnd());
  const sign = /^(?:[@`%*&!>|?}\],]|- )/.exec(words)?.[0].trim();
  const mend = { repaired: `${start}${quoted}`, column: start.length };
  if (sign !== undefined) return [{ ...mend, reason: message('signAtStart', sign, shortened(quoted)) }];
  return /:(?: |$)/.test(words) ? [{ ...mend, reason: message('colonInWords', shortened(quoted)) }] : [];
};

/** Words with a colon between braces, where a comma ends them. */
const bareWordsInBraces: Rule = (line) =>
  [...line.matchAll(/(?<=[{,] *[\w-]+: +)[^"'{}[\],\s][^"'{}[\],]*:(?: [^"'{}[\],]*)?(?=[,}])/g)].map(
    ({ 0: words, index }) => {
      const quoted = inQuotes(words.trimEnd());
      return {
        repaired: line.slice(0, index) + quoted + line.slice(index + words.trimEnd().length),
        column: index,
        reason: message('colonInWords', shortened(quoted)),
      };
    },
  );

const unclosedBrace: Rule = (line) =>
  (
    [
      ['{', '}'],
      ['[', ']'],
    ] as const
  ).flatMap(([open, close]) => {
    const missing = line.split(open).length - line.split(close).length;
    if (missing <= 0) return [];
    return [
      { repaired: `${line}${close.repeat(missing)}`, column: line.length, reason: message('braceNotClosed', close) },
    ];
  });

/** A quote without its pair: it should end with the line, or inside braces before the next item. */
const unclosedQuote: Rule = (line) =>
  ['"', "'"].flatMap((sign) => {
    const column = line.lastIndexOf(sign);
    if (line.split(sign).length % 2 === 1 || !/[:,{[-] *$/.test(line.slice(0, column))) return [];
    const end = /, *[\w-]+: | *[}\]]+ *$/.exec(line.slice(column));
    const at = end && /[{[]/.test(line.slice(0, column)) ? column + end.index : line.length;
    const repaired = line.slice(0, at) + sign + line.slice(at);
    return [{ repaired, column, reason: message('quoteNotClosed', sign) }];
  });

/** A line that is indented more or less than those above it. */
const indentation: Rule = (line, above) => {
  const given = depthOf(line);
  const depths = above.flatMap((other) => (other.trim() === '' ? [] : [depthOf(other), depthOf(other) + 2]));
  return [...new Set(depths)]
    .filter((depth) => depth !== given)
    .sort((a, b) => Math.abs(a - given) - Math.abs(b - given))
    .map((wanted) => ({
      repaired: ' '.repeat(wanted) + line.trimStart(),
      column: given,
      reason: message('indentation', given, wanted),
    }));
};

const RULES: readonly Rule[] = [
  spaceAfterDash,
  spaceAfterColon,
  innerQuotes,
  bareWordsInBraces,
  bareWords,
  unclosedQuote,
  unclosedBrace,
  colonAfterKey,
];

type LineKey = 'noSpaceAfterDash' | 'noSpaceAfterColon' | 'noColon' | 'noDash';

/** A mistake, with the complete line as it should be. */
function mended(
  line: string,
  form: RegExp,
  mend: (found: RegExpExecArray) => { repaired: string; column: number; key: LineKey },
): Mistake[] {
  const found = form.exec(line);
  if (!found) return [];
  const { repaired, column, key } = mend(found);
  return [{ repaired, column, reason: message(key, shortened(repaired.trim())) }];
}

function depthOf(line: string): number {
  return line.length - line.trimStart().length;
}

function inQuotes(words: string): string {
  return words.includes('"') ? `'${words.replaceAll("'", "''")}'` : `"${words.replaceAll('\\', '\\\\')}"`;
}

/** Words short enough for a message, with their last character. */
function shortened(words: string): string {
  return words.length > 70 ? `${words.slice(0, 60)}…${words.slice(-1)}` : words;
}
