import { useTranslation } from 'react-i18next';
import { fewestNoiseValues } from '#domain/experiments/noise.ts';
import { requiredPairedDays } from '#domain/insights/readiness.ts';
import { weeksNeeded } from '#domain/insights/week-story.ts';
import { CollectedDays } from './collected-days.tsx';

/** What the app can say after how many days, for a person who logs every day. */
const steps = [
  { name: 'experiment', days: fewestNoiseValues },
  // The week itself is compared with the earlier weeks.
  { name: 'week', days: (weeksNeeded + 1) * 7 },
  { name: 'pattern', days: requiredPairedDays },
] as const;

/** Draws the days up to each step as a row of marks, and names the step. `days` is the number of days so far. */
export function ComingSteps({ days }: { days: number }) {
  const { t } = useTranslation('insights');
  return (
    <ul className="grow space-y-3 lg:space-y-4">
      {steps.map(({ name, days: last }, index) => {
        const before = steps[index - 1]?.days ?? 0;
        return (
          <li
            key={name}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-1 lg:grid-cols-[12rem_minmax(0,1fr)] lg:items-center"
          >
            <CollectedDays days={days - before} needed={last - before} />
            <p className="flex items-baseline gap-x-3">
              <span className="font-medium whitespace-nowrap tabular-nums">
                {t('dayCount', { count: last })}
              </span>
              <span className="text-pretty text-muted">{t(`coming.${name}`)}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
