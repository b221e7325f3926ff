/** The forms in which changes are told: for a terminal, or as a piece of a Markdown page. */
export const REPORT_FORMATS = ['text', 'markdown'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];
