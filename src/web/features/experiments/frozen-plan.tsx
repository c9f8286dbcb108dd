import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buildUrl } from '#contracts/build-request.ts';
import { type Experiment, exportExperiment } from '#contracts/experiments.ts';
import { formatDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { Fold } from './fold.tsx';
import { useExperimentText } from './use-experiment-text.ts';

/**
 * Shows the plan with which an experiment was started, the SHA-256 hash of the plan, and a link to download the
 * experiment. The section is collapsed at first.
 */
export function FrozenPlan({ experiment: { id, plan, planSha256 } }: { experiment: Experiment }) {
  const { t } = useTranslation('experiments');
  const { language } = useLanguage();
  const { difference, isShown } = useExperimentText();
  const today = useToday();
  return (
    <div className="mt-6 -mb-2 border-t border-line pt-2 sm:-mb-4">
      <Fold title={t('frozen')}>
        <p className="max-w-prose text-muted">
          {t(isShown(plan.outcome) ? 'frozenText' : 'frozenTextHidden', {
            length: plan.length,
            start: formatDay(plan.start, language, today),
            draws: plan.draws,
            smallest: difference(plan.outcome, plan.smallestThatMatters),
          })}
        </p>
        <dl>
          <dt className="text-small text-muted">{t('hash')}</dt>
          <dd className="font-mono text-small break-all">{planSha256}</dd>
        </dl>
        <a
          href={buildUrl(exportExperiment.path, { params: { id: String(id) } })}
          download={`lagom-experiment-${id}.json`}
          className={buttonStyle('secondary')}
        >
          <Download aria-hidden="true" className="size-5" strokeWidth={1.75} />
          {t('export')}
        </a>
        <p className="text-small text-muted">{t('recompute')}</p>
      </Fold>
    </div>
  );
}
