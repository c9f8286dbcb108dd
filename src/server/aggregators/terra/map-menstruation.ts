import type { z } from 'zod';
import type { CyclePhase } from '#domain/cycle.ts';
import type { HealthRecord, Rejection } from '#domain/devices/health-record.ts';
import type { MapContext } from '../read-items.ts';
import { readDay } from '../read-time.ts';
import { notUsed, unreadable } from '../rejections.ts';
import type { menstruation } from './schemas.ts';

/** The phases: period, follicular, fertile, ovulation, luteal, premenstrual. The trimesters of a pregnancy have none. */
const phases: Readonly<Record<number, CyclePhase | undefined>> = {
  1: 'menstrual',
  2: 'follicular',
  3: 'follicular',
  4: 'ovulation',
  5: 'luteal',
  6: 'luteal',
};

/** The flow of 2 light to 4 heavy. 1 is none, and 5 is a flow of unknown strength. */
const flows: Readonly<Record<number, number | undefined>> = { 2: 2, 3: 3, 4: 4 };
const firstFlow = 2;

/**
 * Returns the entry of a day. A phase that was only predicted is not used. Returns no entry for a day that says
 * nothing.
 */
export function mapMenstruation(
  item: z.output<typeof menstruation>,
  _context: MapContext,
): (HealthRecord | Rejection)[] {
  const day = readDay(item.metadata.start_time);
  if (!day) return [unreadable('menstruation.metadata.start_time', null)];
  const data = item.menstruation_data ?? {};
  const ofDay = (data.menstruation_flow ?? []).filter(
    ({ timestamp }) => !timestamp || readDay(timestamp) === day,
  );
  const levels = ofDay.flatMap(({ flow }) => (flow && flow >= firstFlow ? [flow] : []));
  const flow = Math.max(0, ...levels.flatMap((level) => flows[level] ?? [])) || null;
  const isPredicted = data.is_predicted_cycle ?? false;
  const logged = data.current_phase ?? 0;
  const phase = isPredicted ? null : (phases[logged] ?? null);
  const isPeriodStart = !isPredicted && !!data.period_start_date && readDay(data.period_start_date) === day;
  const rejections = [
    ...(isPredicted && logged > 0 ? [notUsed('menstruation.menstruation_data.is_predicted_cycle', day)] : []),
    ...(logged > 6 ? [notUsed('menstruation.menstruation_data.current_phase, pregnancy', day)] : []),
  ];
  if (levels.length === 0 && phase === null && !isPeriodStart) return rejections;
  return [
    {
      kind: 'cycle',
      externalId: day,
      day,
      flow,
      phase: phase ?? (levels.length > 0 ? 'menstrual' : null),
      isPeriodStart,
      symptoms: [],
      notes: null,
    },
    ...rejections,
  ];
}
