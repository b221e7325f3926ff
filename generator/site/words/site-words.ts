import type { Language } from '../../contract/languages.ts';

/** The title of the site, and of its app. */
export const SITE_TITLES: Readonly<Record<Language, string>> = {
  ru: 'Menologion: православный календарь',
  en: 'Menologion: Orthodox calendar',
};

/** What the site is, for search engines, shared links and the app. */
export const SITE_ABOUT: Readonly<Record<Language, string>> = {
  ru: 'Православный календарь Русской Церкви: святые, праздники и пост на каждый день, каноны, акафисты и песнопения.',
  en: 'The calendar of the Russian Orthodox Church: saints, feasts and fasting of every day, canons, akathists and hymns.',
};
