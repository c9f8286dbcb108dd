import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#domain/calendar-day.ts';
import {
  type DayValue,
  daysUntilUsual,
  findUsual,
  listLastDays,
  type Usual,
} from '#domain/measures/usual.ts';
import { capitalize, formatRecentDayInSentence } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { type Area, areaColor } from '#web/ui/area.ts';
import { BandTable } from './band-table.tsx';
import { ReadableChart } from './readable-chart.tsx';
import { type Comparison, useUsualRange, useUsualText } from './use-usual-text.ts';
import { rowDays, rowGrid, rowMarks } from './usual-axis.tsx';
import { minDrawnValues } from './usual-band-view.tsx';
import { UsualDrawing, usualPlace } from './usual-drawing.tsx';
import { UsualProgress } from './usual-progress.tsx';

interface Props extends Pick<Comparison, 'words'> {
  name: string;
  area: Area;
  /** The values by day, in any order. */
  values: readonly DayValue[];
  /** The last day of the drawing. */
  last: CalendarDay;
  /** Names a day at the start of a sentence. */
  nameDay: (day: CalendarDay) => string;
  /** Returns a value with its unit. */
  format: (value: number) => string;
  /** See `UsualDrawing`. */
  smallestDifference: number;
  /** The fewest values that are drawn without usual values. */
  minDrawn?: number;
  /** See `UsualDrawing`. */
  isInverted?: boolean;
  /** A sentence about the values. */
  children?: ReactNode;
}

/**
 * Shows a measure of the last days as one of several rows above one `UsualAxis`: the newest value, how it compares with
 * the person's usual values, and a drawing of the days over the band of the usual values. For screen readers, replaces
 * the drawing with a description (see `ReadableChart`) and a table, which also lists earlier values.
 */
export function UsualRow({ children, ...props }: Props) {
  const {
    name,
    area,
    values,
    last,
    format,
    smallestDifference,
    minDrawn = minDrawnValues,
    isInverted = false,
  } = props;
  const { language } = useLanguage();
  const today = useToday();
  const usual = findUsual(values, last);
  const days = listLastDays(values, last, rowDays);
  const first = days[0]?.day ?? last;
  const earlier = values
    .filter(({ day, value }) => day < first && value !== null)
    .sort((one, other) => (one.day < other.day ? -1 : 1));
  const newest = [...earlier, ...days].findLast(({ value }) => value !== null);
  const isDrawn = usual !== null || days.filter(({ value }) => value !== null).length >= minDrawn;
  const textOf = useRowText(props);
  const points = days.map((one) => ({
    ...one,
    name: formatRecentDayInSentence(one.day, language, today),
    text: one.value === null ? '' : format(one.value),
  }));
  return (
    <figure aria-label={name} className={rowGrid}>
      <figcaption className="min-w-0">
        <p className="flex items-baseline justify-between gap-x-3">
          <span className="font-medium">{name}</span>
          {newest && (
            <span className="number shrink-0 text-lead font-semibold">
              {capitalize(format(newest.value ?? 0), language)}
            </span>
          )}
        </p>
        {newest && <p className="text-small text-muted">{textOf(newest, usual)}</p>}
        {!usual && <UsualProgress missingDays={daysUntilUsual(values, last)} area={area} />}
        {children}
      </figcaption>
      {isDrawn && (
        <ReadableChart series={[{ label: name, points }]} toX={(index) => usualPlace(index, rowDays)}>
          <UsualDrawing
            {...{ days, usual, format, smallestDifference, isInverted }}
            color={areaColor(area)}
            marks={rowMarks}
            height={112}
            fillsHeight
            bridgesGaps
          />
        </ReadableChart>
      )}
      <BandTable name={name} days={[...earlier, ...days]} today={today} format={format} />
    </figure>
  );
}

/**
 * Returns a function that names the day of the newest value and compares it with the usual values. A value of an
 * earlier day is one of the usual values, so the text then says only what is usual.
 */
function useRowText({ words, format, nameDay, last }: Pick<Props, 'words' | 'format' | 'nameDay' | 'last'>) {
  const { t } = useTranslation('charts');
  const usualText = useUsualText({ words, growsDuringDay: false }, format);
  const rangeOf = useUsualRange(format);
  return ({ day, value }: DayValue, usual: Usual | null): string => {
    const name = nameDay(day);
    if (!usual) return name;
    const range = rangeOf(usual);
    if (day !== last) return `${name}. ${t('usual.only', { usual: range })}`;
    const { text, verdict } = usualText(value, usual, 0);
    return `${name}, ${verdict ? t('usual.compared', { verdict, usual: range }) : text}`;
  };
}
