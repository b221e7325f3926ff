import { describe, expect, it } from 'vitest';
import { dateOf, isoDate } from '../../../generator/calendar/day-number.ts';
import { paschaOf } from '../../../generator/calendar/pascha.ts';
import { civil } from '../civil.ts';
import { readingsOn, referencesOn } from './real-readings.ts';

const from = (year: number, distance: number) => isoDate(dateOf('gregorian', paschaOf(year) + distance));

describe('Lent and Holy Week', () => {
  it('a weekday of Lent has a lesson at the sixth hour and two at vespers, and no Apostle nor Gospel', () => {
    expect(readingsOn(from(2026, -48)).readings.map(({ service, kind }) => `${service} ${kind}`)).toEqual([
      'hour_6 prophecy',
      'vespers prophecy',
      'vespers prophecy',
    ]);
  });

  it('the Forty Martyrs on a weekday of Lent have theirs at the Presanctified', () => {
    expect(referencesOn(civil('2027-03-09'))).toEqual(['Heb.12.1-10', 'Matt.20.1-16']);
  });

  it('Great Thursday has one Gospel composed of five', () => {
    const gospels = readingsOn(from(2026, -3)).readings.filter(
      ({ service, kind }) => service === 'liturgy' && kind === 'gospel',
    );
    expect(gospels.map(({ joined }) => joined)).toEqual([false, true, true, true, true]);
  });

  it('Great Friday has twelve Passion gospels, royal hours, and no Liturgy', () => {
    const day = from(2026, -2);
    expect(referencesOn(day, 'passion_gospels').length).toBe(12);
    for (const hour of ['hour_1', 'hour_3', 'hour_6', 'hour_9'] as const) {
      expect(
        readingsOn(day)
          .readings.filter(({ service }) => service === hour)
          .map(({ kind }) => kind),
      ).toEqual(['prophecy', 'apostle', 'gospel']);
    }
    expect(referencesOn(day)).toEqual([]);
  });

  it('Great Saturday has fifteen lessons at vespers', () => {
    expect(referencesOn(from(2026, -1), 'vespers').length).toBe(15);
  });
});

describe('the Annunciation is read on every day on which it falls', () => {
  it.each([
    [2029, 'a weekday of Lent'],
    [2012, 'the sixth Saturday of Lent'],
    [2002, 'the fourth Sunday of Lent'],
    [2015, 'Great Tuesday'],
    [2010, 'the Sixth week'],
  ])('in %i', (year) => {
    const day = civil(`${year}-03-25`);
    expect(referencesOn(day, 'liturgy', 3208)).toEqual(['Heb.2.11-18', 'Luke.1.24-38']);
    expect(referencesOn(day, 'matins')).toContain('Luke.1.39-49,1.56');
  });

  it.each([
    ['on the fourth Saturday of Lent it is read alone', '2035-04-07', ['Heb.2.11-18', 'Luke.1.24-38']],
    ['on the Saturday of the Akathist too', '2063-04-07', ['Heb.2.11-18', 'Luke.1.24-38']],
    [
      'on the third Sunday it comes first',
      '2024-04-07',
      ['Heb.2.11-18', 'Luke.1.24-38', 'Heb.4.14-5.6', 'Mark.8.34-9.1'],
    ],
    ['on the fourth Sunday the day', '2019-04-07', ['Heb.6.13-20', 'Mark.9.17-31', 'Heb.2.11-18', 'Luke.1.24-38']],
    ['on Palm Sunday it comes first', '2058-04-07', ['Heb.2.11-18', 'Luke.1.24-38', 'Phil.4.4-9', 'John.12.1-18']],
    ['in Bright Week it comes first', '2010-04-07', ['Heb.2.11-18', 'Luke.1.24-38', 'Acts.2.22-36', 'John.1.35-51']],
    ['on Great Tuesday its Gospel comes first', '2015-04-07', ['Heb.2.11-18', 'Luke.1.24-38', 'Matt.24.36-26.2']],
  ])('%s', (_, date, references) => {
    expect(referencesOn(date)).toEqual(references);
  });

  it.each([
    ['of the feast alone on Great Tuesday', '2015-04-07', ['Luke.1.39-49,1.56']],
    ['of the feast and the day on Great Saturday', '2018-04-07', ['Luke.1.39-49,1.56', 'Matt.27.62-66']],
  ])('its matins have the gospel %s', (_, date, references) => {
    expect(referencesOn(date, 'matins').filter((reference) => /^(Matt|Luke)/.test(reference))).toEqual(references);
  });

  it('with Pascha the Paschal readings come first', () => {
    const kyriopascha = Array.from({ length: 1001 }, (_, i) => 2000 + i).find((year) => {
      const { month, day } = dateOf('julian', paschaOf(year));
      return month === 3 && day === 25;
    }) as number;
    expect(referencesOn(from(kyriopascha, 0))).toEqual(['Acts.1.1-8', 'John.1.1-17', 'Heb.2.11-18', 'Luke.1.24-38']);
  });
});

