import { useTranslation } from 'react-i18next';
import type { PatternInsight } from '#contracts/insights.ts';
import { inSentence } from '#domain/insights/measure-phrases.ts';
import { measures } from '#domain/measures/catalogue.ts';
import type { Measure } from '#domain/measures/measure.ts';
import { type DayValue, listLastDays } from '#domain/measures/usual.ts';
import { axisWidth } from '#web/charts/axis-tick.tsx';
import { ReadableChart } from '#web/charts/readable-chart.tsx';
import { meanWidth, SplitDrawing, splitPlace } from '#web/charts/split-drawing.tsx';
import { formatDay, formatPercent, formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useIsMeasureShown } from '#web/lib/shown-numbers.ts';
import { areaColor } from '#web/ui/area.ts';
import { useFormatValue } from '#web/ui/use-format-value.ts';
import { axisTitle, measureAxis, tickText } from './axis-text.ts';
import { Distance, LeadLegend } from './lead-legend.tsx';
import { type DayKind, type PatternDay, useDayKinds } from './use-day-kinds.ts';
import { useShortValue } from './use-short-value.ts';

interface Props {
  insight: PatternInsight;
  /** The days that the pattern is based on, oldest first. There is at least one day. */
  days: readonly PatternDay[];
}

/** The number of days that are drawn. */
const drawnDays = 30;

/**
 * Draws the outcome of the last 30 days of `days`: as a dot on days with more of the exposure, as a ring on other days
 * (see `useDayKinds`). Two lines show the means of both, over all `days`. Says on request how the description of the
 * effect differs from them.
 *
 * Has no band of usual values: those are about the days before today, and the days of the pattern ended earlier.
 */
export function LeadDrawing({ insight, days }: Props) {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const { exposure, outcome, lag } = insight;
  const exposureName = inSentence(exposure, language);
  const { name, area }: Measure = measures[outcome];
  const isShown = useIsMeasureShown()(outcome);
  const { more, kinds } = useDayKinds(insight)(days);
  const formatMean = useFormatMean(outcome);
  const series = days.map(({ day, outcome: value }) => ({ day, value }));
  const lastDay = days.at(-1)?.day ?? '';
  const shown = listLastDays(series, lastDay, drawnDays);
  return (
    <figure aria-label={t('lead.plot', { outcome: name[language] })} className="min-w-0">
      <figcaption className="text-small text-muted lg:pr-10">
        {t('lead.by', {
          outcome: axisTitle(outcome, language, isShown),
          exposure: lag === 1 ? t('lead.dayBefore', { name: exposureName }) : exposureName,
        })}
      </figcaption>
      <DrawnDays {...{ outcome, shown, more, kinds, formatMean }} />
      <LeadLegend {...{ kinds, formatMean }} color={areaColor(area)} />
      <p className="mt-2 text-small text-pretty text-muted">
        {t('lead.drawn', {
          count: shown.filter(({ value }) => value !== null).length,
          last: formatShortDay(lastDay, language),
          total: days.length,
        })}
      </p>
      <details>
        <summary className="flex min-h-11 items-center font-medium text-primary">{t('lead.how')}</summary>
        <p className="text-small text-pretty text-muted">
          <Distance {...{ exposure, kinds }} /> {t('lead.adjusted')}
        </p>
      </details>
    </figure>
  );
}

interface DrawnDaysProps {
  outcome: PatternInsight['outcome'];
  /** The days that are drawn, oldest first. */
  shown: readonly DayValue[];
  more: ReadonlySet<string>;
  kinds: readonly [DayKind, DayKind];
  formatMean: (mean: number) => string;
}

function DrawnDays({ outcome, shown, more, kinds, formatMean }: DrawnDaysProps) {
  const { language } = useLanguage();
  const today = useToday();
  const format = useFormatValue();
  const isShown = useIsMeasureShown()(outcome);
  const { name, area, smallestDifference = 0 }: Measure = measures[outcome];
  const [dots, rings] = kinds.map(({ group }) => group && { mean: group.mean, text: formatMean(group.mean) });
  const values = [...shown.map(({ value }) => value), dots?.mean, rings?.mean].flatMap(
    (value) => value ?? [],
  );
  const ticks = measureAxis(values, outcome).ticks.map((value) => ({
    value,
    text: isShown ? tickText(value, outcome, language) : '',
  }));
  const points = shown.map(({ day, value }) => ({
    name: formatDay(day, language, today),
    value,
    text: value === null ? '' : `${format(value, outcome)}, ${kinds[more.has(day) ? 0 : 1].text}`,
  }));
  return (
    <div style={{ paddingLeft: axisWidth(ticks), paddingRight: meanWidth([dots, rings]) }}>
      <ReadableChart
        series={[{ label: name[language], points }]}
        toX={(index) => splitPlace(index, drawnDays)}
      >
        <SplitDrawing
          days={shown}
          dotDays={more}
          color={areaColor(area)}
          {...{ ticks, smallestDifference, dots, rings }}
        />
      </ReadableChart>
      <p aria-hidden="true" className="flex justify-between text-small text-muted">
        {[shown.at(0), shown.at(-1)].map(
          (one) => one && <span key={one.day}>{formatShortDay(one.day, language)}</span>,
        )}
      </p>
    </div>
  );
}

/** Returns a function that formats a mean: "5.6". The text is empty if the person hides the numbers of the measure. */
function useFormatMean(outcome: PatternInsight['outcome']) {
  const { language } = useLanguage();
  const shortValue = useShortValue();
  const isShown = useIsMeasureShown()(outcome);
  const isYesNo = measures[outcome].kind === 'yesNo';
  return (mean: number) => {
    if (!isShown) return '';
    return isYesNo ? formatPercent(Math.round(mean * 100), language) : shortValue(mean, outcome);
  };
}
