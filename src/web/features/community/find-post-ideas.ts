import type { EndpointResult } from '#contracts/endpoint.ts';
import type { ExerciseActivity } from '#contracts/fitness.ts';
import type { MeditationSession } from '#contracts/mindfulness.ts';
import type { getDeviceSummary } from '#contracts/sources.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { mayUse } from '#domain/devices/source-use.ts';

/** What the member has logged. A list that is not loaded is undefined. */
interface OwnData {
  deviceSummary: EndpointResult<typeof getDeviceSummary> | undefined;
  /** Newest first. */
  workouts: ExerciseActivity[] | undefined;
  /** Newest first. */
  sessions: MeditationSession[] | undefined;
}

/** An idea for a post. `count` is the number in its text, and `minutes` their sum. */
export type PostIdea =
  | { kind: 'steps'; count: number }
  | { kind: 'workouts'; count: number; minutes: number }
  | { kind: 'meditation'; minutes: number };

/** The smallest number of days with steps for which the sum says something about the week. */
const fewestStepDays = 3;

/**
 * Returns ideas for a post about the days from `from` on. Leaves out a kind if any of its values may not be shared,
 * because the sum of the other values would be too low.
 */
export function findPostIdeas({ deviceSummary, workouts, sessions }: OwnData, from: CalendarDay): PostIdea[] {
  const steps = deviceSummary?.find(({ measure }) => measure === 'steps')?.days ?? [];
  const recentWorkouts = workouts?.filter(({ date, counts }) => counts && date >= from) ?? [];
  const recentSessions = sessions?.filter(({ date }) => date >= from) ?? [];
  const ideas: PostIdea[] = [];
  if (steps.length >= fewestStepDays && steps.every(isShareable)) {
    ideas.push({ kind: 'steps', count: sum(steps.map(({ value }) => value)) });
  }
  if (recentWorkouts.length > 0 && recentWorkouts.every(isShareable)) {
    const minutes = sum(recentWorkouts.map(({ duration }) => duration));
    ideas.push({ kind: 'workouts', count: recentWorkouts.length, minutes });
  }
  if (recentSessions.length > 0 && recentSessions.every(isShareable)) {
    ideas.push({ kind: 'meditation', minutes: sum(recentSessions.map(({ duration }) => duration)) });
  }
  return ideas;
}

const isShareable = ({ source }: { source: string }) => mayUse(source, 'share');

const sum = (values: number[]) => Math.round(values.reduce((total, value) => total + value, 0));