describe('eves of the Nativity and the Theophany', () => {
  it('on a weekday have royal hours, lessons at vespers and the Liturgy', () => {
    const day = civil('2026-12-24');
    expect(referencesOn(day, 'hour_1')).toEqual(['Mic.5.2-4', 'Heb.1.1-12', 'Matt.1.18-25']);
    expect(referencesOn(day, 'vespers').length).toBe(8);
    expect(referencesOn(day)).toEqual(['Heb.1.1-12', 'Luke.2.1-20']);
  });

  it('on a Sunday have the hours on Friday, which has no Liturgy, and vespers after the Liturgy', () => {
    expect(civil('2023-12-24')).toBe('2024-01-06');
    expect(referencesOn('2024-01-05', 'hour_9').length).toBe(3);
    expect(referencesOn('2024-01-05')).toEqual([]);
    expect(referencesOn('2024-01-06')).toEqual(['Gal.3.15-22', 'Matt.13.31-36']);
    expect(referencesOn('2024-01-06', 'vespers').slice(-2)).toEqual(['Heb.1.1-12', 'Luke.2.1-20']);
  });
});

describe('where ordinary readings move', () => {
  it('to the day before, joined to its own', () => {
    const day = readingsOn(civil('2026-09-30')).readings.filter(
      ({ service, of }) => service === 'liturgy' && of === null,
    );
    expect(day.map(({ joined }) => joined)).toEqual([false, false, true, true]);
  });

  it('from Monday to Tuesday, before its own', () => {
    expect(referencesOn(civil('2026-09-09'), 'liturgy', null)).toEqual([
      'Eph.1.22-2.3',
      'Mark.10.46-52',
      'Eph.2.19-3.7',
      'Mark.11.11-23',
    ]);
  });

  it('from the Transfiguration on a Monday to the Sunday before', () => {
    expect(referencesOn('2024-08-18', 'liturgy', null).length).toBe(4);
  });

  it('nowhere on two displaced days from Monday on: Monday keeps its own', () => {
    expect(referencesOn('2018-10-08')).toEqual([
      ...referencesOn('2018-10-08', 'liturgy', null),
      ...referencesOn('2018-10-08', 'liturgy', 9306),
    ]);
    expect(referencesOn('2018-10-08', 'liturgy', null).length).toBe(2);
    expect(referencesOn('2018-10-10', 'liturgy', null).length).toBe(4);
  });

  it('past the days of Cheesefare week without a Liturgy, in which the Three Hierarchs keep the ordinary', () => {
    expect(referencesOn('2018-02-12', 'liturgy', null)[0]).toBe('3John.1.1-15');
    const [tuesday, , thursday] = referencesOn('2018-02-13', 'liturgy', null);
    expect([tuesday, thursday]).toEqual(['Jude.1.1-10', 'Jude.1.11-25']);
  });
});

