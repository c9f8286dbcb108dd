import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { areaColor } from '#web/ui/area.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { DayMarks } from './day-marks.ts';

const color = areaColor('cycle');
const faint = `color-mix(in srgb, ${color} 26%, transparent)`;
const hatched = `repeating-linear-gradient(135deg, ${faint} 0 3px, transparent 3px 7px)`;

const noMarks: DayMarks = {
  today: false,
  start: false,
  period: false,
  predicted: false,
  likeliest: false,
  logged: 0,
};

interface Props {
  marks: DayMarks;
  selected?: boolean;
  small?: boolean;
  /** The number of the day in the month. */
  children?: ReactNode;
}

/**
 * Draws a day as a circle. A period day is filled. A day in the predicted range is hatched with a dashed border, and
 * the likeliest start of the next period has a solid border. Today's number is underlined. A small dot below the number
 * marks a day with an entry, and a dot at the corner marks the start of a period. The selected day has a ring around
 * it.
 */
export function DayCell({ marks, selected = false, small = false, children }: Props) {
  const { today, start, period, predicted, likeliest, logged } = marks;
  const isUnfilled = !period && !start;
  return (
    <span
      className={classNames(
        'relative flex shrink-0 items-center justify-center rounded-full tabular-nums',
        small ? 'size-5' : 'size-9',
        today && 'font-bold',
        !isUnfilled && 'text-paper',
        selected && 'ring-2 ring-ink ring-offset-2 ring-offset-raised',
      )}
      style={{
        ...(isUnfilled ? predicted && { backgroundImage: hatched } : { background: color }),
        ...(isUnfilled && predicted && { border: `${likeliest ? '2px solid' : '1px dashed'} ${color}` }),
      }}
    >
      {today ? <span className="border-b-2 border-current leading-tight">{children}</span> : children}
      {start && (
        <span
          aria-hidden="true"
          className="absolute -top-0.5 right-0 size-2.5 rounded-full border-2 border-raised bg-ink"
        />
      )}
      {logged > 0 && <span aria-hidden="true" className="absolute bottom-1 size-1 rounded-full bg-current" />}
    </span>
  );
}

const legendMarks = {
  period: { ...noMarks, period: true },
  start: { ...noMarks, period: true, start: true },
  predicted: { ...noMarks, predicted: true },
  likeliest: { ...noMarks, predicted: true, likeliest: true },
  logged: { ...noMarks, logged: 1 },
  today: { ...noMarks, today: true },
} satisfies Record<string, DayMarks>;

/** Explains the marks of the calendar. */
export function CalendarLegend() {
  const { t } = useTranslation('cycle');
  const names = Object.keys(legendMarks) as (keyof typeof legendMarks)[];
  return (
    <ul aria-label={t('calendar.legend')} className="flex flex-wrap gap-x-4 gap-y-1 text-small text-muted">
      {names.map((name) => (
        <li key={name} className="flex items-center gap-2">
          <span aria-hidden="true">
            <DayCell marks={legendMarks[name]} small>
              {name === 'today' && '7'}
            </DayCell>
          </span>
          {t(`calendar.signs.${name}`)}
        </li>
      ))}
    </ul>
  );
}
