import { classNames } from '#web/ui/class-names.ts';

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
 * Shows the facts of the year as large texts, in four columns if there are more than two and their container is wide. On
 * paper, they are smaller, so that the year fits on one page.
 */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl
    className={classNames(
      'grid grid-cols-2 gap-x-6 gap-y-4 empty:hidden sm:gap-x-7 print:grid-cols-4',
      facts.length > 2 && '@min-[40rem]:grid-cols-4',
    )}
  >
    {facts.map(({ label, value, note, isToday, isUsual }) => (
      <div key={label} className="last:odd:col-span-2">
        <dt className="flex items-center gap-1.5 text-small text-muted">
          {isUsual && <span aria-hidden="true" className="w-4 border-t border-dashed border-ink" />}
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
        {note && <dd className="text-small text-muted">{note}</dd>}
      </div>
    ))}
  </dl>
);
