import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { useUnsentState } from '#web/lib/outbox/use-unsent.ts';
import { Alert } from '#web/ui/alert.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { FileCard } from './file-card.tsx';
import { InstallHint } from './install-hint.tsx';
import { LostEdits } from './lost-edits.tsx';
import { UnsentCard } from './unsent-card.tsx';

/** Shows the unsent entries of this device, and the values that a later edit from another device replaced. */
export function OutboxPage() {
  const { t } = useTranslation('outbox');
  const { canKeep } = useUnsentState();
  return (
    <>
      <BackLink to={pages.accountSettings} label={t('toAccount')} />
      <PageHeader title={t('title')} />
      <div className="space-y-4 sm:space-y-6">
        {!canKeep && <Alert tone="attention">{t('unavailable')}</Alert>}
        <UnsentCard />
        <LostEdits />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 *:flex *:flex-col sm:gap-6 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
          <FileCard />
          <InstallHint />
        </div>
      </div>
    </>
  );
}
