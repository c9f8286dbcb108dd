import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listHealthMetrics } from '#contracts/measures.ts';
import { useToday } from '#web/lib/clock.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { useSourceName } from '#web/ui/use-source-name.ts';
import { EmptySources } from './empty-sources.tsx';
import { countShownDays, weekLength } from './last-days.tsx';
import { LastDaysKey, LastDaysScale } from './last-days-legend.tsx';
import { listOwnDays } from './list-own-days.ts';
import { OtherPages } from './other-pages.tsx';
import { OwnValues } from './own-values.tsx';
import { SourceKinds } from './source-kinds.tsx';
import { SourceRow } from './source-row.tsx';
import { useDeleteSource, useSources } from './use-sources.ts';

/**
 * Shows what the person has entered, and lists the devices and imports that have data. A button deletes the data of a
 * source. Until values span a week, also says where values can come from. `checkin` is a link to today's check-in.
 */
export function SourcesSection({ checkin }: { checkin: ReactNode }) {
  const { t } = useTranslation('imports');
  const [deleted, setDeleted] = useState<string>();
  const sources = useSources();
  const metrics = useQuery(endpointQuery(listHealthMetrics, { query: {} }));
  const own = listOwnDays(metrics.data ?? []);
  const hasOwn = own.length > 0;
  const hasValues = hasOwn || (sources.data !== undefined && sources.data.length > 0);
  const dayCount = countShownDays(
    [...own.flatMap((row) => row.days), ...(sources.data ?? []).map(({ from }) => from)],
    useToday(),
  );
  const isNew = dayCount < weekLength;
  const showsKinds = isNew && sources.data !== undefined && !metrics.isPending;
  return (
    <Card title={t('sources.title')}>
      <div
        className={classNames(
          showsKinds && 'grid gap-x-12 gap-y-6 lg:grid-cols-2',
          showsKinds && !hasValues && 'items-center',
        )}
      >
        <div className="min-w-0">
          {hasValues && dayCount > 1 && (
            <div className="mb-4 flex flex-wrap items-baseline gap-x-6 gap-y-1">
              {!isNew && <p className="text-muted">{t('sources.period', { count: dayCount })}</p>}
              <LastDaysKey dayCount={dayCount} />
            </div>
          )}
          {hasOwn && <OwnValues own={own} dayCount={dayCount} />}
          <QueryView compact query={sources} errorTitle={t('sources.loadFailed')} loading={<SkeletonRows />}>
            {(rows) =>
              rows.length > 0 ? (
                <ul className={classNames('divide-y divide-line', hasOwn && 'mt-4 border-t border-line')}>
                  {rows.map((row) => (
                    <SourceRow
                      key={row.source}
                      row={row}
                      dayCount={dayCount}
                      onDelete={() => setDeleted(row.source)}
                    />
                  ))}
                </ul>
              ) : (
                !metrics.isPending && !hasOwn && <EmptySources checkin={checkin} />
              )
            }
          </QueryView>
          {hasValues && dayCount > 1 && <LastDaysScale dayCount={dayCount} />}
          {hasValues && <div className="mt-5 empty:hidden">{checkin}</div>}
          {hasValues && !showsKinds && <OtherPages />}
        </div>
        {showsKinds && (
          <div className="min-w-0">
            <SourceKinds />
            <OtherPages />
          </div>
        )}
      </div>
      {deleted && <DeleteDialog source={deleted} onClose={() => setDeleted(undefined)} />}
    </Card>
  );
}

function DeleteDialog({ source, onClose }: { source: string; onClose: () => void }) {
  const { t } = useTranslation('imports');
  const toast = useToast();
  const showError = useErrorToast();
  const deleteSource = useDeleteSource();
  const name = useSourceName()(source);
  const handleConfirm = () =>
    deleteSource.mutate(
      { params: { source } },
      {
        onSuccess: () => toast.show({ title: t('sources.deleted', { name }) }),
        onError: (error) => showError(t('sources.notDeleted'), error),
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('sources.confirmTitle', { name })}
      description={t('sources.confirmText', { name })}
      confirmLabel={t('sources.delete')}
      onConfirm={handleConfirm}
      danger
      busy={deleteSource.isPending}
    />
  );
}
