import { useTranslation } from 'react-i18next';
import { answerBounds } from '#domain/checkin.ts';
import { maxDrawnGlasses } from '#domain/nutrition/meals.ts';
import { useToday } from '#web/lib/clock.ts';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { areaColor } from '#web/ui/area.ts';
import type { OwnDays, OwnMeasure } from './list-own-days.ts';
import { display, MeasureLabel, TodaysValue } from './own-measure.tsx';

/** Draws the values that the person entered on the first day. */
export function FirstValues({ own }: { own: readonly OwnDays[] }) {
  const { t } = useTranslation('imports');
  const today = useToday();
  return (
    <>
      <h3 className="font-semibold">{t('sources.ownToday')}</h3>
      <p className="text-small text-muted">{t('sources.ownTodayText')}</p>
      <ul className="mt-2 divide-y divide-line">
        {own.map(({ measure, values }) => (
          <li
            key={measure}
            className="grid grid-cols-[7.5rem_minmax(0,1fr)_4rem] items-center gap-3 py-2.5 sm:grid-cols-[10rem_minmax(0,1fr)_5.5rem]"
          >
            <MeasureLabel measure={measure} />
            <ValueBar measure={measure} value={values.get(today)} />
            <span className="text-right text-small tabular-nums">
              <TodaysValue measure={measure} values={values} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * Draws a score as parts of its scale, and glasses as one part each, at most `maxDrawnGlasses`. Draws nothing for hours,
 * or if the person hides scores.
 */
function ValueBar({ measure, value }: { measure: OwnMeasure; value: number | undefined }) {
  const shown = useShownNumbers();
  const total = measure === 'waterIntake' ? maxDrawnGlasses : answerBounds.scale.max;
  const isDrawn = measure === 'waterIntake' || (measure !== 'sleepHours' && shown.scores);
  if (value === undefined || !isDrawn) return <span />;
  return (
    <span aria-hidden="true" className="flex gap-0.5">
      {Array.from({ length: total }, (_, index) => index + 1).map((part) => (
        <span
          key={part}
          className={`h-2 grow rounded-[2px] ${measure === 'waterIntake' ? '' : 'bg-line'}`}
          style={part <= value ? { background: areaColor(display[measure].area) } : undefined}
        />
      ))}
    </span>
  );
}
