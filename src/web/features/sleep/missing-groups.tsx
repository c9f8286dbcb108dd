import { useTranslation } from 'react-i18next';
import { minGroupNights } from '#domain/excellent-nights.ts';
import { ProgressDots } from '#web/charts/progress-dots.tsx';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';

interface Props {
  /** The numbers of excellent nights and of the other rated nights. */
  counts: { best: number; others: number };
}

/** Says how many nights each group has, with a dot for each night that it needs, while at least one needs more. */
export function MissingGroups({ counts }: Props) {
  const { t } = useTranslation('sleep');
  const shown = useShownNumbers();
  return (
    <>
      <ul className="mb-3 flex flex-wrap gap-x-10 gap-y-2">
        {(['best', 'others'] as const).map((group) => (
          <li key={group} className="flex items-center gap-3 font-medium">
            <ProgressDots count={counts[group]} needed={minGroupNights} area="sleep" />
            {t(`excellent.${group}`, { count: counts[group] })}
          </li>
        ))}
      </ul>
      <p className="text-small text-muted">
        {t('excellent.needsMore', { needed: minGroupNights })} {shown.scores && t('excellent.meaning')}
      </p>
    </>
  );
}
