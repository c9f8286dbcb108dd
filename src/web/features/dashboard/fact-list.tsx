import { classNames } from '#web/ui/class-names.ts';
import { medianStroke } from './median-stroke.ts';

export interface Fact {
  label: string;
  value: string;
  note?: string;
  /** Whether the hills have a line at this value. */
  isUsual?: boolean;
  /** Whether this is the only fact: the value of today. It has a larger type. */
  isToday?: boolean;
}

/**
 * Shows facts of the year as large texts, in two columns. On paper, they are smaller, so that the year fits on one
 * page.
 */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid grid-cols-2 content-start gap-x-4 gap-y-4 empty:hidden sm:gap-x-7">
    {facts.map(({ label, value, note, isToday, isUsual }) => (
      <div key={label} className="flex flex-wrap content-start items-baseline gap-x-1.5 last:odd:col-span-2">
        <dt className="flex w-full items-center gap-1.5 text-small text-muted">
          {isUsual && <MedianMark />}
          {label}
        </dt>
        <dd
          className={classNames(
            'number leading-tight font-semibold print:text-lead',
            isToday ? 'text-display' : 'text-title',
          )}
        >
          {value}
        </dd>
        {note && <dd className={classNames('text-small text-muted', isToday && 'w-full')}>{note}</dd>}
      </div>
    ))}
  </dl>
);

/** Draws a piece of the line at the median of the year. */
const MedianMark = () => (
  <svg aria-hidden="true" viewBox="0 0 18 2" className="h-0.5 w-4.5 shrink-0">
    <path d="M0 1h18" {...medianStroke} />
  </svg>
);
