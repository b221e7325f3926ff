import { message } from '../../messages/message.ts';
import type { DataFiles } from '../data-files.ts';
import type { DataPath, Entry } from '../source.ts';
import type { Check } from './check.ts';

/** Links of a life, and to the same person elsewhere, are https addresses outside the refused domains. */
export const allowedLinks: Check = (files) =>
  linksOf(files).flatMap(({ entry, path, url }) => {
    const host = URL.canParse(url) ? new URL(url).hostname : null;
    if (host === null) return [entry.problem(path, message('noAddress'))];
    const refused = files.refusedDomains.find(({ value }) => host === value || host.endsWith(`.${value}`));
    return refused ? [entry.problem(path, message('refusedDomain', refused.value))] : [];
  });

interface Link {
  readonly entry: Entry<unknown>;
  readonly path: DataPath;
  readonly url: string;
}

function linksOf({ texts, facts }: DataFiles): Link[] {
  const lives = texts.flatMap(({ kind, entry }) =>
    kind === 'hagiography'
      ? (entry.value.links ?? []).map(({ url }, i) => ({ entry, path: ['links', i, 'url'], url }))
      : [],
  );
  const elsewhere = facts.flatMap(({ entry }) =>
    (entry.value.sameAs ?? []).map((url, i) => ({ entry, path: ['sameAs', i], url })),
  );
  return [...lives, ...elsewhere];
}
