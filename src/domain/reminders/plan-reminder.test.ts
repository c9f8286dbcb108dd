import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, toCalendarDay } from '#domain/calendar-day.ts';
import { toMinutesOfDay, toTimeOfDay } from '#domain/zoned-time.ts';
import { planReminder } from './plan-reminder.ts';
import { reminderInstant } from './reminder-instant.ts';

const longAgo = new Date(0);
const at = (now: string, zone: string, time: string) =>
  planReminder({ now: new Date(now), zone, time, arrivedAt: null, validFrom: longAgo });

describe('the instant of a reminder', () => {
  test.each([
    // The first case is on an ordinary day. In the other cases, the clocks change on that day.
    ['Europe/Stockholm', '2026-01-10', '18:00', '2026-01-10T17:00:00.000Z'],
    ['Europe/Stockholm', '2026-03-29', '02:30', '2026-03-29T01:00:00.000Z'],
    ['Europe/Stockholm', '2026-03-29', '18:00', '2026-03-29T16:00:00.000Z'],
    ['Europe/Stockholm', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:00:00.000Z'],
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
    // In this zone, a clock change skips or repeats half an hour.
    ['Australia/Lord_Howe', '2026-10-04', '02:10', '2026-10-03T15:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05', '01:45', '2026-04-04T14:45:00.000Z'],
    // The skipped time extends to the end of the day (Nuuk), or is the whole next day (Apia on 29 December).
    ['America/Nuuk', '2026-03-28', '23:30', '2026-03-29T00:59:00.000Z'],
    ['Pacific/Apia', '2011-12-29', '18:00', '2011-12-30T04:00:00.000Z'],
    ['Pacific/Apia', '2011-12-31', '18:00', '2011-12-31T04:00:00.000Z'],
  ])('%s, %s at %s is %s', (zone, day, time, expected) => {
    expect(reminderInstant(day, time, zone)?.toISOString()).toBe(expected);
  });

  test('a day that the zone skips has none, and the next day follows', () => {
    expect(reminderInstant('2011-12-30', '18:00', 'Pacific/Apia')).toBeUndefined();
    const plan = at('2011-12-30T05:00:00Z', 'Pacific/Apia', '18:00');
    expect([plan.day, plan.nextAt.toISOString()]).toEqual(['2011-12-29', '2011-12-31T04:00:00.000Z']);
  });
});

describe('a reminder is due', () => {
  test('from its time until 3 hours later, and not on the next day', () => {
    const dueAt = (now: string) => at(now, 'Europe/Stockholm', '18:00').isDue;
    expect(dueAt('2026-01-10T16:59:59Z')).toBe(false);
    expect(dueAt('2026-01-10T17:00:00Z')).toBe(true);
    expect(dueAt('2026-01-10T19:59:59Z')).toBe(true);
    expect(dueAt('2026-01-10T20:00:00Z')).toBe(false);
    // This reminder is at 23:30 in Stockholm, so the day ends before 3 hours have passed.
    const late = (now: string) => at(now, 'Europe/Stockholm', '23:30').isDue;
    expect([late('2026-01-10T22:59:59Z'), late('2026-01-10T23:00:00Z')]).toEqual([true, false]);
  });

  test('not if its time passed before the settings were saved', () => {
    const saved = (validFrom: string) =>
      planReminder({
        now: new Date('2026-01-10T17:30:00Z'),
        zone: 'Europe/Stockholm',
        time: '18:00',
        arrivedAt: null,
        validFrom: new Date(validFrom),
      }).isDue;
    expect([saved('2026-01-10T16:59:00Z'), saved('2026-01-10T17:01:00Z')]).toEqual([true, false]);
  });

  test('on arrival if the person travels past its time, on that day only', () => {
    // The person flies from London at 14:00 to Tokyo, where it is 23:00.
    const travel = (now: string, arrivedAt: string | null) =>
      planReminder({
        now: new Date(now),
        zone: 'Asia/Tokyo',
        time: '18:00',
        arrivedAt: arrivedAt === null ? null : new Date(arrivedAt),
        validFrom: longAgo,
      }).isDue;
    expect(travel('2026-01-10T14:00:30Z', '2026-01-10T14:00:00Z')).toBe(true);
    expect(travel('2026-01-10T14:00:30Z', null)).toBe(false);
    expect(travel('2026-01-10T14:00:30Z', '2026-01-09T14:00:00Z')).toBe(false);
  });
});

const zones = [
  'Europe/Stockholm',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'America/Nuuk',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
  'UTC',
];
const zone = fc.constantFrom(...zones);
const time = fc
  .record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) })
  .map(({ hour, minute }) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
const instant = fc
  .integer({ min: Date.parse('2011-01-01T00:00:00Z'), max: Date.parse('2028-01-01T00:00:00Z') })
  .map((ms) => new Date(Math.floor(ms / 60_000) * 60_000));

/**
 * Calls `planReminder` at each planned instant and at each of the `moves` to another zone, as the
 * reminder job does. Returns the days, instants and zones of the sent reminders.
 */
function remind(
  start: Date,
  end: Date,
  wanted: string,
  zoneAt: (ms: number) => { zone: string; arrivedAt: Date | null },
  moves: number[] = [],
) {
  const sent: { day: string; at: Date; zone: string }[] = [];
  let now = start.getTime();
  while (now < end.getTime()) {
    const { zone: here, arrivedAt } = zoneAt(now);
    const plan = planReminder({ now: new Date(now), zone: here, time: wanted, arrivedAt, validFrom: start });
    expect(plan.nextAt.getTime()).toBeGreaterThan(now);
    if (plan.isDue && !sent.some(({ day }) => day === plan.day))
      sent.push({ day: plan.day, at: new Date(now), zone: here });
    const move = moves.find((moment) => moment > now) ?? Infinity;
    now = Math.min(plan.nextAt.getTime(), move);
  }
  return sent;
}

const dayMs = 86_400_000;

describe('over many days', () => {
  test('in one zone, each day that the zone does not skip has one reminder at its time', () => {
    fc.assert(
      fc.property(zone, time, instant, (here, wanted, start) => {
        const end = new Date(start.getTime() + 12 * dayMs);
        const sent = remind(start, end, wanted, () => ({ zone: here, arrivedAt: null }));
        const days = sent.map(({ day }) => day);
        expect(new Set(days).size).toBe(days.length);
        for (
          let day = addDays(toCalendarDay(start, here), 1);
          day < toCalendarDay(end, here);
          day = addDays(day, 1)
        ) {
          const expected = reminderInstant(day, wanted, here);
          const found = sent.find((one) => one.day === day);
          expect(found?.at.toISOString()).toBe(expected?.toISOString());
          if (!expected) continue;
          // The clock shows the wanted time, unless the zone skips that time.
          const shown = toTimeOfDay(expected, here);
          const isSkipped = shown !== wanted;
          if (isSkipped)
            expect(Math.abs(toMinutesOfDay(expected, here) - minutesOf(wanted))).toBeLessThan(61);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('with travel, no local day has two reminders, and a day of arrival has one if the person stays', () => {
    const trip = fc.array(fc.record({ zone, hours: fc.integer({ min: 3, max: 90 }) }), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(zone, time, instant, trip, (home, wanted, start, legs) => {
        const moves: { at: number; zone: string }[] = [];
        let leaves = start.getTime();
        for (const leg of legs) {
          leaves += leg.hours * 3_600_000;
          moves.push({ at: leaves, zone: leg.zone });
        }
        const zoneAt = (ms: number) => {
          const move = moves.findLast((one) => one.at <= ms);
          return { zone: move?.zone ?? home, arrivedAt: move ? new Date(move.at) : null };
        };
        const end = new Date(leaves + 3 * dayMs);
        const sent = remind(
          start,
          end,
          wanted,
          zoneAt,
          moves.map((move) => move.at),
        );
        expect(new Set(sent.map(({ day }) => day)).size).toBe(sent.length);
        for (const { at: arrival, zone: there } of moves) {
          const lastMinute = new Date(endOfDay(new Date(arrival), there).getTime() - 60_000);
          const isThereAtEnd = zoneAt(lastMinute.getTime()).arrivedAt?.getTime() === arrival;
          const day = toCalendarDay(new Date(arrival), there);
          const isAhead = (reminderInstant(day, wanted, there)?.getTime() ?? Infinity) < start.getTime();
          if (isThereAtEnd && !isAhead && reminderInstant(day, wanted, there))
            expect(sent.map((one) => one.day)).toContain(day);
        }
      }),
      { numRuns: 300 },
    );
  });
});

function minutesOf(text: string): number {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return hour * 60 + minute;
}

function endOfDay(moment: Date, here: string): Date {
  const day = toCalendarDay(moment, here);
  let end = Math.floor(moment.getTime() / 60_000) * 60_000;
  while (toCalendarDay(new Date(end), here) === day) end += 60_000;
  return new Date(end);
}
