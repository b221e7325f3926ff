/** Packs, and the fasting rules that they add to those of the calendar. */
export const packs = {
  takesPlace: (id: string | number, place: string) => `this replaces ${id} at ${place}`,
  numberKeptForPacks: (id: number, first: number) =>
    `the number ${id} is reserved for packs: choose one below ${first}`,
  idKeptForPacks: (id: string, prefix: string) =>
    `the id ${id} is reserved for packs: choose one that does not begin with ${prefix}`,
  numberAtRisk: (id: number, first: number) =>
    `the calendar may use ${id} for another entry later: choose a number from ${first} up`,
  idAtRisk: (id: string, prefix: string) =>
    `the calendar may use ${id} for another entry later: choose an id that begins with ${prefix}`,
  afterLeadsBack: (after: string, id: string) =>
    `“after” leads from ${after} back to ${id}: name a rule that does not depend on this one`,
  exceptLeadsBack: (word: string, id: string) =>
    `“except” leads from ${word} back to ${id}: delete it in one of the rules`,
  neverAsked: (before: string) =>
    `no day reaches this rule, because ${before} comes first and matches every day: put this rule before ${before}`,
};
