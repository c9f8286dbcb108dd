import { Link } from '@tanstack/react-router';
import { ArrowLeft, CircleCheck, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { dateFormat } from '#domain/intl-formats.ts';
import { dateLocale } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useUnsentActions, useUnsentState } from '#web/lib/outbox/use-unsent.ts';
import { useIsOnline } from '#web/lib/use-is-online.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { groupEntries } from '#web/ui/unsent/entry-kinds.ts';
import { UnsentRow } from '#web/ui/unsent/unsent-row.tsx';
import { FileCard } from './file-card.tsx';
import { InstallHint } from './install-hint.tsx';
import { LostEdits } from './lost-edits.tsx';

/** Shows the unsent entries of this device, and the values that a later edit from another device replaced. */
export function OutboxPage() {
  const { t } = useTranslation('outbox');
  const { canKeep, isKnown, all } = useUnsentState();
  const isEmpty = isKnown && all.length === 0;
  return (
    <>
      <Link
        to={pages.accountSettings}
        className="-ml-1 inline-flex min-h-11 items-center gap-1.5 rounded-base px-1 font-medium text-primary underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('toAccount')}
      </Link>
      <PageHeader title={t('title')} subtitle={t(isEmpty ? 'subtitleEmpty' : 'subtitle')} />
      <div className="space-y-4 sm:space-y-6">
        {!canKeep && <Alert tone="attention">{t('unavailable')}</Alert>}
        <UnsentCard />
        <div className="grid gap-4 sm:gap-6 lg:grid-cols-2">
          <FileCard />
          <InstallHint />
        </div>
        <LostEdits />
      </div>
    </>
  );
}

function UnsentCard() {
  const { t } = useTranslation('outbox');
  const { language } = useLanguage();
  const { all, isKnown } = useUnsentState();
  const groups = groupEntries(all);
  const format = dateFormat(dateLocale(language), { dateStyle: 'medium', timeStyle: 'short' });
  if (!isKnown) return null;
  if (groups.length === 0) {
    return (
      <Card>
        <p className="flex items-center gap-3 font-display text-lead font-semibold">
          <CircleCheck aria-hidden="true" className="size-7 shrink-0 text-primary" strokeWidth={1.5} />
          {t('empty')}
        </p>
      </Card>
    );
  }
  return (
    <Card title={t('unsent')} action={<SendButton />}>
      <ul className="divide-y divide-line">
        {groups.map((group) => (
          <UnsentRow
            key={group.key}
            group={group}
            isDetailed
            formatTime={(instant) => format.format(instant)}
          />
        ))}
      </ul>
    </Card>
  );
}

/**
 * Shows a button that sends all entries that were not refused. A refused entry has its own button, because the person
 * should look at the entry before sending it again.
 */
function SendButton() {
  const { t } = useTranslation('outbox');
  const toast = useToast();
  const isOnline = useIsOnline();
  const { entries } = useUnsentState();
  const { send } = useUnsentActions();
  const waiting = entries.filter(({ refusal }) => !refusal).map(({ number }) => number);
  if (waiting.length === 0) return null;
  const handlePress = () =>
    void send(waiting).catch(() => toast.show({ title: t('failed'), tone: 'danger' }));
  return (
    <Button variant="secondary" disabled={!isOnline} onClick={handlePress}>
      <Send aria-hidden="true" className="size-5" strokeWidth={1.75} />
      {t('sendAll')}
    </Button>
  );
}
