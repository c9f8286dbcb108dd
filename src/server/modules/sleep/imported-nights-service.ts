import type { CalendarDay } from '#domain/calendar-day.ts';
import type { CheckedRecord, RecordProblem } from '#domain/devices/check-record.ts';
import { hoursAsleep, type NightVersion, placeNights } from '#domain/devices/place-nights.ts';
import type { Db } from '#server/db/connect.ts';
import type { Origin, Stored } from '#server/db/merge-events.ts';
import { replaceImportedValues } from '../measures/imported-values-service.ts';
import { findNightVersions, updateNightVersions } from './imported-nights-queries.ts';

/**
 * Stores nights of one source with their daily values: hours of sleep, hours of each stage, and
 * efficiency. Each day keeps its longest period of sleep. Returns for each night whether it was
 * stored, is a duplicate or was rejected, in the order of `nights`.
 */
export async function storeImportedNights(
  db: Db,
  userId: number,
  { source, orderedAt }: Origin,
  nights: readonly CheckedRecord<'night'>[],
): Promise<(Stored | { problem: RecordProblem })[]> {
  const readings = nights.map(({ kind: _kind, externalId, isNap, ...content }) => ({
    ...{ externalId, isNap, orderedAt },
    content,
  }));
  const stored = await findNightVersions(db, userId, source, {
    ids: readings.map(({ externalId }) => externalId),
    days: nights.map(({ day }) => day),
  });
  const { outcomes, changes } = placeNights(stored, readings);
  await updateNightVersions(db, userId, source, changes);
  await replaceImportedValues(db, userId, source, {
    names: ['sleepHours', 'deepSleepHours', 'remSleepHours', 'lightSleepHours', 'sleepEfficiency'],
    days: listReplacedDays(stored, changes),
    values: [...changes.values()].flatMap((night) => (night ? toValues(night) : [])),
  });
  return outcomes.map((outcome, index) => {
    if (outcome !== 'shorter') return outcome;
    const night = nights[index] as CheckedRecord<'night'>;
    const problem = { what: 'sleepHours', day: night.day, value: hoursAsleep(night) };
    return { problem: { reason: 'shorterSleep', ...problem } };
  });
}

/**
 * Returns the days whose stored night of this source is deleted or replaced by another night. The caller deletes the
 * values of these days, so that they do not mix with the values of the new night.
 */
const listReplacedDays = (
  stored: readonly NightVersion[],
  changes: ReadonlyMap<CalendarDay, NightVersion | null>,
): CalendarDay[] =>
  stored
    .filter(({ externalId, content }) => {
      const night = changes.get(content.day);
      return night !== undefined && night?.externalId !== externalId;
    })
    .map(({ content }) => content.day);

function toValues({ content, orderedAt }: NightVersion) {
  const values = [
    ['sleepHours', hoursAsleep(content)],
    ['deepSleepHours', content.deepHours],
    ['remSleepHours', content.remHours],
    ['lightSleepHours', content.lightHours],
    ['sleepEfficiency', content.efficiency],
  ] as const;
  return values.flatMap(([measure, value]) =>
    value === null ? [] : [{ measure, value, day: content.day, recordedAt: content.wakeTime, orderedAt }],
  );
}
