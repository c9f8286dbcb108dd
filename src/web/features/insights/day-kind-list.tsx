import { useTranslation } from 'react-i18next';
import type { DayGroup } from '#domain/insights/lead.ts';
import type { DayKind } from './use-day-kinds.ts';

interface Props {
  /** The days that are drawn as dots, and the days that are drawn as rings. */
  kinds: readonly [DayKind, DayKind];
  /** A CSS colour. */
  color: string;
  /** Returns a mean as text. The text is empty if the person hides the numbers of the measure. */
  formatMean: (mean: number) => string;
}

/** Says what the dots and the rings of a drawing are, and on how many days the mean of each is based. */
export function DayKindList({ kinds, color, formatMean }: Props) {
  return (
    <ul className="mt-2 space-y-1 text-small">
      {kinds.map(({ kind, text, group }, index) => (
        <li key={kind} className="flex items-baseline gap-2">
          <KindMark isDot={index === 0} color={color} />
          <span>
            <span className="font-medium">{text}.</span> {group && <Mean {...{ group, formatMean }} />}
          </span>
        </li>
      ))}
    </ul>
  );
}

/**
 * Says that a line of the drawing is the mean of a kind of days. The mean is beside the line, so only screen readers get
 * it here: "5.6 on average over 61 days."
 */
function Mean({ group, formatMean }: { group: DayGroup; formatMean: Props['formatMean'] }) {
  const { t } = useTranslation('insights');
  const mean = formatMean(group.mean);
  if (mean === '') return <span className="text-muted">{t('lead.days', { count: group.days })}</span>;
  return (
    <>
      <span aria-hidden="true" className="text-muted">
        {t('lead.line', { count: group.days })}
      </span>{' '}
      <span className="sr-only">{t('lead.mean', { value: mean, count: group.days })}</span>
    </>
  );
}

const KindMark = ({ isDot, color }: { isDot: boolean; color: string }) => (
  <span
    aria-hidden="true"
    className="size-2.5 shrink-0 rounded-full border-2"
    style={{ borderColor: color, background: isDot ? color : 'transparent' }}
  />
);
