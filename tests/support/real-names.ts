import { LANGUAGES, type Language } from '../../generator/contract/languages.ts';
import { realCatalog } from './real-days.ts';

/** Every name in the menologion and every label of a movable day of the project, in both languages. */
export const realNames: readonly { readonly lang: Language; readonly name: string }[] = [
  ...realCatalog.fixed.map(({ saint }) => saint.name),
  ...realCatalog.movable.map(({ label }) => label),
].flatMap((names) => LANGUAGES.map((lang) => ({ lang, name: names[lang] })));
