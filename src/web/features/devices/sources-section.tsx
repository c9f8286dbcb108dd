import { Trash2, Waypoints } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EndpointOutput } from '#contracts/endpoint.ts';
import type { listSources } from '#contracts/sources.ts';
import { isOwnerOnlySource } from '#domain/devices/source-use.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { formatDay, formatNumber, formatRecentDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { useSourceName } from '#web/ui/use-source-name.ts';
import { LastDays, lastColumn } from './last-days.tsx';
import { OwnValues } from './own-values.tsx';
import { useDeleteSource, useSources } from './use-sources.ts';

type SourceSummary = EndpointOutput<typeof listSources>[number];

/**
 * Shows what the person has entered, and lists the devices and imports that have data. A button deletes the data of a
 * source.
 */
export function SourcesSection() {
  const { t } = useTranslation('imports');
  const [deleted, setDeleted] = useState<string>();
  return (
    <Card title={t('sources.title')}>
      <p className="mb-4 text-muted">{t('sources.text')}</p>
      <OwnValues />
      <QueryView compact query={useSources()} errorTitle={t('sources.loadFailed')} loading={<SkeletonRows />}>
        {(sources) =>
          sources.length === 0 ? (
            <EmptyState compact icon={Waypoints} title={t('sources.empty')} text={t('sources.emptyText')} />
          ) : (
            <ul className="divide-y divide-line">
              {sources.map((row) => (
                <SourceRow key={row.source} row={row} onDelete={() => setDeleted(row.source)} />
              ))}
            </ul>
          )
        }
      </QueryView>
      {deleted && <DeleteDialog source={deleted} onClose={() => setDeleted(undefined)} />}
    </Card>
  );
}

function SourceRow({ row, onDelete }: { row: SourceSummary; onDelete: () => void }) {
  const { t } = useTranslation('imports');
  const { language } = useLanguage();
  const today = useToday();
  const sourceName = useSourceName();
  const name = sourceName(row.source);
  const facts = [
    t('sources.values', { count: row.values, formatted: formatNumber(row.values, language) }),
    t('sources.span', { from: formatDay(row.from, language, today), to: formatDay(row.to, language, today) }),
  ];
  const measureNames = row.measures.map((measure) => measures[measure].name[language]);
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-x-2 sm:gap-x-3">
        <span className="min-w-0 grow font-semibold">{name}</span>
        <LastDays days={row.recentDays} />
        <span className={`text-small text-muted tabular-nums ${lastColumn}`}>
          {formatRecentDay(row.to, language, today)}
        </span>
      </p>
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <p className="text-small text-muted tabular-nums">{facts.join(' · ')}</p>
          <MeasureNames names={measureNames} />
          {row.isSimulated && <p className="mt-1 text-small text-attention">{t('sources.simulated')}</p>}
          {isOwnerOnlySource(row.source) && (
            <p className="mt-1 text-small text-muted">{t('sources.ownerOnly')}</p>
          )}
        </div>
        <span className="-mr-3">
          <IconButton icon={Trash2} label={t('sources.deleteName', { name })} onClick={onDelete} />
        </span>
      </div>
    </li>
  );
}

/** The largest number of measures whose names are listed at once. */
const listedMeasures = 4;

/** Shows the names of a source's measures. A long list is folded. */
function MeasureNames({ names }: { names: string[] }) {
  const { t } = useTranslation('imports');
  const list = <p className="text-small text-muted">{names.join(' · ')}</p>;
  if (names.length <= listedMeasures) return list;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 text-small font-medium text-primary md:min-h-0 md:py-1">
        {t('sources.measures', { count: names.length })}
      </summary>
      {list}
    </details>
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
