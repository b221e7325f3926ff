import type { ruCalendar } from './ru-calendar.ts';

/** The words of months and years in English. */
export const enCalendar: typeof ruCalendar = {
  yearOnASheet: (year) => `The whole year ${year}`,
  legend: 'Legend',
  keptInMonth: 'Feasts and commemorations of the month',
  greatFeasts: 'Great and movable feasts',
  foods: {
    no_meat: 'No meat',
    fish: 'Fish',
    caviar: 'Caviar',
    oil: 'Hot food with oil',
    no_oil: 'Hot food without oil',
    dry: 'Xerophagy: cold food, no oil',
    none: 'Abstinence from food',
    free: 'Fast-free days',
  },
  greatFeast: 'Great feast',
  vigil: 'Vigil',
  polyeleos: 'Polyeleos',
};
