import { useTranslation } from 'react-i18next';
import type { PatternInsight } from '#contracts/insights.ts';
import { toDayNumber } from '#domain/calendar-day.ts';
import { inSentence } from '#domain/insights/measure-phrases.ts';
import { measureAxis } from '#domain/measure-axis.ts';
import { measures } from '#domain/measures/catalogue.ts';
import type { Measure } from '#domain/measures/measure.ts';
import { DotRows, dotRowsScale } from '#web/charts/dot-rows.tsx';
import { ReadableChart } from '#web/charts/readable-chart.tsx';
import { capitalize, formatDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useIsMeasureShown } from '#web/lib/shown-numbers.ts';
import { useWidth } from '#web/lib/use-width.ts';
import { areaColor } from '#web/ui/area.ts';
import { useFormatValue } from '#web/ui/use-format-value.ts';
import { axisTitle, tickText } from './axis-text.ts';
import type { DayKind, PatternDay } from './use-day-kinds.ts';
import { useFormatMean } from './use-format-mean.ts';

interface Props {
  insight: PatternInsight;
  /** The days that the pattern is based on, oldest first. There is at least one day. */
  days: readonly PatternDay[];
  /** The days with more of the exposure (see `useDayKinds`). */
  more: ReadonlySet<string>;
  kinds: readonly [DayKind, DayKind];
}

/** Draws the outcomes of all `days` in two rows: the days with more of the exposure, and the others. */
export function PatternDrawing({ insight, days, more, kinds }: Props) {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const { exposure, outcome, lag } = insight;
  const exposureName = inSentence(exposure, language);
  const isShown = useIsMeasureShown()(outcome);
  const formatMean = useFormatMean(outcome);
  return (
    <figure aria-label={t('lead.plot', { outcome: measures[outcome].name[language] })} className="min-w-0">
      <figcaption className="text-small text-muted lg:pr-10">
        {t('lead.by', {
          outcome: axisTitle(outcome, language, isShown),
          exposure: lag === 1 ? t('lead.dayBefore', { name: exposureName }) : exposureName,
        })}
      </figcaption>
      <DrawnDays {...{ outcome, days, more, kinds, formatMean }} />
    </figure>
  );
}

interface DrawnDaysProps extends Omit<Props, 'insight'> {
  outcome: PatternInsight['outcome'];
  formatMean: (mean: number) => string;
}

function DrawnDays({ outcome, days, more, kinds, formatMean }: DrawnDaysProps) {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const today = useToday();
  const format = useFormatValue();
  const isShown = useIsMeasureShown()(outcome);
  const [ref, width] = useWidth<HTMLDivElement>();
  const { name, area }: Measure = measures[outcome];
  const { domain, ticks } = measureAxis(
    days.map((day) => day.outcome),
    outcome,
  );
  const rows = kinds.flatMap(({ label, group }, index) =>
    group
      ? {
          isFilled: index === 0,
          label: t('lead.row', { kind: capitalize(label, language), count: group.days }),
          days: days.filter(({ day }) => more.has(day) === (index === 0)),
          mean: { value: group.mean, text: formatMean(group.mean) },
        }
      : [],
  );
  const points = days.map(({ day, outcome: value }) => ({
    name: formatDay(day, language, today),
    at: toDayNumber(day),
    value,
    text: `${format(value, outcome)}, ${kinds[more.has(day) ? 0 : 1].text}`,
  }));
  const toX = dotRowsScale(domain, width);
  return (
    <ReadableChart
      series={[{ label: name[language], points }]}
      toX={(index) => (100 * toX(days[index]?.outcome ?? 0)) / width}
    >
      <div ref={ref} className="min-h-44">
        {width > 0 && (
          <DotRows
            {...{ rows, domain, width }}
            color={areaColor(area)}
            ticks={ticks.map((value) => ({
              value,
              text: isShown ? tickText(value, outcome, language) : '',
            }))}
          />
        )}
      </div>
    </ReadableChart>
  );
}
