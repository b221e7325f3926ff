import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What stands before the version in each file that npm does not number. */
export const NUMBERED: Readonly<Record<string, string>> = {
  'CITATION.cff': '\nversion: ',
  'clients/python/pyproject.toml': '\nversion = "',
  'README.md': 'menologion-',
  'README.ru.md': 'menologion-',
  'docs/how-to/clients.md': 'menologion-',
  'docs/how-to/clients.ru.md': 'menologion-',
};

/** Writes a new version into these files of a checkout. Throws if one of them does not have the present version. */
export function renumber(checkout: string, before: string, after: string): void {
  for (const [name, lead] of Object.entries(NUMBERED)) {
    const file = path.join(checkout, name);
    const text = readFileSync(file, 'utf8');
    if (!text.includes(lead + before)) throw new Error(`${name} does not say ${(lead + before).trim()}`);
    writeFileSync(file, text.replaceAll(lead + before, lead + after));
  }
}
