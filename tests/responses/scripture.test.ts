import { expect, it } from 'vitest';
import { referenceLabel } from '../../generator/responses/scripture.ts';
import { realCatalog } from '../support/real-days.ts';

it.each([
  ['Matt.5.1-12', 'Мф. 5:1–12', 'Matt. 5:1–12'],
  ['1Cor.4.9-16', '1 Кор. 4:9–16', '1 Cor. 4:9–16'],
  ['John.18.28-19.16', 'Ин. 18:28–19:16', 'John 18:28–19:16'],
  ['Luke.2.20-21,2.40-52', 'Лк. 2:20–21, 40–52', 'Luke 2:20–21, 40–52'],
  ['Luke.10.38-42,11.27-28', 'Лк. 10:38–42; 11:27–28', 'Luke 10:38–42; 11:27–28'],
  ['1Kgs.18.1,18.17-40,19.1-16', '3 Цар. 18:1, 17–40; 19:1–16', '1 Kings 18:1, 17–40; 19:1–16'],
])('%s is %s and %s', (reference, ru, en) => {
  expect(referenceLabel(realCatalog.scripture, reference, 'ru')).toBe(ru);
  expect(referenceLabel(realCatalog.scripture, reference, 'en')).toBe(en);
});
