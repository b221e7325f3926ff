import { message } from '../../messages/message.ts';
import type { Check } from './check.ts';

/** A general service has hymns and classes that exist, and the titles of a name belong to one service. */
export const soundGeneralServices: Check = ({ generalServices, texts, types }) => {
  const sung = new Set(texts.flatMap(({ id, kind }) => (kind === 'hymnography' ? [id] : [])));
  const known = new Set(types.map(({ value }) => value.id));
  const owners = new Map<string, string>();
  return generalServices.flatMap((entry) => {
    const { id, types: classes, titles } = entry.value;
    const missing = sung.has(id) ? [] : [entry.problem(['id'], message('noHymns', id))];
    const unknown = classes.flatMap((type, i) =>
      known.has(type) ? [] : [entry.problem(['types', i], message('noType', type))],
    );
    const twice = titles.flatMap((title, i) => {
      const owner = owners.get(title);
      owners.set(title, owner ?? id);
      if (owner === undefined) return [];
      return [entry.problem(['titles', i], message('titleOfTwo', title, owner))];
    });
    return [...missing, ...unknown, ...twice];
  });
};
