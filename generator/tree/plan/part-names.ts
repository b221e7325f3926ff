/** Names of the parts that contain all texts, and all pages; every other part is a year. */
export const TEXTS_PART = 'texts';
export const PAGES_PART = 'pages';
