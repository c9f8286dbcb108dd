import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { measures } from '#domain/measures/catalogue.ts';
import { useIsMeasureShown } from '#web/lib/shown-numbers.ts';
import { areaColor } from '#web/ui/area.ts';
import { useFormatFact } from './use-format-fact.ts';
import { WeekBand } from './week-band.tsx';
import type { WeekFact } from './week-fact.ts';

interface Props {
  fact: WeekFact;
  name: string;
}

const noteStyle = 'text-muted max-sm:col-span-full sm:col-start-1';

/**
 * The measures whose average leaves out days without a session or a workout. The row says how many days the average
 * has.
 */
const countedMeasures: ReadonlySet<string> = new Set(['meditationMinutes', 'workoutMinutes']);

/**
 * Shows a measure of a week, with its value and the usual value. If the person hides the values, shows only the
 * direction of a week that differs.
 */
export function WeekRow({ fact, name }: Props) {
  const { t } = useTranslation('insights');
  const format = useFormatFact(fact);
  const { measure, value, usual, low, high, days, standing } = fact;
  const isHabit = measures[measure].kind === 'yesNo';
  const isVisible = useIsMeasureShown()(measure) || isHabit;
  return (
    <li className="col-span-full grid grid-cols-subgrid border-t border-line py-2 sm:items-center">
      <span>{name}</span>
      {isHabit && <span className={noteStyle}>{t('storyCount', { value, days })}</span>}
      {countedMeasures.has(measure) && <span className={noteStyle}>{t('countedDays', { count: days })}</span>}
      {isVisible ? (
        <>
          <span className="row-start-1 text-right font-medium whitespace-nowrap tabular-nums max-sm:col-start-2 sm:col-start-3 sm:row-span-2 sm:row-start-1">
            <Direction fact={fact} />
            <Amount fact={fact} amount={value} />
          </span>
          <span className="row-start-1 text-right whitespace-nowrap text-muted tabular-nums max-sm:col-start-3 sm:col-start-4 sm:row-span-2 sm:row-start-1">
            <span className="visually-hidden">{t('storyColumns.usual')}: </span>
            <Amount fact={fact} amount={usual} />
            <span className="visually-hidden">
              . {t('storyBetween', { low: format(low), high: format(high) })}
            </span>
          </span>
          <span className="max-sm:col-span-full max-sm:mt-1 sm:col-start-2 sm:row-span-2 sm:row-start-1">
            <WeekBand fact={fact} />
          </span>
        </>
      ) : (
        <span className="col-span-2 row-start-1 text-right max-sm:col-start-2 sm:col-start-3 sm:row-span-2 sm:row-start-1">
          {standing !== 'usual' && t(`storyHidden.${standing}`)}
        </span>
      )}
    </li>
  );
}

/** Shows a value. The "of 10" of a score is only for screen readers, because `WeekKey` says it once for all rows. */
function Amount({ fact, amount }: { fact: WeekFact; amount: number }) {
  const text = useFormatFact(fact)(amount);
  if (measures[fact.measure].kind !== 'scale') return text;
  const [short = text] = text.split(' ');
  return (
    <>
      {short}
      <span className="visually-hidden">{text.slice(short.length)}</span>
    </>
  );
}

/** Shows an arrow for a week that differs. */
function Direction({ fact: { measure, standing } }: Pick<Props, 'fact'>) {
  const { t } = useTranslation('insights');
  if (standing === 'usual') return null;
  const { kind, area } = measures[measure];
  const Arrow = { above: ArrowUpRight, below: ArrowDownRight }[standing];
  return (
    <>
      <Arrow
        aria-hidden="true"
        className="mr-1 inline size-4 text-muted"
        // Habits have no colour of their own.
        style={kind === 'yesNo' ? undefined : { color: areaColor(area) }}
      />
      <span className="visually-hidden">{t(`storyMove.${standing}`)} </span>
    </>
  );
}
