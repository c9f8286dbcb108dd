import { useTranslation } from 'react-i18next';
import { Card } from '#web/ui/card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ImportHelp } from './import-help.tsx';
import { ImportJob } from './import-job.tsx';
import { ImportUpload } from './import-upload.tsx';
import { isUnfinished, useImports } from './use-imports.ts';

/**
 * Shows the import of files from other apps: the upload, its progress, and the questions about a CSV file.
 */
export function ImportSection() {
  const { t } = useTranslation('imports');
  const query = useImports();
  return (
    <div id="import" tabIndex={-1} className="grid scroll-mt-24 outline-none md:scroll-mt-36">
      <Card title={t('upload.title')}>
        <p className="mb-4 max-w-prose text-muted">{t('upload.text')}</p>
        <div className="space-y-5">
          <QueryView
            compact
            query={query}
            errorTitle={t('history.loadFailed')}
            loading={<Skeleton height="9rem" />}
          >
            {(jobs) => {
              const unfinished = jobs.filter(isUnfinished);
              return (
                <>
                  {unfinished.map((job) => (
                    <ImportJob key={job.id} job={job} />
                  ))}
                  {unfinished.length === 0 ? (
                    <ImportUpload />
                  ) : (
                    <p className="text-small text-muted">{t('upload.oneAtATime')}</p>
                  )}
                </>
              );
            }}
          </QueryView>
          {!query.data && query.isError && <ImportUpload />}
          <ImportHelp />
        </div>
      </Card>
    </div>
  );
}
