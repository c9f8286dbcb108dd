import { expect, it } from 'vitest';
import { compareExcellentNights } from './excellent-nights.ts';

const nightOf = (quality: number | null, bedtime: number, wakeTime: number) => ({
  ...{ day: '2026-03-10', quality, bedtime, wakeTime },
});
const repeat = (count: number, ...night: Parameters<typeof nightOf>) =>
  Array.from({ length: count }, () => nightOf(...night));

it('compares the means of the nights from 8 of 10 with those of the other rated nights', () => {
  const nights = [
    ...repeat(4, 8, 600, 1080),
    nightOf(10, 610, 1080),
    ...repeat(6, 7.9, 660, 1100),
    ...repeat(9, null, 0, 1),
  ];
  expect(compareExcellentNights(nights).groups).toEqual({
    excellent: { count: 5, bedtime: 602, wakeTime: 1080 },
    others: { count: 6, bedtime: 660, wakeTime: 1100 },
    later: -58,
    longer: 38,
  });
});

it('takes a difference that is small beside the differences within the groups for chance', () => {
  const spread = [540, 570, 600, 630, 660];
  const nights = [
    ...spread.map((bedtime) => nightOf(9, bedtime, 1080)),
    ...spread.map((bedtime) => nightOf(5, bedtime + 20, 1080)),
  ];
  expect(compareExcellentNights(nights).groups).toMatchObject({ later: 0, longer: 0 });
});

it('compares nothing before both groups have five nights, and counts what there is', () => {
  expect(compareExcellentNights([...repeat(9, 8, 600, 1080), ...repeat(4, 5, 600, 1080)])).toEqual({
    ...{ excellentCount: 9, otherCount: 4, groups: null },
  });
});
