import { useTranslation } from 'react-i18next';
import type { PatternInsight } from '#contracts/insights.ts';
import { addDays } from '#domain/calendar-day.ts';
import { type DayGroup, findMoreDays, summariseDays } from '#domain/insights/lead.ts';
import { inSentence } from '#domain/insights/measure-phrases.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { type Measure, measureUnits } from '#domain/measures/measure.ts';
import { findUsual, listLastDays, type Usual } from '#domain/measures/usual.ts';
import { shortenFirst } from '#domain/shorten-first.ts';
import { ReadableChart } from '#web/charts/readable-chart.tsx';
import { SplitDrawing, splitPlace } from '#web/charts/split-drawing.tsx';
import { formatDay, formatPercent, formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useIsMeasureShown } from '#web/lib/shown-numbers.ts';
import { areaColor } from '#web/ui/area.ts';
import { useFormatValue } from '#web/ui/use-format-value.ts';
import { useShortValue } from './use-short-value.ts';

interface Props {
  insight: PatternInsight;
  /** The days that the pattern is based on, oldest first. There is at least one day. */
  days: readonly { day: string; exposure: number; outcome: number }[];
}

/** The number of days that are drawn. */
const drawnDays = 30;

/**
 * Draws the outcome of the last 30 days of `days` over the band of its usual values. A day is a dot if a yes/no
 * exposure is yes, or if a numeric exposure is above its median. All other days are rings. Two lines show the mean of
 * the dots and the mean of the rings, over all `days`. A list repeats both means in words.
 */
export function LeadDrawing({ insight: { exposure, outcome, lag }, days }: Props) {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const today = useToday();
  const format = useFormatValue();
  const { name, area, kind: outcomeKind, unit, smallestDifference = 0 }: Measure = measures[outcome];
  const end = days.at(-1)?.day ?? today;
  const series = days.map(({ day, outcome: value }) => ({ day, value }));
  const usual = findUsual(series, addDays(end, 1));
  const shown = listLastDays(series, end, drawnDays);
  const isYesNo = measures[exposure].kind === 'yesNo';
  const more = findMoreDays(days, isYesNo);
  const exposureName = measures[exposure].name[language];
  const cause = lag === 1 ? t('lead.dayBefore', { name: exposureName }) : exposureName;
  const kinds = (isYesNo ? (['yes', 'no'] as const) : (['more', 'less'] as const)).map((kind, index) => ({
    kind,
    text: t(`lead.kinds.${kind}`, { name: cause }),
    group: summariseDays(days.filter(({ day }) => more.has(day) === (index === 0))),
  }));
  const formatMean = useFormatMean(outcome);
  const drawn = kinds.map(({ group }) => group && { mean: group.mean, text: formatMean(group.mean) });
  const points = shown.map(({ day, value }) => ({
    name: formatDay(day, language, today),
    value,
    text: value === null ? '' : `${format(value, outcome)}, ${kinds[more.has(day) ? 0 : 1]?.text}`,
  }));
  return (
    <figure aria-label={t('lead.plot', { outcome: name[language] })} className="min-w-0">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>
          <span className="font-medium">{name[language]}</span>
          {outcomeKind === 'scale' && (
            <span className="text-small text-muted"> {measureUnits[unit][language]}</span>
          )}
        </span>
        {usual && <UsualRange usual={usual} format={(value) => format(value, outcome)} />}
      </figcaption>
      <ReadableChart
        series={[{ label: name[language], points }]}
        toX={(index) => splitPlace(index, drawnDays)}
      >
        <SplitDrawing
          days={shown}
          usual={usual}
          color={areaColor(area)}
          smallestDifference={smallestDifference}
          dotDays={more}
          dots={drawn[0]}
          rings={drawn[1]}
        />
      </ReadableChart>
      <p aria-hidden="true" className="flex justify-between pr-[12%] text-small text-muted">
        <span>{formatShortDay(shown[0]?.day ?? end, language)}</span>
        <span>{formatShortDay(end, language)}</span>
      </p>
      <ul className="mt-2 space-y-1 text-small">
        {kinds.map(({ kind, text, group }, index) => (
          <li key={kind} className="flex items-baseline gap-2">
            <KindMark isDot={index === 0} color={areaColor(area)} />
            <span>
              <span className="font-medium">{text}.</span> {group && <Mean {...{ group, formatMean }} />}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-small text-muted">
        {t('lead.drawn', { count: shown.filter(({ value }) => value !== null).length, total: days.length })}{' '}
        {isYesNo ? t('lead.adjusted') : t('lead.oneStep', { exposure: inSentence(exposure, language) })}
      </p>
    </figure>
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

/** Says the mean of a kind of days and the number of days: "5.6 on average over 61 days." */
function Mean({ group, formatMean }: { group: DayGroup; formatMean: (mean: number) => string }) {
  const { t } = useTranslation('insights');
  const mean = formatMean(group.mean);
  return (
    <span className="text-muted">
      {mean === ''
        ? t('lead.days', { count: group.days })
        : t('lead.mean', { value: mean, count: group.days })}
    </span>
  );
}

function UsualRange({ usual, format }: { usual: Usual; format: (value: number) => string }) {
  const { t } = useTranslation(['insights', 'charts']);
  const [low, high] = [format(usual.low), format(usual.high)];
  const range = low === high ? low : t('charts:usual.range', { low: shortenFirst(low, high), high });
  return <span className="text-small text-muted">{t('insights:lead.usual', { range })}</span>;
}

const KindMark = ({ isDot, color }: { isDot: boolean; color: string }) => (
  <span
    aria-hidden="true"
    className="size-2.5 shrink-0 rounded-full border-2"
    style={{ borderColor: color, background: isDot ? color : 'transparent' }}
  />
);
