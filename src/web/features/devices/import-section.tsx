import { useTranslation } from 'react-i18next';
import type { ImportState } from '#contracts/imports.ts';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ImportHelp } from './import-help.tsx';
import { ImportJob } from './import-job.tsx';
import { ImportUpload } from './import-upload.tsx';
import { isUnfinished, useImports } from './use-imports.ts';

/**
 * Shows the import of files from other apps: the upload, its progress, the questions about a CSV file, and how to get
 * the file from each app. If `isDown`, shows only a running upload and how to get the file, because the server cannot
 * be reached.
 */
export function ImportSection({ isDown }: { isDown: boolean }) {
  const { t } = useTranslation('imports');
  const query = useImports();
  const unfinished = query.data?.filter(isUnfinished) ?? [];
  const hasFailed = query.data === undefined && query.errorUpdatedAt > 0;
  // The upload has one place, and stays during another attempt to load the imports, which must not cancel it.
  const offersUpload = query.data ? unfinished.length === 0 : hasFailed || isDown;
  return (
    <div id="import" tabIndex={-1} className="grid scroll-mt-24 outline-none md:scroll-mt-36">
      <Card title={t('upload.title')}>
        <div
          className={classNames(
            'grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6',
            offersUpload && 'lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
          )}
        >
          <div className="flex flex-col gap-5">
            <p className="text-muted">{t('upload.text')}</p>
            {offersUpload && <ImportUpload isDown={isDown} />}
            {!isDown && (
              <QueryView
                compact
                query={query}
                errorTitle={t('history.loadFailed')}
                loading={<Skeleton height="9rem" />}
              >
                {() => <UnfinishedImports jobs={unfinished} />}
              </QueryView>
            )}
          </div>
          <ImportHelp />
        </div>
      </Card>
    </div>
  );
}

/** Shows the imports that are not over. Renders nothing if there are none. */
function UnfinishedImports({ jobs }: { jobs: ImportState[] }) {
  const { t } = useTranslation('imports');
  if (jobs.length === 0) return null;
  return (
    <>
      {jobs.map((job) => (
        <ImportJob key={job.id} job={job} />
      ))}
      <p className="text-small text-muted">{t('upload.oneAtATime')}</p>
    </>
  );
}
