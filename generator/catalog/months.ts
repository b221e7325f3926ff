/** The months in data files and dates: `01` to `12`. */
export const MONTH_NUMBERS: readonly string[] = Array.from({ length: 12 }, (_, i) => String(i + 1).padStart(2, '0'));
