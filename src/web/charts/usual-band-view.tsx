import { useTranslation } from 'react-i18next';
import {
  type DayValue,
  daysUntilUsual,
  findUsual,
  listLastDays,
  roundUsual,
} from '#domain/measures/usual.ts';
import { capitalize, formatRecentDayInSentence, formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { type Area, areaColor } from '#web/ui/area.ts';
import { BandTable } from './band-table.tsx';
import { ReadableChart } from './readable-chart.tsx';
import { type Comparison, useUsualText } from './use-usual-text.ts';
import { UsualDrawing, usualPlace } from './usual-drawing.tsx';
import { UsualMark } from './usual-mark.tsx';
import { UsualDots } from './usual-progress.tsx';

interface Props extends Comparison {
  name: string;
  area: Area;
  /**
   * The values by day, in any order. Leave out the check-in's default values that the person did
   * not change. Give at least the last 30 days and today: the usual value is computed from the
   * newest 28 days with a value before today.
   */
  values: readonly DayValue[];
  /** Returns a value with its unit. */
  format: (value: number) => string;
  /** The height of the drawing in pixels. */
  height?: number;
  /**
   * The smallest difference between two values that is worth noticing, in their unit. The height of the drawing covers
   * at least ten times this difference.
   */
  smallestDifference: number;
  /** Whether the page shows today's value elsewhere. Then the heading has the usual values in place of the value. */
  isValueElsewhere?: boolean;
  /** The step to which the usual values are rounded. Undefined for no rounding. */
  usualStep?: number;
}

/** The number of days that are drawn. */
const dayCount = 30;

/** The fewest values that are drawn without usual values. */
export const minDrawnValues = 4;

/** Returns whether the days have enough values to be drawn without usual values. */
export const hasEnoughValues = (days: readonly DayValue[]): boolean =>
  days.filter(({ value }) => value !== null).length >= minDrawnValues;

/**
 * Shows the last days of a measure against the person's own usual values. Without usual values and
 * with fewer than `minDrawnValues` values, shows only words. Unlike `UsualBand`, does not load the
 * catalogue of measures, so that the dashboard loads sooner.
 */
export function UsualBandView({
  name,
  area,
  values,
  format,
  smallestDifference,
  height,
  usualStep,
  isValueElsewhere = false,
  ...comparison
}: Props) {
  const { t } = useTranslation('charts');
  const { language } = useLanguage();
  const today = useToday();
  const usualText = useUsualText(comparison, format);
  const exactUsual = findUsual(values, today);
  const missingDays = daysUntilUsual(values, today);
  const usual = exactUsual && usualStep ? roundUsual(exactUsual, usualStep) : exactUsual;
  const lastDays = listLastDays(values, today, dayCount);
  const value = lastDays.at(-1)?.value ?? null;
  // A few values without usual values would be dots on an empty drawing.
  const isDrawn = usual !== null || hasEnoughValues(lastDays);
  const { text, verdict } = usualText(value, usual, missingDays);
  const isNoteAbove = isValueElsewhere && usual !== null;
  const note = (
    <p className="flex items-center gap-2 text-small text-muted">
      {usual ? <UsualMark color={areaColor(area)} /> : <UsualDots missingDays={missingDays} area={area} />}
      {capitalize(text, language)}
    </p>
  );
  const sayDay = ({ day, value: one }: DayValue) => ({
    name: formatRecentDayInSentence(day, language, today),
    text: one === null ? '' : format(one),
  });
  return (
    <figure aria-label={name} className="min-w-0">
      <figcaption className="flex min-h-7 flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium">{name}</span>
        {isNoteAbove ? (
          note
        ) : value !== null ? (
          <>
            {verdict && (
              <span className="ml-auto text-small text-muted max-sm:order-last max-sm:w-full">{verdict}</span>
            )}
            <span className="number text-lead font-semibold">{capitalize(format(value), language)}</span>
          </>
        ) : (
          comparison.missingText && <span className="text-small text-muted">{comparison.missingText}</span>
        )}
      </figcaption>
      {isDrawn && (
        <>
          <ReadableChart
            series={[{ label: name, points: lastDays.map((one) => ({ ...one, ...sayDay(one) })) }]}
            toX={(index) => usualPlace(index, dayCount)}
          >
            <UsualDrawing
              days={lastDays}
              usual={usual}
              color={areaColor(area)}
              smallestDifference={smallestDifference}
              growsDuringDay={comparison.growsDuringDay}
              format={format}
              {...(height !== undefined && { height })}
            />
          </ReadableChart>
          <p aria-hidden="true" className="flex justify-between text-small text-muted">
            <span>{formatShortDay(lastDays[0]?.day ?? today, language)}</span>
            <span>{t('usual.today')}</span>
          </p>
        </>
      )}
      <div className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-small text-muted">
        {isDrawn && value !== null && comparison.growsDuringDay && (
          <p className="flex items-center gap-2">
            <UnfinishedMark color={areaColor(area)} />
            {t('usual.soFar')}
          </p>
        )}
        {!isNoteAbove && note}
      </div>
      <BandTable name={name} days={lastDays} today={today} format={format} />
    </figure>
  );
}

/**
 * Shows how a total that can still grow today is drawn, before a text that says so.
 */
const UnfinishedMark = ({ color }: { color: string }) => (
  <span
    aria-hidden="true"
    className="size-3 shrink-0 rounded-full border-2 bg-raised"
    style={{ borderColor: color }}
  />
);
