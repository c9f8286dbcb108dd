import { guessWorkoutType } from '#domain/devices/guess-workout-type.ts';
import type { Rejection, SessionRecord, WorkoutRecord } from '#domain/devices/health-record.ts';
import type { ExportFile } from '../../reader.ts';
import { unreadable } from '../../reject.ts';
import type { Clock } from './clock.ts';
import { amount } from './days.ts';
import { exerciseNames, isStrengthCode } from './exercise-names.ts';
import { type Cells, readTable } from './read-table.ts';

interface Span {
  externalId: string;
  zone: string;
  startedAt: Date;
  minutes: number;
}

/**
 * Returns the start and the length of a row. The length is 0 if the row states no length. Returns undefined if the
 * start cannot be read.
 */
function readSpan(cells: Cells, clock: Clock): Span | undefined {
  const [startedAt, end] = [clock.instant(cells, 'start_time'), clock.instant(cells, 'end_time')];
  if (!startedAt) return undefined;
  const milliseconds = amount(cells, 'duration') ?? (end ? end.getTime() - startedAt.getTime() : 0);
  return {
    externalId: cells.datauuid || startedAt.toISOString(),
    zone: clock.zone(cells, startedAt),
    startedAt,
    minutes: milliseconds / 60_000,
  };
}

/** Yields the workouts of a table of exercises, and a rejection for each row without a readable start or length. */
export async function* readWorkouts(
  file: ExportFile,
  clock: Clock,
): AsyncGenerator<WorkoutRecord | Rejection> {
  for await (const { cells, line } of readTable(file)) {
    const span = readSpan(cells, clock);
    if (!span || span.minutes <= 0) {
      yield unreadable('start_time', file, line);
      continue;
    }
    const code = cells.exercise_type ?? '';
    const title = cells.title || exerciseNames[code] || 'Samsung Health';
    const energy = amount(cells, 'calorie') ?? amount(cells, 'total_calorie');
    yield {
      kind: 'workout',
      ...span,
      type: isStrengthCode(code) ? 'strength' : guessWorkoutType(exerciseNames[code] ?? title),
      title,
      intensity: null,
      calories: energy === null ? null : Math.round(energy),
    };
  }
}

/**
 * Yields the sessions of a table of breathing exercises or meditations, and a rejection for each row without a readable
 * start or length.
 */
export async function* readSessions(
  file: ExportFile,
  type: 'breathing' | 'mindfulness',
  clock: Clock,
): AsyncGenerator<SessionRecord | Rejection> {
  for await (const { cells, line } of readTable(file)) {
    const span = readSpan(cells, clock);
    if (span && span.minutes > 0) yield { kind: 'session', ...span, type };
    else yield unreadable('start_time', file, line);
  }
}
