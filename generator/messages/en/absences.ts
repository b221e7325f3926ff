/**
 * What does not exist. If a file or an entry could not be read, what is missing may be in it, and these messages are left
 * out: `generator/catalog/unreadable.ts`.
 */
export const absences = {
  lastRuleMustFit: 'the last rule must match every day: end the list with a rule that has “on: always”',
  noType: (id: number) => `there is no type ${id}: use one from types.yaml`,
  noIcon: (id: string) => `there is no icon “${id}”: use one from icons.yaml or add it there`,
  noSeason: (id: string, known: readonly string[]) =>
    `there is no season “${id}”: use ${known.join(', ')} or add it under “seasons”`,
  noFastingRule: (id: string) => `there is no fasting rule “${id}”: write the id of a rule`,
  noRuleOrSeason: (word: string) =>
    `there is no fasting rule or season “${word}”: write the id of one, or a rule such as “julian 08-15”`,
  noDayOfFolder: (id: string) => `there is no commemoration ${id} in the menologion: correct the name of the folder`,
  noFixedOrMovable: (id: string | number) =>
    `there is no commemoration ${id}: use an id from the menologion or movable.yaml`,
  noCommemoration: (id: string) => `there is no commemoration ${id}: correct the id or delete it`,
  noSource: (text: string) =>
    `“${text}” does not begin with an id from sources.yaml: correct it or add the source there`,
  noBook: (book: string) => `there is no book ${book}: add it to books/books.yaml`,
  noBookOfFile: (book: string) => `books.yaml has no imported book ${book}: correct the name of this file`,
  noId: (id: string) => `there is no id ${id}: use one from the calendar, or from “texts” in labels.yaml`,
  noName: (name: string) => `“${name}” is not in names.yaml: correct it or add it there`,
  unusedName: (name: string) => `no commemoration has the name “${name}”: delete it`,
  noBookOfScripture: (book: string) =>
    `the book “${book}” is not in labels.yaml: use its OSIS name, or add it under “scripture”`,
  noCommonReadings: (id: string) => `there are no common readings “${id}”: use an id from commons.yaml`,
  noCommonPropers: (id: string) => `there are no common propers “${id}”: use an id from liturgy/commons.yaml`,
  noPropersOf: (id: string | number) =>
    `${id} has no propers of its own in liturgy/: name a commemoration that has them, not one that refers on`,
  noSungVerse: (id: string) => `there is no verse “${id}” in liturgy/: correct the id or add the verse`,
  noHymnAt: (id: string, hymn: string) => `“${id}” has no ${hymn}: correct the number or add the hymn to texts/`,
  noStikh: (verse: string, stikh: string) =>
    `${verse} has no stikh ${stikh}: add it to the “verses” of that verse or correct the reference`,
  noPsalmVerse: (psalm: number, verse: number) =>
    `psalm ${psalm} has no verse ${verse} in the Slavonic Psalter: correct the reference`,
  noTexts: (id: string) => `“${id}” has no texts: add them to texts/ or delete the alias`,
  noHymns: (id: string) => `“${id}” has no hymns: add them to texts/`,
  noSharedHymn: (id: string) => `“${id}” does not have this hymn: name one that it has, or delete this`,
  noSlavonic: (kind: string, file: string) => `the ${kind} has no cu text: add ${file}`,
  noLabel: (code: string, list: string) => `“${code}” has no label in ${list}: add it`,
  otherIcons: (id: string | number, of: string, icons: readonly string[]) =>
    `${id} has the texts of ${of}: give it the same icons, [${icons.join(', ')}]`,
};
