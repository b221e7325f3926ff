import { message } from '../../messages/message.ts';
import { entriesOfDays } from '../data-files.ts';
import type { Check } from './check.ts';

/** A rank says where its sign was read, and nothing else does. A pack may give ranks of its own without a source. */
export const sourcedRanks: Check = (files) =>
  entriesOfDays(files).flatMap((entry) => {
    const { rank, rankSources } = entry.value;
    if (rank !== undefined && rankSources === undefined) return [entry.problem(['rank'], message('noRankSources'))];
    return rank === undefined && rankSources !== undefined
      ? [entry.problem(['rankSources'], message('noRankOfSources'))]
      : [];
  });
