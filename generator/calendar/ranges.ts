/** Whole numbers, such as years or day numbers, as ranges of those in a row, each with its first and last. */
export function rangesOf(numbers: Iterable<number>): [first: number, last: number][] {
  const ranges: [number, number][] = [];
  for (const one of [...new Set(numbers)].sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range?.[1] === one - 1) range[1] = one;
    else ranges.push([one, one]);
  }
  return ranges;
}

/** Years in short: `2000-2003`, `2026`. */
export function yearRanges(years: Iterable<number>): string[] {
  return rangesOf(years).map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`));
}
