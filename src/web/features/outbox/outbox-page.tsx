import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { useUnsentState } from '#web/lib/outbox/use-unsent.ts';
import { Alert } from '#web/ui/alert.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { FileRow } from './file-row.tsx';
import { KeptPagesRow } from './kept-pages-row.tsx';
import { LostEdits } from './lost-edits.tsx';
import { StorageRow } from './storage-row.tsx';
import { UnsentCard } from './unsent-card.tsx';

/**
 * Shows the unsent entries of this device, what else its browser keeps, and the values that a later edit from another
 * device replaced.
 */
export function OutboxPage() {
  const { t } = useTranslation('outbox');
  const { canKeep } = useUnsentState();
  return (
    <>
      <BackLink to={pages.accountSettings} label={t('toAccount')} />
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <div className="space-y-4 sm:space-y-6">
        {!canKeep && <Alert tone="attention">{t('unavailable')}</Alert>}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6 lg:grid-cols-2">
          {/* The card of unsent entries is only as high as its list. The picture of an empty list fills its place. */}
          <div className="grid has-[ul]:self-start">
            <UnsentCard />
          </div>
          <Card title={t('kept')}>
            <div className="divide-y divide-line">
              <StorageRow />
              <FileRow />
              {canKeep && <KeptPagesRow />}
            </div>
          </Card>
        </div>
        <LostEdits />
      </div>
    </>
  );
}
