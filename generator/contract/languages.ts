/** The languages of the daily answers and of hymnography. The first is the default. */
export const LANGUAGES = ['ru', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The languages of canons and akathists, with Church Slavonic. The first is the default. */
export const TEXT_LANGUAGES = ['ru', 'cu', 'en'] as const;
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];
