import { Link } from '@tanstack/react-router';
import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useRunningExperiments } from './use-experiments.ts';

/**
 * Explains what an experiment is, and links to the experiments page. Renders nothing while an
 * experiment has no result yet, because `RunningExperiments` then has the link.
 */
export function ExperimentsLink() {
  const { t } = useTranslation('experiments');
  if (useRunningExperiments().length > 0) return null;
  return (
    <Card title={t('link.title')} isColumn>
      <div className="flex grow flex-wrap content-between items-center justify-between gap-x-8 gap-y-4">
        <p className="max-w-prose text-muted">{t('link.text')}</p>
        <Link to={pages.experiments} className={buttonStyle('secondary')}>
          <FlaskConical aria-hidden="true" className="size-5" strokeWidth={1.75} />
          {t('link.open')}
        </Link>
      </div>
    </Card>
  );
}
