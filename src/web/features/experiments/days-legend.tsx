import { useTranslation } from 'react-i18next';
import type { Experiment } from '#contracts/experiments.ts';

interface Props extends Pick<Experiment, 'plan'> {
  color: string;
  /** Whether the drawing has the mean of the days with the action off. */
  hasMean: boolean;
  hasBand: boolean;
}

/** Explains the points, the lines and the band of the drawing of the days. */
export function DaysLegend({ color, plan: { action }, hasMean, hasBand }: Props) {
  const { t } = useTranslation('experiments');
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-small text-muted">
      <span className="flex items-center gap-2">
        <span className="size-3 rounded-full" style={{ background: color }} />
        {t(`plan.${action.form}.on`)}
      </span>
      <span className="flex items-center gap-2">
        <span className="size-3 rounded-full border-2" style={{ borderColor: color }} />
        {t(`plan.${action.form}.off`)}
      </span>
      {hasMean && (
        <span className="flex items-center gap-2">
          <span className="w-6 border-t-2 border-dashed border-(--muted)" />
          {t('plot.mean')}
        </span>
      )}
      {hasBand && (
        <span className="flex items-center gap-2">
          <span className="h-3 w-6 opacity-25" style={{ background: color }} />
          {t('plot.band')}
        </span>
      )}
    </p>
  );
}
