/** What a change between two trees is about, in the order in which changes are told. */
export const CHANGE_GROUPS = [
  'came',
  'went',
  'moved',
  'renamed',
  'ranks',
  'classes',
  'details',
  'days',
  'fasting',
  'readings',
  'liturgy',
  'texts',
  'words',
  'sources',
  'pictures',
] as const;
export type ChangeGroup = (typeof CHANGE_GROUPS)[number];
