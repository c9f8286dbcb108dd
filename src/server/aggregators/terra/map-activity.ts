import type { z } from 'zod';
import type { HealthRecord, Rejection } from '#domain/devices/health-record.ts';
import { divide } from '../daily-records.ts';
import type { MapContext } from '../read-items.ts';
import { notUsed, unreadable } from '../rejections.ts';
import { kindOfActivity, nameOfActivity } from './activity-types.ts';
import type { activity } from './schemas.ts';
import { readTerraTime } from './terra-times.ts';

/** Kilojoules per kilocalorie. */
const kilojoulesPerKilocalorie = 4.184;
/** Terra's code for an activity of unknown type. */
const unknownType = 4;
/** The value of `upload_type` for an activity that the person has deleted. */
const deleted = 4;

/** Returns the record of an activity: a workout, or a session if the activity is meditation or breathing. */
export function mapActivity(
  { metadata, calories_data: calories, energy_data: energy }: z.output<typeof activity>,
  { zone }: MapContext,
): (HealthRecord | Rejection)[] {
  const { summary_id: externalId, name } = metadata;
  const type = metadata.type ?? unknownType;
  const start = readTerraTime(metadata.start_time, metadata, zone);
  const end = readTerraTime(metadata.end_time, metadata, zone);
  if (!start || !end) return [unreadable('activity.metadata.start_time', externalId)];
  const kind = kindOfActivity(type);
  if (kind === 'none') return [notUsed(`activity ${nameOfActivity(type)}`, externalId)];
  if (metadata.upload_type === deleted) return [notUsed('activity, deleted', externalId)];
  const common = {
    externalId,
    zone: start.zone,
    startedAt: start.instant,
    minutes: (end.instant.getTime() - start.instant.getTime()) / 60_000,
  };
  if (kind === 'meditation') return [{ kind: 'session', ...common, type: 'mindfulness' }];
  if (kind === 'breathing') return [{ kind: 'session', ...common, type: 'breathing' }];
  return [
    {
      kind: 'workout',
      ...common,
      type: kind,
      title: name || nameOfActivity(type),
      intensity: null,
      calories:
        calories?.total_burned_calories ??
        calories?.net_activity_calories ??
        divide(energy?.energy_kilojoules, kilojoulesPerKilocalorie),
    },
  ];
}
