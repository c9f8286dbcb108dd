import { useTranslation } from 'react-i18next';
import { quickDurations } from '#domain/fitness.ts';
import { areaColor } from '#web/ui/area.ts';

interface Props {
  /** The time that the workout has taken, in minutes. */
  minutes: number;
  isRunning: boolean;
}

/**
 * Draws the time of a workout as a bar, and shows each of `quickDurations` (in minutes) as a number below its place on
 * the scale, the last with its unit. The scale ends at the largest of these numbers. If the workout is longer, the
 * scale ends at the time of the workout.
 */
export function ElapsedBar({ minutes, isRunning }: Props) {
  const { t } = useTranslation('fitness');
  const top = Math.max(quickDurations.at(-1) ?? 0, minutes);
  const place = (value: number) => `${(value / top) * 100}%`;
  return (
    <div aria-hidden="true" className="mt-3">
      <svg aria-hidden="true" className="block w-full" height="12">
        <rect width="100%" height="12" rx="6" fill="var(--raised)" />
        <rect
          width={place(minutes)}
          height="12"
          rx="6"
          fill={areaColor('fitness')}
          opacity={isRunning ? 1 : 0.55}
        />
      </svg>
      <div className="relative mt-1 h-5 text-small tabular-nums">
        {quickDurations.map((value) => (
          <span
            key={value}
            className="absolute -translate-x-full whitespace-nowrap"
            style={{ left: place(value) }}
          >
            {value === quickDurations.at(-1) ? t('minutes', { count: value }) : value}
          </span>
        ))}
      </div>
    </div>
  );
}
