import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { downloadExport, type ExportState } from '#contracts/account.ts';
import { pages } from '#contracts/pages.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ActionRow } from './action-row.tsx';
import { formatDateTime } from './format-date-time.ts';
import { formatFileSize } from './format-file-size.ts';
import { Section } from './section.tsx';
import { useExport, useStartExport } from './use-export.ts';

/** Shows the export of the person's data. If `isDown`, leaves out its state, which the page could not load. */
export function ExportSection({ isDown }: { isDown: boolean }) {
  const { t } = useTranslation('account');
  const query = useExport();
  return (
    <Section id="export" title={t('export.title')}>
      {!isDown && (
        <QueryView
          compact
          query={query}
          errorTitle={t('notLoaded.export')}
          loading={<Skeleton height="3.75rem" />}
        >
          {(data) => <ExportProgress exportState={data} />}
        </QueryView>
      )}
      <Link to={pages.outbox} className={`mt-2 -mb-2 -ml-5 ${buttonStyle('quiet')}`}>
        {t('export.onThisDevice')}
      </Link>
    </Section>
  );
}

function ExportProgress({ exportState }: { exportState: ExportState }) {
  const { t } = useTranslation('account');
  const startExport = useStartExport();
  const isReady = exportState.state === 'ready';
  return (
    <div className="flex flex-col gap-4">
      {exportState.state === 'failed' && <Alert>{t('export.failed')}</Alert>}
      {startExport.error && <ErrorAlert title={t('export.notStarted')} error={startExport.error} />}
      {/* The status region must exist before its content. Otherwise screen readers do not
          announce the content. */}
      <div role="status" className="empty:-mt-4">
        {isReady && <ExportReady exportState={exportState} />}
      </div>
      {exportState.state === 'working' ? (
        <ExportProgressBar percent={exportState.progress} />
      ) : (
        <ActionRow text={isReady ? undefined : t('export.text')}>
          {isReady && (
            <a href={downloadExport.path} download className={buttonStyle('primary')}>
              <Download aria-hidden="true" className="size-5" strokeWidth={1.75} />
              {t('export.download')}
            </a>
          )}
          <Button variant="secondary" busy={startExport.isPending} onClick={() => startExport.mutate()}>
            {isReady ? t('export.again') : t('export.start')}
          </Button>
        </ActionRow>
      )}
    </div>
  );
}

function ExportProgressBar({ percent }: { percent: number }) {
  const { t } = useTranslation('account');
  return (
    <div>
      <ProgressBar label={t('export.progress')} percent={percent} />
      <p className="mt-2 text-small text-muted">{t('export.leave')}</p>
    </div>
  );
}

function ExportReady({ exportState }: { exportState: ExportState }) {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  const { size, finishedAt, expiresAt } = exportState;
  if (size === null || finishedAt === null || expiresAt === null) return null;
  return (
    <>
      <p className="font-medium">
        {t('export.ready', {
          size: formatFileSize(size, language),
          when: formatDateTime(finishedAt, language),
        })}
      </p>
      <p className="text-small text-muted">
        {t('export.until', { when: formatDateTime(expiresAt, language) })}
      </p>
    </>
  );
}
