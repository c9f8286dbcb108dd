import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, isCalendarDay } from '#domain/calendar-day.ts';
import type { HealthRecord } from '#domain/devices/health-record.ts';
import { type ProviderId, syncedProviderIds } from '#domain/devices/providers.ts';
import { observedMeasures } from '#domain/measures/catalogue.ts';
import { inventDay } from './invent-day.ts';

const now = new Date('2026-03-10T12:00:00Z');
const zone = 'Europe/Stockholm';

const inventDays = (
  provider: ProviderId,
  days: number,
  person = '7',
  at = now,
  language: 'en' | 'sv' = 'en',
) =>
  Array.from({ length: days }, (_, ago) => addDays('2026-03-10', -ago)).map((day) =>
    inventDay({ person, provider, day, zone, now: at, language }),
  );

const kindsOf = (records: HealthRecord[]) =>
  [...new Set(records.map((record) => (record.kind === 'daily' ? record.measure : record.kind)))].sort();

/** Returns all instants of a record, such as the bedtime and the wake time of a night. */
function instantsOf(record: HealthRecord): Date[] {
  if (record.kind === 'daily') return [record.recordedAt];
  if (record.kind === 'night') return [record.bedtime, record.wakeTime];
  if (record.kind === 'workout') {
    return [record.startedAt, new Date(record.startedAt.getTime() + record.minutes * 60_000)];
  }
  return record.kind === 'meal' ? [record.eatenAt] : [];
}

describe('invented data', () => {
  test('is the same every time, and differs between people', () => {
    expect(inventDays('garmin', 30)).toEqual(inventDays('garmin', 30));
    expect(inventDays('garmin', 30)).not.toEqual(inventDays('garmin', 30, '8'));
  });

  test('is what the devices of each provider record', () => {
    const kinds = Object.fromEntries(
      syncedProviderIds.map((provider) => [provider, kindsOf(inventDays(provider, 60).flat())]),
    );
    const watch = [
      'activeCalories',
      'distance',
      'heartRate',
      'heartRateVariability',
      'night',
      'steps',
      'workout',
    ];
    expect(kinds).toMatchObject({
      fitbit: watch,
      garmin: watch,
      strava: ['workout'],
      withings: ['bodyFat', 'night', 'weight'],
      myfitnesspal: ['meal'],
      whoop: ['heartRate', 'heartRateVariability', 'night', 'workout'],
    });
    expect(Object.values(kinds).every((found) => found.length > 0)).toBe(true);
  });

  test('names workouts and meals in the language of the person', () => {
    const namesIn = (language: 'en' | 'sv') =>
      (['garmin', 'myfitnesspal'] as const).map((provider) => {
        const records = inventDays(provider, 60, '7', now, language).flat();
        const names = records.flatMap((record) =>
          record.kind === 'workout' ? [record.title] : record.kind === 'meal' ? [record.name] : [],
        );
        return [...new Set(names)];
      });
    const [[englishWorkouts, englishMeals], [workouts, meals]] = [namesIn('en'), namesIn('sv')];
    expect(englishWorkouts).toContain('Strength training');
    expect(workouts).toContain('Styrketräning');
    expect(workouts).toHaveLength(englishWorkouts?.length ?? 0);
    expect(englishMeals).toContain('Lentil soup with bread');
    expect(meals).toContain('Linssoppa med bröd');
    expect(meals).toHaveLength(12);
  });

  test('is missing on about a tenth of the days', () => {
    const missing = inventDays('oura', 1000).filter((records) => records.length === 0).length;
    expect(missing).toBeGreaterThan(70);
    expect(missing).toBeLessThan(130);
  });

  test('has fewer steps at weekends', () => {
    const steps = inventDays('fitbit', 700)
      .flat()
      .filter((record) => record.kind === 'daily' && record.measure === 'steps');
    const mean = (isWeekend: boolean) => {
      const values = steps.flatMap((record) =>
        record.kind === 'daily' && [0, 6].includes(new Date(record.day).getUTCDay()) === isWeekend
          ? [record.value]
          : [],
      );
      return values.reduce((sum, value) => sum + value, 0) / values.length;
    };
    expect(mean(true)).toBeLessThan(mean(false) * 0.95);
  });

  test('grows during the day', () => {
    const stepsAt = (time: string) =>
      inventDays('fitbit', 1, '3', new Date(`2026-03-10T${time}Z`))
        .flat()
        .find((record) => record.kind === 'daily' && record.measure === 'steps');
    expect(stepsAt('05:00')).toBeUndefined();
    expect(stepsAt('10:00')).toMatchObject({ recordedAt: new Date('2026-03-10T10:00:00Z') });
    const [morning, evening] = [stepsAt('10:00'), stepsAt('20:00')];
    expect(morning?.kind === 'daily' && evening?.kind === 'daily' && morning.value < evening.value).toBe(
      true,
    );
  });

  test('never lies in the future or outside the bounds of its measure', () => {
    const asked = fc.record({
      person: fc.nat().map(String),
      provider: fc.constantFrom(...syncedProviderIds),
      ago: fc.integer({ min: -2, max: 400 }),
      zone: fc.constantFrom('Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Stockholm', 'Asia/Kolkata'),
      hour: fc.integer({ min: 0, max: 23 }),
    });
    fc.assert(
      fc.property(asked, ({ person, provider, ago, zone: place, hour }) => {
        const at = new Date(Date.UTC(2026, 2, 10, hour, 17));
        const records = inventDay({
          person,
          provider,
          day: addDays('2026-03-10', -ago),
          zone: place,
          now: at,
          language: 'sv',
        });
        for (const record of records) {
          for (const instant of instantsOf(record))
            expect(instant.getTime()).toBeLessThanOrEqual(at.getTime());
          if (record.kind !== 'daily') continue;
          const { min, max } = observedMeasures[record.measure];
          expect(record.value).toBeGreaterThanOrEqual(min);
          expect(record.value).toBeLessThanOrEqual(max);
          expect(isCalendarDay(record.day)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('has nights whose stages add up to the time asleep', () => {
    const nights = inventDays('oura', 60)
      .flat()
      .filter((record) => record.kind === 'night');
    expect(nights.length).toBeGreaterThan(40);
    for (const night of nights) {
      const { deepHours, remHours, lightHours, asleepHours } = night;
      expect((deepHours ?? 0) + (remHours ?? 0) + (lightHours ?? 0)).toBeCloseTo(asleepHours ?? 0, 1);
    }
  });
});
