import type { z } from 'zod';
import type { CyclePhase } from '#domain/cycle.ts';
import type { HealthRecord, Rejection } from '#domain/devices/health-record.ts';
import type { MapContext } from '../read-items.ts';
import { readDay } from '../read-time.ts';
import { notUsed, ofCycle, unreadable } from '../rejections.ts';
import type { menstruation } from './schemas.ts';

/**
 * The product's phases by Terra's code: 1 period, 2 follicular, 3 fertile, 4 ovulation, 5 luteal, 6 premenstrual.
 * Higher codes are trimesters of a pregnancy. The product does not store pregnancies.
 */
const phases: Readonly<Record<number, CyclePhase | undefined>> = {
  1: 'menstrual',
  2: 'follicular',
  3: 'follicular',
  4: 'ovulation',
  5: 'luteal',
  6: 'luteal',
};

/**
 * The product's flow by Terra's code, from 2 (light) to 4 (heavy). Leaves out code 1, which means no flow, and code 5,
 * which means a flow of unknown strength.
 */
const flows: Readonly<Record<number, number | undefined>> = { 2: 2, 3: 3, 4: 4 };
const firstFlow = 2;

/**
 * Returns the cycle record of a day, and rejections for a predicted phase and for pregnancy. Returns no record if the
 * day has no flow, no phase and no start of a period.
 */
export function mapMenstruation(
  item: z.output<typeof menstruation>,
  _context: MapContext,
): (HealthRecord | Rejection)[] {
  const day = readDay(item.metadata.start_time);
  if (!day) return [ofCycle(unreadable('menstruation.metadata.start_time', null))];
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
  ].map(ofCycle);
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
