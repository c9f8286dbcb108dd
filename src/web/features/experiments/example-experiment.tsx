import { useTranslation } from 'react-i18next';
import { SplitDrawing, splitSpace } from '#web/charts/split-drawing.tsx';
import { useFirstWeekday } from '#web/i18n/first-weekday.ts';
import { formatNumber, formatWeekday } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useIsMeasureShown } from '#web/lib/shown-numbers.ts';
import { areaColor } from '#web/ui/area.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { DayMark } from './day-mark.tsx';
import { exampleDays, exampleMeans, exampleUsual } from './example-data.ts';

const color = areaColor('sleep');

const ticks = [5, 6, 7, 8].map((value) => ({ value, text: String(value) }));

/** Shows an example of an experiment with invented values: the draw of four weeks, and the result. */
export function ExampleExperiment() {
  const { t } = useTranslation('experiments');
  const { language } = useLanguage();
  const days = exampleDays(useFirstWeekday());
  const isShown = useIsMeasureShown()('sleepQuality');
  const textOf = (mean: number) => (isShown ? formatNumber(mean, language, 1) : '');
  const [on, off] = [textOf(exampleMeans.on), textOf(exampleMeans.off)];
  return (
    <figure className="rounded-base border border-dashed border-control bg-paper p-4 sm:p-6">
      <figcaption className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium">{t('example.title')}</span>
        <Badge tone="attention">{t('example.invented')}</Badge>
      </figcaption>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 lg:grid-cols-2">
        <div>
          <p className="text-small text-muted">{t('example.draw')}</p>
          <ExampleWeeks days={days} />
        </div>
        <div>
          <p className="text-small text-muted">{t('example.result')}</p>
          <div className={classNames(splitSpace, isShown && 'pl-5')}>
            <SplitDrawing
              days={days}
              usual={exampleUsual}
              color={color}
              smallestDifference={0.2}
              dotDays={new Set(days.filter(({ isOn }) => isOn).map(({ day }) => day))}
              dots={{ mean: exampleMeans.on, text: on, name: t('example.on') }}
              rings={{ mean: exampleMeans.off, text: off, name: t('example.off') }}
              ticks={isShown ? ticks : []}
            />
            <p className="flex justify-between text-small text-muted">
              {[1, days.length].map((number) => (
                <span key={number}>{t('example.day', { number })}</span>
              ))}
            </p>
          </div>
          <p className="mt-2 text-small">
            {isShown ? t('example.means', { on, off }) : t('example.meansHidden')}
          </p>
        </div>
      </div>
    </figure>
  );
}

/**
 * Draws the days of the example as a calendar with one row for each week. A line joins the two days of each pair. The
 * line of a pair that continues in the next week ends at the edge.
 */
function ExampleWeeks({ days }: { days: ReturnType<typeof exampleDays> }) {
  const { language } = useLanguage();
  return (
    <div aria-hidden="true" className="mt-2 grid grid-cols-7 gap-y-2 overflow-hidden">
      {days.slice(0, 7).map(({ day }) => (
        <span key={day} className="text-center text-small text-muted">
          {formatWeekday(day, language)}
        </span>
      ))}
      {days.map(({ day, isOn }, index) => (
        <span key={day} className="relative flex justify-center">
          <span
            className={classNames(
              'absolute top-1/2 h-0.5 w-1/2 -translate-y-1/2 bg-control',
              index % 2 === 0 ? 'right-0' : 'left-0',
            )}
          />
          <span className="relative rounded-full bg-paper">
            <DayMark isOn={isOn} color={color} />
          </span>
        </span>
      ))}
    </div>
  );
}
