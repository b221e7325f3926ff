import type { Check } from './check.ts';

/** A general service has hymns and classes that there are, and the titles of a name belong to one service. */
export const soundGeneralServices: Check = ({ generalServices, texts, types }) => {
  const sung = new Set(texts.flatMap(({ id, kind }) => (kind === 'hymnography' ? [id] : [])));
  const known = new Set(types.map(({ value }) => value.id));
  const owners = new Map<string, string>();
  return generalServices.flatMap((entry) => {
    const { id, types: classes, titles } = entry.value;
    const missing = sung.has(id) ? [] : [entry.problem(['id'], `“${id}” has no hymns: add them under texts/`)];
    const unknown = classes.flatMap((type, i) =>
      known.has(type) ? [] : [entry.problem(['types', i], `there is no type ${type}: take one of data/types.yaml`)],
    );
    const twice = titles.flatMap((title, i) => {
      const owner = owners.get(title);
      owners.set(title, owner ?? id);
      if (owner === undefined) return [];
      return [entry.problem(['titles', i], `“${title}” stands under ${owner} already: take one of them out`)];
    });
    return [...missing, ...unknown, ...twice];
  });
};
