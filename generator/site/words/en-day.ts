import type { ruDay } from './ru-day.ts';

/** The words of a day in English, for the page and the widget. */
export const enDay: typeof ruDay = {
  lang: 'en',
  oldStyle: 'old style',
  fasting: 'Fasting',
  feasts: 'Feasts of the day',
  saints: 'Saints of the day',
  alsoToday: 'Days of the church year',
  movableFeast: 'Movable feast',
  answers: {
    calendar: 'The whole day',
    saints: 'Saints',
    movable: 'Movable days',
    fasting: 'Fasting',
    readings: 'Readings',
  },
  readings: 'Readings from Scripture',
  ifKept: 'if the service is kept',
  services: {
    matins: 'Matins',
    passion_gospels: 'Twelve Gospels of the Passion',
    hour_1: 'First Hour',
    hour_3: 'Third Hour',
    hour_6: 'Sixth Hour',
    hour_9: 'Ninth Hour',
    liturgy: 'Liturgy',
    vespers: 'Vespers',
    blessing_of_waters: 'Blessing of Waters',
    washing_of_feet: 'Washing of Feet',
  },
  tone: (tone) => `tone ${tone}`,
  dayIsMissing: 'This calendar does not reach so far.',
  unreachable: 'The data could not be fetched. Check your connection and try again.',
  retry: 'Try again',
  wholeDay: 'The whole day in the calendar',
};
