import { Dumbbell, HeartPulse, type LucideIcon, PersonStanding } from 'lucide-react';
import type { WorkoutType } from '#domain/fitness.ts';
import { areaColor } from './area.ts';

const icons: Record<WorkoutType, LucideIcon> = {
  cardio: HeartPulse,
  strength: Dumbbell,
  yoga: PersonStanding,
};

/** Shows the coloured icon of a workout type in a circle. */
export function WorkoutIcon({ type }: { type: WorkoutType }) {
  const Icon = icons[type];
  return (
    <span
      aria-hidden="true"
      className="flex size-11 shrink-0 items-center justify-center rounded-full bg-sunken"
      style={{ color: areaColor('fitness') }}
    >
      <Icon className="size-5" strokeWidth={1.75} />
    </span>
  );
}
