import { FEEDS_SINCE } from '../../contract/endpoints.ts';
import { message } from '../../messages/message.ts';
import { entriesOfDays } from '../data-files.ts';
import type { Check } from './check.ts';

/**
 * Nothing was revised before there were feeds. An earlier day is a mistake, and programs would take the event for an
 * old one.
 */
export const revisedDays: Check = (files) =>
  [...entriesOfDays(files), ...files.seasons.map(({ entry }) => entry), ...files.fasting, ...files.feeds].flatMap(
    (entry) => {
      const { revised } = entry.value;
      if (revised === undefined || revised >= FEEDS_SINCE) return [];
      return [entry.problem(['revised'], message('revisedTooEarly', revised, FEEDS_SINCE))];
    },
  );
