import { useTranslation } from 'react-i18next';
import { formatHours } from '#domain/format-hours.ts';

const stages = ['deep', 'rem', 'light', 'awake'] as const;
type Stage = (typeof stages)[number];

/** The hours of each stage. Null if the source does not measure the stage. */
export type StageHours = Record<Stage, number | null>;

/** Deeper sleep has a stronger colour. Being awake has the colour of an empty bar. */
const colors: Record<Stage, string> = {
  deep: 'var(--sleep)',
  rem: 'color-mix(in oklab, var(--sleep) 70%, var(--raised))',
  light: 'color-mix(in oklab, var(--sleep) 40%, var(--raised))',
  awake: 'var(--line)',
};

/** Shows the stages of a night as a stacked bar, with a legend that names each stage and its length. */
export function StageBar({ hours }: { hours: StageHours }) {
  const { t } = useTranslation('sleep');
  const known = stages.flatMap((stage) => {
    const value = hours[stage];
    return value === null || value <= 0 ? [] : [{ stage, value }];
  });
  if (known.length === 0) return null;
  return (
    <div className="mt-2">
      <div aria-hidden="true" className="flex h-2 gap-px overflow-hidden rounded-full">
        {known.map(({ stage, value }) => (
          <span key={stage} style={{ flexGrow: value, background: colors[stage] }} />
        ))}
      </div>
      <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-0.5 text-small text-muted">
        {known.map(({ stage, value }) => (
          <li key={stage} className="flex items-center gap-1.5">
            <span
              aria-hidden="true"
              className="size-2.5 shrink-0 rounded-full"
              style={{ background: colors[stage] }}
            />
            {t(`stages.${stage}`)}
            <span className="tabular-nums">{formatHours(value)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
