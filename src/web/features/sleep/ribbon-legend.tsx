import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SleepGoalsAnswer } from '#contracts/sleep.ts';
import { formatClock } from '#domain/format-clock.ts';
import type { Usual } from '#domain/measures/usual.ts';
import type { usualTimes } from '#domain/sleep-ribbon.ts';
import { NightStar } from '#web/charts/night-star.tsx';
import { unrated } from '#web/charts/ribbon-days.tsx';
import { nightScene } from '#web/charts/sky-gradient.tsx';
import { areaColor } from '#web/ui/area.ts';

interface Props {
  /** Undefined if the goals are not loaded. */
  goals: SleepGoalsAnswer | undefined;
  usual: ReturnType<typeof usualTimes>;
  /** Whether a night has a star. */
  hasStar: boolean;
  /** Whether a night has no rating beside nights that have one. */
  hasUnrated: boolean;
}

/** Explains the bands, the dashed lines, the stars and the dots of the drawing of the nights. */
export function RibbonLegend({ goals, usual, hasStar, hasUnrated }: Props) {
  const { t } = useTranslation('sleep');
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-small text-muted">
      {usual && (
        <li className="flex items-center gap-2">
          <Mark>
            <span className="size-full opacity-40" style={{ background: areaColor('sleep') }} />
          </Mark>
          {t('ribbon.usualTimes', { bedtime: rangeOf(usual.bedtime), wakeTime: rangeOf(usual.wakeTime) })}
        </li>
      )}
      {goals && (
        <li className="flex items-center gap-2">
          <Mark>
            <span className="w-full border-t border-dashed border-muted" />
          </Mark>
          {t(goals.isSuggested ? 'ribbon.suggestedGoal' : 'ribbon.goal', {
            times: `${goals.targetBedtime}–${goals.targetWakeTime}`,
          })}
        </li>
      )}
      {hasStar && (
        <li className="flex items-center gap-2">
          <Mark>
            <svg aria-hidden="true" width="12" height="12" viewBox="-6 -6 12 12">
              <NightStar />
            </svg>
          </Mark>
          {t('ribbon.excellent')}
        </li>
      )}
      {hasUnrated && (
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="w-5 text-center font-semibold">
            {unrated}
          </span>
          {t('ribbon.notRated')}
        </li>
      )}
    </ul>
  );
}

/** Shows a detail of the drawing on a piece of its sky. */
const Mark = ({ children }: { children: ReactNode }) => (
  <span
    aria-hidden="true"
    className={`flex h-4 w-5 shrink-0 items-center justify-center overflow-hidden rounded-sm bg-[var(--night)] ${nightScene}`}
  >
    {children}
  </span>
);

/** Returns the usual times as text. Rounds to five minutes, because quartiles of so few nights are not more exact. */
function rangeOf({ low, high }: Usual): string {
  const textOf = (time: number) => formatClock(Math.round((time + 12 * 60) / 5) * 5);
  // The word joiner keeps the two times on one line.
  return textOf(low) === textOf(high) ? textOf(low) : `${textOf(low)}–\u2060${textOf(high)}`;
}
