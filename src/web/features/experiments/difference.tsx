import { useTranslation } from 'react-i18next';
import type { Experiment } from '#contracts/experiments.ts';
import { useExperimentText } from './use-experiment-text.ts';

interface Props {
  label: string;
  text: string;
  outcome: Experiment['plan']['outcome'];
  /** The difference, and the ends of its likely range. */
  comparison: { effect: number; low: number | null; high: number | null };
  /** Shows the difference larger. */
  isMain?: boolean;
}

/** Shows a difference with its likely range, as an item of a definition list. */
export function Difference({ label, text, outcome, comparison, isMain = false }: Props) {
  const { t } = useTranslation('experiments');
  const { difference, range, isShown } = useExperimentText();
  const { effect, low, high } = comparison;
  const likely = low === null || high === null ? t('noInterval') : t('likely', range(low, high));
  return (
    <div>
      <dt className="font-medium">{label}</dt>
      <dd>
        <p className={isMain ? 'number text-display font-semibold' : 'number text-title font-semibold'}>
          {difference(outcome, effect, true, true)}
        </p>
        {isShown(outcome) && <p className="text-muted tabular-nums">({likely})</p>}
        <p className={`max-w-prose text-small text-muted ${isMain ? 'mt-3' : 'mt-1'}`}>{text}</p>
      </dd>
    </div>
  );
}
