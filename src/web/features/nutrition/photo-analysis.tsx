import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/i18n/error-message.ts';
import { formatPercent } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { CallError } from '#web/lib/call-api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ConsentPanel } from './consent-panel.tsx';
import type { usePhotoAnalysis } from './use-photo-analysis.ts';

/** Shows the state of the photo analysis: the question for consent, the progress, the result or the failure. */
export function PhotoAnalysis({ analysis }: { analysis: ReturnType<typeof usePhotoAnalysis> }) {
  const { t } = useTranslation(['foods', 'common']);
  const { language } = useLanguage();
  const { state } = analysis;
  if (state === 'consent') {
    return (
      <ConsentPanel
        purpose="photo"
        service={analysis.service}
        isSaving={analysis.isSavingConsent}
        onConsent={analysis.consent}
        onRefuse={analysis.refuse}
      />
    );
  }
  if (state === 'sending') {
    return (
      <div className="flex items-center gap-3 rounded-base border border-line bg-paper py-1 pr-1 pl-4">
        <Spinner size="small" />
        <p role="status" className="grow">
          {t('photo.analysing')}
        </p>
        <Button variant="quiet" onClick={analysis.cancel}>
          {t('photo.cancel')}
        </Button>
      </div>
    );
  }
  if (state === 'off') return <Alert tone="attention">{t('photo.off')}</Alert>;
  if (state === 'failed') {
    const isQuota = analysis.error instanceof CallError && analysis.error.code === 'ai_quota_used';
    return (
      <Alert>
        <p className="font-semibold">{t('photo.failed')}</p>
        <p>{isQuota ? errorMessage(analysis.error, language) : t('photo.failedText')}</p>
        {!isQuota && (
          <div className="-ml-5">
            <Button variant="quiet" onClick={analysis.retry}>
              {t('common:tryAgain')}
            </Button>
          </div>
        )}
      </Alert>
    );
  }
  if (analysis.confidence === undefined) return null;
  if (analysis.isHidden) {
    return (
      <p role="status" className="text-small text-muted">
        {t('photo.hidden')}
      </p>
    );
  }
  return (
    <p role="status" className="text-small text-muted">
      {t('photo.read', { percent: formatPercent(analysis.confidence * 100, language) })}
    </p>
  );
}