describe('winter as printed', () => {
  it.each([
    ['2019-01-21', ['Heb.8.7-13', 'Mark.8.11-21']],
    ['2025-01-20', ['Heb.11.17-23,11.27-31', 'Mark.9.42-10.1', 'Acts.19.1-8', 'John.1.29-34']],
    ['2024-09-30', ['Gal.2.11-16', 'Luke.3.19-22']],
    ['2018-12-16', ['1Tim.1.15-17', 'Luke.18.18-27']],
    ['2016-01-21', ['1Pet.4.12-5.5', 'Mark.12.38-44']],
    ['2027-01-21', ['1Pet.4.12-5.5', 'Mark.12.38-44']],
    ['2027-01-22', ['2Pet.1.1-10', 'Mark.13.1-8', 'Heb.13.17-21', 'John.10.9-16']],
  ])('%s', (date, printed) => {
    expect(referencesOn(date).slice(0, printed.length)).toEqual(printed);
  });
});

describe('services besides the Liturgy', () => {
  it('water is blessed on the Theophany and its eve, at Mid-Pentecost and on August 1', () => {
    const great = ['Isa.35.1-10', 'Isa.55.1-13', 'Isa.12.3-6', '1Cor.10.1-4', 'Mark.1.9-11'];
    expect(referencesOn(civil('2026-01-05'), 'blessing_of_waters')).toEqual(great);
    expect(referencesOn(civil('2026-01-06'), 'blessing_of_waters')).toEqual(great);
    const lesser = ['Heb.2.11-18', 'John.5.1-4'];
    expect(referencesOn(from(2026, 24), 'blessing_of_waters')).toEqual(lesser);
    for (const year of [2022, 2023, 2024])
      expect(referencesOn(civil(`${year}-08-01`), 'blessing_of_waters')).toEqual(lesser);
  });

  it('on a Saturday or a Sunday the eve is blessed after vespers, which have another Apostle', () => {
    const services = readingsOn(civil('2025-01-05')).readings.map(({ service }) => service);
    expect(services.indexOf('blessing_of_waters')).toBeGreaterThan(services.lastIndexOf('vespers'));
    expect(referencesOn(civil('2025-01-05'), 'vespers').slice(-2)).toEqual(['1Cor.10.1-4', 'Luke.3.1-18']);
  });

  it('feet are washed on Great Thursday, with a Gospel before and after', () => {
    expect(referencesOn(from(2026, -3), 'washing_of_feet')).toEqual(['John.13.1-11', 'John.13.12-17']);
  });

  it('a lesson composed of three books is one reading and two joined to it', () => {
    const lessons = readingsOn(civil('2027-02-02')).readings.filter(({ service }) => service === 'vespers');
    expect(lessons.slice(0, 4).map(({ reference, joined }) => [reference.split('.')[0], joined])).toEqual([
      ['Exod', false],
      ['Lev', true],
      ['Num', true],
      ['Isa', false],
    ]);
  });
});

describe('a feast on a Sunday', () => {
  it('the Protection leaves it the gospel of Sunday matins, the Nativity of the Theotokos does not', () => {
    expect(referencesOn('2018-10-14', 'matins')).toEqual(['John.20.19-31']);
    expect(referencesOn('2025-09-21', 'matins')).toEqual(['Luke.1.39-49,1.56']);
  });

  it('with the Forefathers Daniel and the Three Youths have their readings', () => {
    expect(referencesOn('2012-12-30', 'liturgy', 12152)).toEqual(['Heb.11.33-12.2', 'Luke.11.47-12.1']);
    expect(referencesOn(civil('2029-12-17'), 'liturgy', 12152)).toEqual(['Heb.11.33-12.2', 'Luke.11.47-12.1']);
  });
});

describe('optional readings', () => {
  const optionalOn = (date: string) =>
    readingsOn(date).readings.flatMap(({ optional, of, service, reference }) =>
      optional ? [`${of} ${service} ${reference}`] : [],
    );

  it('are those of a saint whom print leaves to a church that keeps his service', () => {
    expect(optionalOn(civil('2026-09-26'))).toEqual(['9315 liturgy Heb.7.26-8.2', '9315 liturgy John.10.9-16']);
    expect(optionalOn(civil('2010-09-26'))).toEqual([]);
    expect(referencesOn(civil('2010-09-26'), 'liturgy', 9315)).toEqual(['Heb.7.26-8.2', 'John.10.9-16']);
  });

  it('are of each saint of the day', () => {
    const owners = optionalOn(civil('2026-06-19')).map((line) => line.split(' ')[0]);
    expect(new Set(owners)).toEqual(new Set(['6192', '6193']));
  });

  it('are none on a great feast', () => {
    expect(optionalOn(civil('2024-06-16'))).not.toEqual([]);
    expect(optionalOn(civil('2032-06-07'))).toEqual([]);
  });
});

