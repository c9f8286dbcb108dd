import { useTranslation } from 'react-i18next';
import { toDayNumber } from '#domain/calendar-day.ts';
import { inSentence } from '#domain/insights/measure-phrases.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { DotRowLabels, DotRows, dotRowsScale } from '#web/charts/dot-rows.tsx';
import { ReadableChart } from '#web/charts/readable-chart.tsx';
import { formatDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useIsMeasureShown } from '#web/lib/shown-numbers.ts';
import { useWidth } from '#web/lib/use-width.ts';
import { useFormatValue } from '#web/ui/use-format-value.ts';
import { axisTitle } from './axis-text.ts';
import { type DrawnPattern, usePatternRows } from './use-pattern-rows.ts';

/** Draws the outcomes of all days in two rows: the days with more of the exposure, and the others. */
export function PatternDrawing(pattern: DrawnPattern) {
  const { t } = useTranslation(['insights', 'patterns']);
  const { language } = useLanguage();
  const { exposure, outcome, lag } = pattern.insight;
  const exposureName = inSentence(exposure, language);
  const isShown = useIsMeasureShown()(outcome);
  return (
    <figure aria-label={t('lead.plot', { outcome: measures[outcome].name[language] })} className="min-w-0">
      <figcaption className="text-small text-pretty text-muted lg:pr-10">
        {t('lead.by', {
          outcome: axisTitle(outcome, language, isShown),
          exposure: lag === 1 ? t('patterns:days.dayBefore', { name: exposureName }) : exposureName,
        })}
      </figcaption>
      <DrawnDays {...pattern} />
    </figure>
  );
}

function DrawnDays(pattern: DrawnPattern) {
  const { insight, days, more, kinds } = pattern;
  const { outcome } = insight;
  const { language } = useLanguage();
  const today = useToday();
  const format = useFormatValue();
  const [ref, width] = useWidth<HTMLDivElement>();
  const drawing = usePatternRows(pattern);
  const points = days.map(({ day, outcome: value }) => ({
    name: formatDay(day, language, today),
    at: toDayNumber(day),
    value,
    text: `${format(value, outcome)}, ${kinds[more.has(day) ? 0 : 1].text}`,
  }));
  const toX = dotRowsScale(drawing.domain, width);
  return (
    <>
      <DotRowLabels rows={drawing.rows} />
      <ReadableChart
        series={[{ label: measures[outcome].name[language], points }]}
        toX={(index) => (100 * toX(days[index]?.outcome ?? 0)) / width}
      >
        <div ref={ref} className="min-h-44">
          {width > 0 && <DotRows {...drawing} width={width} />}
        </div>
      </ReadableChart>
    </>
  );
}
