import { useTranslation } from 'react-i18next';
import { type DayValue, daysUntilUsual, findUsual } from '#domain/measures/usual.ts';
import { formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import type { Area } from '#web/ui/area.ts';
import { AwaitedWeeks } from './awaited-weeks.tsx';
import { ReadableChart } from './readable-chart.tsx';
import { WeekBarDrawing } from './week-bar-drawing.tsx';
import { WeekBarLabels } from './week-bar-labels.tsx';

interface Props {
  /** The accessible name of the chart. */
  title: string;
  /** The first day and the value of each week, oldest first. The last week is the current week. */
  weeks: DayValue[];
  /** The goal for a week, in the unit of the values. */
  goal: number;
  area: Area;
  /** Returns a value with its unit. */
  format: (value: number) => string;
}

/** The heights of the drawing in pixels, on a narrow and on a wide page. */
const narrowHeight = 148;
const wideHeight = 208;

/** The space above the highest bar for its number, and above the example bars for their label, in pixels. */
const headroom = { bars: 22, example: 36 };

/**
 * Draws a bar for each week, a line at the goal, and a band for the usual values of a week, with labels beside them. A
 * week with the value 0 is a ring. A week before the first drawn entry is a tick. Without any entry, draws
 * `AwaitedWeeks` in place of the bars. Screen readers get the weeks as a table, unless none of them has an entry.
 */
export function WeekBars({ title, weeks, goal, area, format }: Props) {
  const { t } = useTranslation('charts');
  const { language } = useLanguage();
  const height = useIsWide() ? wideHeight : narrowHeight;
  const thisWeek = weeks.at(-1)?.day ?? '';
  const isEmpty = weeks.every(({ value }) => value === null);
  const usual = findUsual(weeks, thisWeek);
  const missing = daysUntilUsual(weeks, thisWeek);
  const top = Math.max(goal, usual?.high ?? 0, ...weeks.map(({ value }) => value ?? 0));
  const toY = (value: number) =>
    height - (value / top) * (height - (isEmpty ? headroom.example : headroom.bars));
  const nameInSentence = (day: string) =>
    day === thisWeek
      ? t('weeks.inSentence.current')
      : t('weeks.inSentence.from', { day: formatShortDay(day, language) });
  const points = weeks.map(({ day, value }) => ({
    name: nameInSentence(day),
    value,
    text: value === null ? '' : format(value),
  }));
  return (
    <figure aria-label={title}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2">
        {isEmpty ? (
          <AwaitedWeeks
            height={height}
            goalY={toY(goal)}
            weekCount={weeks.length}
            name={t('weeks.example')}
          />
        ) : (
          <ReadableChart
            series={[{ label: title, points }]}
            step="week"
            toX={(index) => ((index + 0.5) * 100) / weeks.length}
          >
            <WeekBarDrawing {...{ weeks, goal, area, usual, height, toY, format }} />
          </ReadableChart>
        )}
        <WeekBarLabels {...{ goal, usual, height, toY, format }} />
        {!isEmpty && (
          <p aria-hidden="true" className="mt-1 flex justify-between text-small text-muted">
            <span>{formatShortDay(weeks[0]?.day ?? '', language)}</span>
            <span>{t('weeks.current')}</span>
          </p>
        )}
      </div>
      {(isEmpty || !usual) && (
        <p className="mt-2 text-small text-muted">
          {isEmpty ? t('weeks.empty') : t('weeks.needsMore', { count: missing })}
        </p>
      )}
      {!isEmpty && <WeekTable title={title} weeks={weeks} format={format} />}
    </figure>
  );
}

/** Lists the weeks for screen readers. */
function WeekTable({ title, weeks, format }: Pick<Props, 'title' | 'weeks' | 'format'>) {
  const { t } = useTranslation('charts');
  const { language } = useLanguage();
  const thisWeek = weeks.at(-1)?.day;
  const nameWeek = (day: string) =>
    day === thisWeek ? t('weeks.current') : t('weeks.from', { day: formatShortDay(day, language) });
  return (
    <div className="sr-only">
      <table>
        <caption>{title}</caption>
        <tbody>
          {weeks.map(({ day, value }) => (
            <tr key={day}>
              <th scope="row">{nameWeek(day)}</th>
              <td>{value === null ? t('weeks.none') : format(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
