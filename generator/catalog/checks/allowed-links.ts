import type { Check } from './check.ts';

/** Links of a life lead to https addresses outside the refused domains. */
export const allowedLinks: Check = ({ texts, refusedDomains }) =>
  texts.flatMap((file) => {
    if (file.kind !== 'hagiography') return [];
    return (file.entry.value.links ?? []).flatMap(({ url }, i) => {
      const host = URL.canParse(url) ? new URL(url).hostname : null;
      if (host === null) return [file.entry.problem(['links', i, 'url'], 'this is no address: write https://…')];
      const refused = refusedDomains.find(({ value }) => host === value || host.endsWith(`.${value}`));
      return refused
        ? [file.entry.problem(['links', i, 'url'], `links to ${refused.value} are refused: take it out`)]
        : [];
    });
  });