describe('services of saints that move', () => {
  it.each([
    ['the Third Finding from Pentecost to the Thursday before', '2020-05-25', 5232, '2020-06-04'],
    ['the Third Finding from Trinity Saturday', '2025-05-25', 5232, '2025-06-05'],
    ['an apostle from the Monday of the Spirit to Tuesday', '2024-06-11', 6107, '2024-06-25'],
    ['Saint Gregory from the Sunday of the New Martyrs to Monday', '2021-01-25', 1237, '2021-02-08'],
    ['Saint John Chrysostom from that Sunday to Saturday', '2020-01-27', 1259, '2020-02-08'],
    ['Saint Simon the Zealot from Pentecost to Wednesday', '2010-05-10', 5082, '2010-05-26'],
    ['Saint Constantine from Pentecost to Tuesday', '2012-05-21', 5198, '2012-06-05'],
    ['Saint Alexis from Trinity Saturday to Thursday', '2012-05-20', 5190, '2012-05-31'],
    ['Blessed Xenia from Meatfare Saturday to Friday', '2010-01-24', 1223, '2010-02-05'],
    ['Saint Athanasius of Kovrov from the Saturday of Saint Demetrius', '2023-10-15', 10163, '2023-10-27'],
    ['the fathers of Sinai from the leavetaking of the Theophany', '2022-01-14', 1134, '2022-01-26'],
  ])('%s', (_, julian, id, day) => {
    expect(referencesOn(civil(julian), 'liturgy', id)).toEqual([]);
    expect(referencesOn(day, 'liturgy', id).length).toBe(2);
  });

  it('lesser saints are not read on a leavetaking of the Pentecostarion, those with a polyeleos are', () => {
    expect(referencesOn(civil('2020-05-07'), 'liturgy', 5053)).toEqual([]);
    expect(referencesOn(civil('2022-05-07'), 'liturgy', 5053).length).toBe(2);
    expect(referencesOn(civil('2023-05-11'), 'liturgy', 5092).length).toBe(2);
  });

  it('where the calendars change, each year has its own', () => {
    expect(referencesOn(civil('2023-07-05'), 'liturgy', 7042)).toContain('Matt.15.21-28');
    expect(referencesOn(civil('2024-07-05'), 'liturgy', 7042)).toContain('Mark.5.24-34');
    expect(referencesOn(civil('2025-12-15'), 'liturgy', 12129)).toEqual([]);
    expect(referencesOn(civil('2026-12-15'), 'liturgy', 12129).length).toBe(2);
  });
});

describe('what displaces what', () => {
  it('on September 13, a Thursday, the ordinary reading moves back and leaves its place to that of Friday', () => {
    expect(referencesOn('2019-09-25', 'liturgy', null)).toEqual([
      'Gal.3.15-22',
      'Mark.6.7-13',
      'Gal.3.23-4.5',
      'Mark.6.30-45',
    ]);
    expect(referencesOn('2019-09-26', 'liturgy', null)).toEqual(['Gal.4.8-21', 'Mark.6.45-53']);
  });

  it('of Friday and Saturday, both displaced, Saturday keeps its own after the Apostle John', () => {
    expect(referencesOn('2021-10-07', 'liturgy', null).length).toBe(4);
    expect(referencesOn('2021-10-08', 'liturgy', null)).toEqual([]);
    expect(referencesOn('2021-10-09', 'liturgy', null).length).toBe(2);
  });

  it('the Sunday of the Canaanite woman waits for winter where winter reads it', () => {
    expect(referencesOn('2023-10-01', 'liturgy', null)).toEqual([]);
    expect(referencesOn('2020-10-04', 'liturgy', null)).toContain('Matt.15.21-28');
  });
});
