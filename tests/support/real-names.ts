import { LANGUAGES, type Language } from '../../generator/contract/languages.ts';
import { findById } from '../../generator/model/find-by-id.ts';
import { realCatalog } from './real-days.ts';

/** The name of an id in the project's data, as its file spells it. */
export function realName(id: string, lang: Language): string {
  const name = findById(realCatalog.titles, id)?.label;
  if (!name) throw new Error(`nothing in the data has the id ${id}`);
  return name[lang];
}

/** Every name in the menologion and every label of a movable day of the project, in both languages. */
export const realNames: readonly { readonly lang: Language; readonly name: string }[] = [
  ...realCatalog.fixed.map(({ saint }) => saint.name),
  ...realCatalog.movable.map(({ label }) => label),
].flatMap((names) => LANGUAGES.map((lang) => ({ lang, name: names[lang] })));
