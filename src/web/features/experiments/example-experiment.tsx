import { useTranslation } from 'react-i18next';
import { SplitDrawing } from '#web/charts/split-drawing.tsx';
import { useFirstWeekday } from '#web/i18n/first-weekday.ts';
import { formatNumber, formatWeekday } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useIsMeasureShown } from '#web/lib/shown-numbers.ts';
import { areaColor } from '#web/ui/area.ts';
import { Badge } from '#web/ui/badge.tsx';
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
      <p className="mt-4 text-small text-muted">{t('example.draw')}</p>
      <ExampleWeeks days={days} />
      <p className="mt-5 text-small text-muted">{t('example.result')}</p>
      <div className={isShown ? 'pl-5' : ''}>
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
      </div>
      <p className="text-small">{isShown ? t('example.means', { on, off }) : t('example.meansHidden')}</p>
    </figure>
  );
}

/** Draws the days of the example as a calendar with one row for each week. */
function ExampleWeeks({ days }: { days: ReturnType<typeof exampleDays> }) {
  const { language } = useLanguage();
  return (
    <div aria-hidden="true" className="mt-2 grid grid-cols-7 justify-items-center gap-y-2">
      {days.slice(0, 7).map(({ day }) => (
        <span key={day} className="text-small text-muted">
          {formatWeekday(day, language)}
        </span>
      ))}
      {days.map(({ day, isOn }) => (
        <DayMark key={day} isOn={isOn} color={color} />
      ))}
    </div>
  );
}
