import { useTranslation } from 'react-i18next';
import type { ImportState } from '#contracts/imports.ts';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { CsvMappingForm } from './csv-mapping-form.tsx';
import { useCancelImport } from './use-imports.ts';

/** Shows an import that is not over: its progress, or the questions about the columns of its CSV file. */
export function ImportJob({ job }: { job: ImportState }) {
  const { t } = useTranslation('imports');
  const isRunning = job.state === 'running';
  const { bytesRead, bytesTotal, fileName: name } = job;
  // The server reads ahead. So it can still be saving records when the whole file has been read.
  const isRead = isRunning && bytesTotal > 0 && bytesRead >= bytesTotal;
  return (
    <div className="space-y-3 rounded-base border border-line p-4">
      {job.state === 'needsMapping' && job.preview ? (
        <CsvMappingForm job={job} preview={job.preview} />
      ) : (
        <>
          <ProgressBar
            label={isRunning ? t(isRead ? 'job.saving' : 'job.reading', { name }) : t('job.waiting')}
            percent={isRunning && bytesTotal > 0 && !isRead ? (bytesRead / bytesTotal) * 100 : undefined}
            {...(isRead && job.report && { text: t('job.soFar', { count: job.report.read }) })}
          />
          <p className="text-small text-muted">{t('job.leave')}</p>
        </>
      )}
      <CancelButton id={job.id} />
    </div>
  );
}

function CancelButton({ id }: { id: number }) {
  const { t } = useTranslation('imports');
  const showError = useErrorToast();
  const cancel = useCancelImport();
  const handlePress = () =>
    cancel.mutate(
      { params: { id: String(id) } },
      { onError: (error) => showError(t('job.cancelFailed'), error) },
    );
  return (
    <Button variant="quiet" busy={cancel.isPending} onClick={handlePress}>
      {t('job.cancel')}
    </Button>
  );
}
