import { useTranslation } from 'react-i18next';
import { numberFormat } from '#domain/intl-formats.ts';
import { type DayValue, daysUntilUsual, findUsual } from '#domain/measures/usual.ts';
import { shortenFirst } from '#domain/shorten-first.ts';
import { formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { type Area, areaColor } from '#web/ui/area.ts';
import { ReadableChart } from './readable-chart.tsx';

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

const height = 148;
/** The space above the highest bar for its number, in pixels. */
const headroom = 22;

/**
 * Draws a bar for each week, a line at the goal, and a band for the usual values of a week. Weeks before the first
 * entry have no bar. Screen readers get the weeks as a table.
 */
export function WeekBars({ title, weeks, goal, area, format }: Props) {
  const { t } = useTranslation('charts');
  const { language } = useLanguage();
  const thisWeek = weeks.at(-1)?.day ?? '';
  const usual = findUsual(weeks, thisWeek);
  const missing = daysUntilUsual(weeks, thisWeek);
  const nameWeek = (day: string) =>
    day === thisWeek ? t('weeks.current') : t('weeks.from', { day: formatShortDay(day, language) });
  const nameRange = (low: string, high: string) =>
    low === high ? low : t('usual.range', { low: shortenFirst(low, high), high });
  // Quartiles are computed, so a decimal would claim a precision that they do not have.
  const nameUsual = (value: number) => format(Math.round(value));
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
      <ReadableChart
        series={[{ label: title, points }]}
        step="week"
        toX={(index) => ((index + 0.5) * 100) / weeks.length}
      >
        <BarDrawing weeks={weeks} goal={goal} area={area} usual={usual} />
      </ReadableChart>
      <p aria-hidden="true" className="mt-1 flex justify-between text-small text-muted">
        <span>{formatShortDay(weeks[0]?.day ?? '', language)}</span>
        <span>{t('weeks.current')}</span>
      </p>
      <p className="mt-2 text-small text-muted">
        {usual
          ? t('weeks.usual', {
              usual: nameRange(nameUsual(usual.low), nameUsual(usual.high)),
              goal: format(goal),
            })
          : t('weeks.needsMore', { count: missing, goal: format(goal) })}
      </p>
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
    </figure>
  );
}

interface DrawingProps extends Pick<Props, 'weeks' | 'goal' | 'area'> {
  usual: ReturnType<typeof findUsual>;
}

function BarDrawing({ weeks, goal, area, usual }: DrawingProps) {
  const { language } = useLanguage();
  const highest = Math.max(...weeks.map(({ value }) => value ?? 0));
  const top = Math.max(highest, goal, usual?.high ?? 0);
  const y = (value: number) => height - (value / top) * (height - headroom);
  const step = 100 / weeks.length;
  const number = numberFormat(language, { maximumFractionDigits: 1 });
  return (
    <svg aria-hidden="true" className="block w-full overflow-visible" height={height}>
      {usual && (
        <rect
          width="100%"
          y={y(usual.high)}
          height={Math.max(3, y(usual.low) - y(usual.high))}
          rx="4"
          fill={areaColor(area)}
          opacity="0.16"
        />
      )}
      <line x2="100%" y1={height - 0.5} y2={height - 0.5} stroke="var(--line)" />
      <line x2="100%" y1={y(goal)} y2={y(goal)} stroke="var(--control)" strokeDasharray="3 5" />
      {weeks.map(({ day, value }, index) => {
        if (value === null) return null;
        const isCurrent = index === weeks.length - 1;
        const isNamed = value > 0 && (isCurrent || value === highest);
        return (
          <g key={day}>
            <rect
              x={`${index * step + step * 0.18}%`}
              width={`${step * 0.64}%`}
              y={Math.min(y(value), height - 3)}
              height={Math.max(3, height - y(value))}
              rx="4"
              fill={areaColor(area)}
              opacity={isCurrent ? 1 : 0.55}
            />
            {isNamed && (
              <text
                x={`${(index + 0.5) * step}%`}
                y={y(value) - 6}
                textAnchor="middle"
                className="fill-(--ink) text-small font-semibold tabular-nums"
              >
                {number.format(value)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
